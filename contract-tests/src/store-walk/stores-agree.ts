import { memoryHostStore } from '@shop/adapters/store-memory/memory-host-store';
import { addSecondTicket } from '@shop/adapters/store-sql/testing/add-second-ticket';
import { limitCode } from '@shop/adapters/store-sql/testing/change-offer';
import { termalija, type testShopOn, today, visitDay } from '@shop/adapters/store-sql/testing/test-shop';
import { wholeState } from '@shop/adapters/store-sql/testing/whole-state';
import { type NoteName, noteNames } from '@shop/core/checkout/order-note';
import { minutes } from '@shop/core/dates/instant';
import { plusDays } from '@shop/core/dates/local-date';
import type { HostLine } from '@shop/core/host/cart/host-cart';
import type { CommandName } from '@shop/core/host/decide';
import { periodId } from '@shop/core/host/places/period-places';
import type { HostState } from '@shop/core/host/state';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { walkRuns } from '../walk/walk-runs.ts';
import { anyWalk, beginnings } from './beginnings.ts';
import { commandOf } from './command-of.ts';
import { type Deed, everyCommand } from './deeds.ts';

/** Few places on the deeds' days, so that they compete. */
const capacity = 12;

/** What lines hold, pay for and have bought, counted anew. Units: persons. */
const countedFrom = (lines: readonly HostLine[]) => {
  const personsIn = (state: string): number =>
    lines
      .flatMap((line) =>
        line.kind === 'ticket' && line.hold.state === state ? [line.quantity * line.personsEach] : [],
      )
      .reduce((all, persons) => all + persons, 0);
  return { held: personsIn('held'), paying: personsIn('paying'), sold: personsIn('sold') };
};

type SqlShop = ReturnType<typeof testShopOn>;

const openBoth = async (sql: SqlShop) => {
  await sql.inTransaction(async (tx) => addSecondTicket(tx, termalija, sql.clock.now()));
  await sql.inTransaction((tx) => limitCode(tx, 'TERME5', 1, sql.clock.now()));
  await sql.setCapacity(capacity);
  await sql.setCapacity(capacity, plusDays(visitDay, 1));
  const whole = () => sql.inTransaction(async (tx) => wholeState(tx, await sql.parts.loadCatalog(tx)));
  const memory = memoryHostStore(await whole(), sql.clock);
  return { sql: sql.store, memory, clock: sql.clock, whole };
};

/** Invariants of any state: counters equal their lines, nothing is oversold, completed orders have their money, and
 *  codes stay within their limit. */
const expectSound = (state: HostState): void => {
  for (const places of state.periods.values()) {
    const { held, paying, sold } = places;
    expect(held + paying + sold).toBeLessThanOrEqual(places.capacity);
    const lines = [...state.lines.values()].filter(
      (line) => line.kind === 'ticket' && periodId(line) === periodId(places),
    );
    if (lines.length > 0 || held + paying + sold > 0) expect({ held, paying, sold }).toEqual(countedFrom(lines));
  }
  for (const [code, { maxUses }] of state.catalog.promos) {
    const uses = [...state.codeUses.values()].filter((use) => use.code === code && use.hold.state !== 'expired');
    expect(state.codesUsed.get(code) ?? 0).toBe(uses.length);
    if (maxUses !== undefined) expect(uses.length).toBeLessThanOrEqual(maxUses);
  }
  for (const order of state.orders.values()) {
    const bought = order.content.items.filter(({ kind }) => kind !== 'upsell');
    const tickets = [...state.tickets.values()].filter(({ orderRef }) => orderRef === order.ref);
    expect(order.orderKey).toBeDefined();
    expect(tickets.length).toBeGreaterThanOrEqual(bought.reduce((pieces, { price }) => pieces + price.quantity, 0));
    if (order.outcome !== 'completed' || order.total === 0) continue;
    const attempt = order.paidAttempt === undefined ? undefined : state.attempts.get(order.paidAttempt);
    expect(attempt).toMatchObject({ orderRef: order.ref, amount: order.total });
    expect(['paid', 'refunding']).toContain(attempt?.state);
  }
};

/** What a walk did: commands that changed something, and an order's history. */
type Done = CommandName | NoteName;

const doInBoth = async (
  { sql, memory, clock }: Awaited<ReturnType<typeof openBoth>>,
  deed: Deed,
  serial: number,
  seen: Set<Done>,
): Promise<void> => {
  if (deed.type === 'wait') return clock.advance(minutes(deed.minutes));
  const before = memory.state();
  const command = commandOf(deed, before, today, serial);
  if (command === undefined) return;
  const kept = await sql.run(command);
  const folded = await memory.run(command);
  const answered = (outcome: typeof kept) =>
    outcome.match(
      ({ answer }) => ({ answer }),
      (error): unknown => error,
    );
  expect(answered(kept)).toEqual(answered(folded));
  if (memory.state() !== before) seen.add(command.type);
};

/** Every command that changes something, and every note: a walk that leaves one out proves nothing of it. */
export const everyDeed: readonly string[] = [
  ...everyCommand,
  ...noteNames.filter((name) => name !== 'cartOpened' && name !== 'lineAdded'),
];

/** An unused code may be counted as 0 or not at all. */
const withoutNothing = (state: HostState): HostState => ({
  ...state,
  codesUsed: new Map([...state.codesUsed].filter(([, used]) => used !== 0)),
});

/** How often walks are gone, and the walks that must be. */
type Runs = Omit<ReturnType<typeof walkRuns>, 'count'> & { readonly count?: () => void };

/** That memory and SQL decide alike, and what SQL reads back is what memory has. Answers what was done. */
export const expectStoresAgree = async (
  { settings, count }: Runs,
  open: () => Promise<SqlShop & { readonly end?: () => Promise<void> }>,
): Promise<ReadonlySet<Done>> => {
  const seen = new Set<Done>();
  await fc.assert(
    fc.asyncProperty(anyWalk, async (deeds) => {
      count?.();
      const { end, ...sql } = await open();
      const both = await openBoth(sql);
      for (const [serial, deed] of deeds.entries()) {
        await doInBoth(both, deed, serial, seen);
        expectSound(both.memory.state());
      }
      for (const noted of both.memory.state().notes.values()) {
        for (const { what } of noted.flatMap(({ notes }) => notes)) seen.add(what);
      }
      expect(withoutNothing(await both.whole())).toEqual(withoutNothing(both.memory.state()));
      await end?.();
    }),
    { ...settings, examples: beginnings.map((deeds) => [[...deeds]]) },
  );
  return seen;
};
