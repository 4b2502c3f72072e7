import type { HostCatalog } from '@shop/core/host/catalog/host-catalog';
import { afterFailure } from '@shop/core/host/checkout/asking-times';
import { afterMailFailure } from '@shop/core/host/mail/host-mail';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { ok } from 'neverthrow';
import type { HostStore } from '../../host/host-store.ts';
import { loadKeptCatalog } from '../catalog/catalog-versions.ts';
import type { LoadCatalog } from '../catalog/load-catalog.ts';
import type { Database } from '../database/database.ts';
import { loadDueAttempts, putAttemptOff, takeDueAttempts } from './due-attempts.ts';
import { loadAttention } from './load-payments.ts';
import { loadState } from './load-state.ts';
import { loadDueMails, loadFailedMails, putMailOff, takeDueMails } from './mail-rows.ts';
import { buyersToForget, cartsToForget } from './retention-looks.ts';
import { forgetLoose } from './retention-rows.ts';
import { commandRunner, timeOf } from './run-command.ts';

export type SqlHostParts = {
  readonly database: Database;
  /** One a process, shared by everything that reads the catalog. */
  readonly loadCatalog: LoadCatalog;
  readonly clock: ClockPort;
};

/** What a host knows, in tables. No rule stands here: core decides, the tables refuse what does not add up. */
export const sqlHostStore = ({ database, loadCatalog, clock }: SqlHostParts): HostStore => {
  // SQLite's transactions have the whole file for themselves.
  const isShared = database.dialect === 'postgres';

  return {
    run: commandRunner({ database, loadCatalog, clock }),
    read: (scope) =>
      database.read(async (db) => {
        const at = timeOf(clock);
        const load = (catalog: HostCatalog) => loadState(db, catalog, scope(catalog, at), at.now);
        return ok({ state: await loadCatalog.beside(db, load), at });
      }),
    needsAttention: () => database.read(async (db) => ok(await loadAttention(db))),
    setAside: (due) => database.transaction(async (tx) => ok(await putAttemptOff(tx, due, afterFailure(clock.now())))),
    dueAttempts: (most) =>
      isShared
        ? database.transaction(async (tx) => ok(await takeDueAttempts(tx, clock.now(), most)), { guards: 'itself' })
        : database.read(async (db) => ok(await loadDueAttempts(db, clock.now(), most))),
    dueMails: (most) =>
      isShared
        ? database.transaction(async (tx) => ok(await takeDueMails(tx, clock.now(), most)), { guards: 'itself' })
        : database.read(async (db) => ok(await loadDueMails(db, clock.now(), most))),
    setMailAside: (due) =>
      database.transaction(async (tx) => ok(await putMailOff(tx, due, afterMailFailure(clock.now())))),
    failedMails: () => database.read(async (db) => ok(await loadFailedMails(db))),
    cartsToForget: cartsToForget(database, clock.now),
    buyersToForget: buyersToForget(database),
    forgetLoose: (of, since, most) => database.transaction(async (tx) => ok(await forgetLoose(tx, of, since, most))),
    keptCatalog: (finder, from) => database.read(async (db) => ok(await loadKeptCatalog(db, finder, from))),
  };
};
