import type { LocalDate } from '@shop/core/dates/local-date';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { DeskPort } from '@shop/core/ports/desk-port';
import type { Retention } from '@shop/core/seller/retention/retention';
import { ok } from 'neverthrow';
import type { RunCommand } from '../seller/commands/outcome.ts';
import { dueWorker } from '../seller/due-work.ts';
import { type MailerOptions, sendMails } from '../seller/mail-work.ts';
import { writeMissingRows } from '../seller/missing-rows.ts';
import { noReports, type PaymentReports } from '../seller/payment-parts.ts';
import { type PaymentSettler, reconcileWork } from '../seller/payment-settler.ts';
import { repeatedLook } from '../seller/repeated-look.ts';
import { retentionWork } from '../seller/retention-work.ts';
import type { SellerStore, WorkStore } from '../seller/seller-store.ts';
import { silenceWatch } from '../seller/silence-watch.ts';
import type { WorkFailure } from '../seller/work-failure.ts';
import { daysEndOf } from '../store/catalog/catalog-versions.ts';
import type { Database } from '../store/database/database.ts';

/** What a shop does in the background. A part that is absent is not done: short-lived programs leave it to the next
 *  server. Pauses in milliseconds. */
export type OwnWorkOptions = {
  /** Queries payments after each `pause`, and writes missing derived rows of orders once a day. */
  readonly reconcile?: { readonly pause: number };
  /** Deletes old records after each `pause`. */
  readonly retention?: { readonly days: Retention; readonly pause: number };
  /** Sends due mails after each `pause`. */
  readonly mails?: Omit<MailerOptions, 'store' | 'run'> & { readonly pause: number };
  /** Called with the last day with places when it is near: at the start and once a day. */
  readonly onDaysEnding?: ((lastDay: LocalDate) => void) | undefined;
  /** With reports, the shop also checks whether the payment provider answers. */
  readonly reports?: PaymentReports;
};

/** Milliseconds of a day. */
const day = 24 * 60 * 60_000;

/** Reports the last day with places when it is near, at the start and once a day. */
const daysWatch = (
  database: Database,
  clock: Pick<ClockPort, 'today'>,
  onDaysEnding: (lastDay: LocalDate) => void,
  { onFailure, onDefect }: PaymentReports,
) =>
  repeatedLook({
    look: () =>
      database
        .read(async (db) => ok(await daysEndOf(db, clock.today())))
        .map((lastDay) => (lastDay === undefined ? undefined : onDaysEnding(lastDay))),
    pause: day,
    onFailure: (failure) => onFailure('days', failure),
    onDefect,
  });

/** Writes missing derived rows of orders, at the start and once a day. */
const rowsWatch = (store: WorkStore, { onRowsWritten: onWritten, onFailure: report, onDefect }: PaymentReports) => {
  const onFailure = (failure: WorkFailure): void => report('derived rows', failure);
  return repeatedLook({ look: writeMissingRows({ store, onWritten, onFailure }), pause: day, onFailure, onDefect });
};

export type OwnWorkParts = {
  readonly database: Database;
  readonly store: SellerStore & WorkStore;
  readonly run: RunCommand;
  readonly clock: Pick<ClockPort, 'now' | 'today'>;
  readonly desk: Pick<DeskPort, 'attention'>;
  readonly settler: PaymentSettler;
};

/** Starts the background work of a shop. `close` waits for what is in progress. */
export const startOwnWork = (
  { database, store, run, clock, desk, settler }: OwnWorkParts,
  { reconcile, retention, mails, onDaysEnding, reports }: OwnWorkOptions,
): { readonly close: () => Promise<void> } => {
  const reported = reports ?? noReports;
  const { onFailure, onDefect } = reported;
  const forgetMails = mails?.port.forgetKept;
  const started = [
    reconcile && dueWorker(reconcileWork({ store, settler, onFailure, onDefect }), reconcile.pause),
    retention &&
      dueWorker(
        retentionWork({ store, run, clock, days: retention.days, forgetMails, onFailure, onDefect }),
        retention.pause,
      ),
    onDaysEnding && daysWatch(database, clock, onDaysEnding, reported),
    reconcile && rowsWatch(store, reported),
    reports && silenceWatch(desk, reports),
    mails && sendMails({ store, run, ...mails }, mails.pause),
  ];
  return {
    close: async () => {
      await Promise.all(started.map((work) => work?.close()));
    },
  };
};
