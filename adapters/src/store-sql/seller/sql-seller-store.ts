import type { Instant } from '@shop/core/dates/instant';
import { afterFailure } from '@shop/core/seller/checkout/payment-outcomes';
import { afterMailFailure } from '@shop/core/seller/mail/seller-mail';
import { ok } from 'neverthrow';
import type { DueItems, SellerStore, WorkStore } from '../../seller/seller-store.ts';
import { loadKeptCatalog } from '../catalog/catalog-versions.ts';
import type { Db, TransactionTerms, Tx } from '../database/database.ts';
import { attemptsDue, type DueRows, loadAttention, loadFailedMails, mailsDue } from './due-work.ts';
import { loadSilence } from './load-silence.ts';
import { loadState } from './load-state.ts';
import { placesWindow } from './places-window.ts';
import { buyersToForget, cartsToForget, forgetLoose } from './retention-rows.ts';
import { commandRunner, type SqlSellerParts, timeOf } from './run-command.ts';

/** What a host knows, in tables. No rule stands here: core decides, the tables refuse what does not add up. */
export const sqlSellerStore = (parts: SqlSellerParts): SellerStore & WorkStore => {
  const { database, loadCatalog, clock } = parts;
  // SQLite's transactions have the whole file for themselves.
  const isShared = database.dialect === 'postgres';

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
    run: commandRunner(parts),
    read: (scope) =>
      read(async (db) => {
        const at = timeOf(clock);
        return { state: await loadCatalog.beside(db, (catalog) => loadState(db, catalog, scope, at.now)), at };
      }),
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
    forgetLoose: (of, since, most) => write((tx) => forgetLoose(tx, of, since, most), 'serializable'),
    keptCatalog: (finder, from) => read((db) => loadKeptCatalog(db, finder, from)),
  };
};
