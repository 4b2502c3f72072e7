import { logCapsuleText, parseLogCapsule } from '@shop/adapters/trace/log-capsule';
import { replayLog } from '@shop/adapters/trace/replay-log';
import { usedCatalog } from '@shop/adapters/trace/used-catalog';
import { defaultPersonCategories } from '@shop/core/catalog/person-categories';
import type { LogRow } from '@shop/core/seller/log/log-row';
import type { LoggedCommand } from '@shop/core/seller/log/logged-command';
import { expect } from 'vitest';
import type { WalkLog } from './walk-worlds.ts';

const logged: Readonly<Record<LoggedCommand['type'], true>> = {
  addTicket: true,
  addGiftCard: true,
  addUpsell: true,
  changeQuantity: true,
  removeLine: true,
  extendHold: true,
  applyPromoCode: true,
  beginCheckout: true,
  saveCustomer: true,
  startPayment: true,
  keepSession: true,
  giveUpOpening: true,
  postponeQuery: true,
  settle: true,
  noteCurrency: true,
  cancelOrder: true,
  cancelByOffice: true,
  admitTicket: true,
  takeBack: true,
  takeMail: true,
  noteMail: true,
  resendMail: true,
  forgetBuyer: true,
};

/** The names of all commands that a log may contain. */
export const loggedCommands: readonly string[] = Object.keys(logged);

const isWhole = (rows: readonly LogRow[]): boolean =>
  rows.some(({ facts }) => facts.some(({ what }) => what === 'cartOpened'));

/** Replays each cart of a log separately and expects the same decisions. Returns the names of the replayed commands. */
export const expectReplayed = async ({ rows: all, catalogs, clock }: WalkLog): Promise<ReadonlySet<string>> => {
  const { zone } = clock;
  const ordered = all.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  const names = new Set<string>();
  for (const rows of Map.groupBy(ordered, ({ cartId }) => cartId).values()) {
    if (!isWhole(rows)) continue;
    const used = catalogs.map(({ version, ...sold }) => ({ version, ...usedCatalog(sold, rows) }));
    const text = logCapsuleText({
      zone,
      personCategories: defaultPersonCategories,
      isWhole: true,
      catalogs: used,
      rows,
    });
    for (const { row, differences, view } of await replayLog(parseLogCapsule(text)._unsafeUnwrap())) {
      expect(differences, JSON.stringify(row)).toEqual([]);
      if (view !== 'undecided') names.add(row.request.type);
    }
  }
  return names;
};
