import type { HostCatalog } from '@shop/core/host/catalog/host-catalog';
import { afterFailure } from '@shop/core/host/checkout/query-times';
import { afterMailFailure } from '@shop/core/host/mail/host-mail';
import { ok } from 'neverthrow';
import type { HostStore } from '../../host/host-store.ts';
import { loadKeptCatalog } from '../catalog/catalog-versions.ts';
import type { Db, TransactionTerms, Tx } from '../database/database.ts';
import {
  leaseDueAttempts,
  leaseDueMails,
  loadDueAttempts,
  loadDueMails,
  postponeAttempt,
  postponeMail,
} from './due-work.ts';
import { loadAttention, loadFailedMails } from './load-orders.ts';
import { loadState } from './load-state.ts';
import { placesWindow } from './places-window.ts';
import { buyersToForget, cartsToForget } from './retention-looks.ts';
import { forgetLoose } from './retention-rows.ts';
import { commandRunner, type SqlHostParts, timeOf } from './run-command.ts';

/** What a host knows, in tables. No rule stands here: core decides, the tables refuse what does not add up. */
export const sqlHostStore = (parts: SqlHostParts): HostStore => {
  const { database, loadCatalog, clock } = parts;
  // SQLite's transactions have the whole file for themselves.
  const isShared = database.dialect === 'postgres';

  const read = <Value>(work: (db: Db) => Promise<Value>) => database.read(async (db) => ok(await work(db)));
  const write = <Value>(
    work: (tx: Tx) => Promise<Value>,
    isolation: TransactionTerms['isolation'] = 'read committed',
  ) => database.transaction({ isolation }, async (tx) => ok(await work(tx)));

  return {
    run: commandRunner(parts),
    read: (scope) =>
      read(async (db) => {
        const at = timeOf(clock);
        const load = (catalog: HostCatalog) => loadState(db, catalog, scope(catalog, at), at.now);
        return { state: await loadCatalog.beside(db, load), at };
      }),
    window: placesWindow(parts),
    needsAttention: () => read(loadAttention),
    dueAttempts: (most) =>
      isShared
        ? write((tx) => leaseDueAttempts(tx, clock.now(), most))
        : read((db) => loadDueAttempts(db, clock.now(), most)),
    setAside: (due) => write((tx) => postponeAttempt(tx, due, afterFailure(clock.now()))),
    dueMails: (most) =>
      isShared
        ? write((tx) => leaseDueMails(tx, clock.now(), most))
        : read((db) => loadDueMails(db, clock.now(), most)),
    setMailAside: (due) => write((tx) => postponeMail(tx, due, afterMailFailure(clock.now()))),
    failedMails: () => read(loadFailedMails),
    cartsToForget: cartsToForget(database, clock.now),
    buyersToForget: buyersToForget(database),
    forgetLoose: (of, since, most) => write((tx) => forgetLoose(tx, of, since, most), 'serializable'),
    keptCatalog: (finder, from) => read((db) => loadKeptCatalog(db, finder, from)),
  };
};
