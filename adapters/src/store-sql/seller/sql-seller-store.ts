import { setTimeout as pause } from 'node:timers/promises';
import type { Instant } from '@shop/core/dates/instant';
import { afterFailure } from '@shop/core/seller/checkout/payment-outcomes';
import { afterMailFailure } from '@shop/core/seller/mail/seller-mail';
import { err, errAsync, ok, type Result, ResultAsync } from 'neverthrow';
import type { DueItems, SellerStore, StoreFailure, WorkStore } from '../../seller/seller-store.ts';
import { loadKeptCatalog } from '../catalog/catalog-versions.ts';
import type { Db, TransactionTerms, Tx } from '../database/database.ts';
import { attemptsDue, type DueRows, loadAttention, loadFailedMails, mailsDue } from './due-work.ts';
import { loadSilence } from './load-silence.ts';
import { LostRace } from './lost-race.ts';
import { placesWindow } from './places-window.ts';
import { buyersToForget, cartsToForget, forgetLoose } from './retention-rows.ts';
import { type SqlSellerParts, timeOf } from './seller-parts.ts';
import { sellerReads, sellerTx } from './seller-tx.ts';

/** Maximum tries of a command whose races are lost, before the store counts as failing. */
const mostTries = 10;

/** Full jitter, so that processes that met once do not meet again. Units: milliseconds. */
const longestPause = 20;

const storeFailure: StoreFailure = { kind: 'unreachable', cause: 'store' };

/** Runs transactions, and again where a race was lost, with a new time each. */
const transactionRunner =
  ({ database, loadCatalog, clock, onExhausted }: SqlSellerParts): SellerStore['transaction'] =>
  ({ command, findsItsEffect }, work) => {
    const run = <Value, Failure>(
      attempt: (tx: Tx) => Promise<Result<Value, Failure | 'lostRace'>>,
      tries: number,
    ): ResultAsync<Value, Failure | StoreFailure> =>
      database.transaction({ isolation: 'read committed', findsItsEffect }, attempt).orElse((failure) => {
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

/** What a seller has stored, in tables. No rule stands here: core decides, the tables refuse what does not add up. */
export const sqlSellerStore = (parts: SqlSellerParts): SellerStore & WorkStore => {
  const { database, loadCatalog, clock } = parts;
  const { dialect } = database;
  // SQLite's transactions have the whole file for themselves.
  const isShared = dialect === 'postgres';

  const read = <Value>(work: (db: Db) => Promise<Value>) => database.read(async (db) => ok(await work(db)));
  const write = <Value>(
    work: (tx: Tx) => Promise<Value>,
    isolation: TransactionTerms['isolation'] = 'read committed',
  ) => database.transaction({ isolation }, async (tx) => ok(await work(tx)));

  const dueItems = <Due extends Readonly<Record<string, unknown>>>(
    { load, lease, postpone }: DueRows<Due>,
    later: (now: Instant) => Instant,
  ): DueItems<Due> => ({
    due: (most) => (isShared ? write((tx) => lease(tx, clock.now(), most)) : read((db) => load(db, clock.now(), most))),
    setAside: (item) => write((tx) => postpone(tx, item, later(clock.now()))),
  });
  return {
    transaction: transactionRunner(parts),
    read: (work) => read((db) => work(sellerReads(db, dialect, loadCatalog, timeOf(clock)))),
    window: placesWindow(parts),
    dueAttempts: dueItems(attemptsDue, afterFailure),
    dueMails: dueItems(mailsDue, afterMailFailure),
    attention: () =>
      read(async (db) => ({
        payments: await loadAttention(db),
        mails: await loadFailedMails(db),
        silence: await loadSilence(db, clock.now()),
      })),
    cartsToForget: cartsToForget(database, clock.now),
    buyersToForget: buyersToForget(database),
    forgetLoose: (of, since, most) => write((tx) => forgetLoose(tx, dialect, of, since, most)),
    keptCatalog: (finder, from) => read((db) => loadKeptCatalog(db, finder, from)),
  };
};
