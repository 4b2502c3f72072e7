import { setTimeout as pause } from 'node:timers/promises';
import type { Instant } from '@shop/core/dates/instant';
import { attemptId, type LeaseId } from '@shop/core/ids';
import { afterFailure } from '@shop/core/seller/checkout/query-times';
import { afterMailFailure, mailId, mailSubjectOf } from '@shop/core/seller/mail/seller-mail';
import { err, errAsync, ok, type Result, ResultAsync } from 'neverthrow';
import type { SellerStore, StoreFailure, WorkStore } from '../../seller/seller-store.ts';
import { loadStoredCatalog } from '../catalog/catalog-versions.ts';
import type { Db, TransactionTerms, Tx } from '../database/database.ts';
import { loadAttention, loadFailedMails, loadSilence } from './attention-rows.ts';
import { derivedRows } from './derived-rows.ts';
import { type LeasedKind, leaseDue, postponeDue } from './due-rows.ts';
import { isLogged } from './log-rows.ts';
import { LostRace } from './lost-race.ts';
import { placesWindow } from './places-window.ts';
import { buyersToForget, cartsToForget, looseForgetter } from './retention-rows.ts';
import { type SqlSellerParts, timeOf } from './seller-parts.ts';
import { sellerReads, sellerTx } from './seller-tx.ts';

/** Maximum number of tries of a command that conflicts with other writers, before the store counts as failing. */
const mostTries = 10;

/** Maximum pause in milliseconds, with full jitter, so that conflicting processes do not conflict again. */
const longestPause = 20;

const storeFailure: StoreFailure = { kind: 'unreachable', cause: 'store' };

/** Returns a function that runs a transaction, and again after a conflict, with the new time of each try. */
const transactionRunner =
  ({ database, loadCatalog, clock, onExhausted }: SqlSellerParts): SellerStore['transaction'] =>
  ({ command, id }, work) => {
    const wasCommitted = (db: Db): Promise<boolean> => isLogged(db, database.dialect, id);
    const run = <Value, Failure>(
      attempt: (tx: Tx) => Promise<Result<Value, Failure | 'lostRace'>>,
      tries: number,
    ): ResultAsync<Value, Failure | StoreFailure> =>
      database.transaction({ isolation: 'read committed', wasCommitted }, attempt).orElse((failure) => {
        if (failure !== 'lostRace') return errAsync(failure);
        if (tries === mostTries) {
          onExhausted?.(command);
          return errAsync(storeFailure);
        }
        return ResultAsync.fromSafePromise(pause(Math.random() * longestPause)).andThen(() => run(attempt, tries + 1));
      });
    return run(async (tx) => {
      try {
        return await work(sellerTx(tx, database.dialect, loadCatalog, timeOf(clock)));
      } catch (error) {
        if (error instanceof LostRace) return err('lostRace' as const);
        throw error;
      }
    }, 1);
  };

/** Returns the seller store over tables. It contains no rules: core decides, and constraints of the tables refuse
 *  contradictions. */
export const sqlSellerStore = (parts: SqlSellerParts): SellerStore & WorkStore => {
  const { database, loadCatalog, clock } = parts;
  const { dialect } = database;
  const forget = looseForgetter(dialect);
  const read = <Value>(work: (db: Db) => Promise<Value>) => database.read(async (db) => ok(await work(db)));
  const write = <Value>(
    work: (tx: Tx) => Promise<Value>,
    isolation: TransactionTerms['isolation'] = 'read committed',
  ) => database.transaction({ isolation }, async (tx) => ok(await work(tx)));

  const due = (kind: LeasedKind, most: number) => write((tx) => leaseDue(tx, dialect, kind, clock.now(), most));
  const postpone = (kind: LeasedKind, what: string, lease: LeaseId, to: Instant) =>
    write((tx) => postponeDue(tx, dialect, kind, { what, lease }, to));
  return {
    transaction: transactionRunner(parts),
    read: (work) => read((db) => work(sellerReads(db, dialect, loadCatalog, timeOf(clock)))),
    window: placesWindow(parts),
    dueAttempts: {
      due: (most) =>
        due('payment', most).map((rows) =>
          rows.map(({ what, at, lease }) => ({ id: attemptId(what), askAt: at, lease })),
        ),
      postpone: ({ id, lease }) => postpone('payment', id, lease, afterFailure(clock.now())),
      release: ({ id, lease, askAt }) => postpone('payment', id, lease, askAt),
    },
    dueMails: {
      due: (most) =>
        due('mail', most).map((rows) =>
          rows.map(({ what, at: dueAt, order_ref: orderRef, lease }) => {
            const about = mailSubjectOf(what);
            return { orderRef, about, dueAt, lease };
          }),
        ),
      postpone: (mail) => postpone('mail', mailId(mail), mail.lease, afterMailFailure(clock.now())),
      release: (mail) => postpone('mail', mailId(mail), mail.lease, mail.dueAt),
    },
    derivedRows: derivedRows(database),
    attention: () =>
      read(async (db) => ({
        payments: await loadAttention(db),
        mails: await loadFailedMails(db),
        silence: await loadSilence(db, clock.now()),
      })),
    cartsToForget: cartsToForget(database, clock.now),
    buyersToForget: buyersToForget(database),
    forgetLoose: (of, since, most) => write((tx) => forget(tx, of, since, most)),
    storedCatalog: (finder, from) => read((db) => loadStoredCatalog(db, finder, from)),
  };
};
