import type { HostCatalog } from '@shop/core/host/catalog/host-catalog';
import { afterFailure } from '@shop/core/host/checkout/query-times';
import { afterMailFailure } from '@shop/core/host/mail/host-mail';
import { ok } from 'neverthrow';
import type { HostStore } from '../../host/host-store.ts';
import { loadKeptCatalog } from '../catalog/catalog-versions.ts';
import { loadDueAttempts, putAttemptOff, takeDueAttempts } from './due-attempts.ts';
import { loadAttention } from './load-payments.ts';
import { loadState } from './load-state.ts';
import { loadDueMails, loadFailedMails, putMailOff, takeDueMails } from './mail-rows.ts';
import { placesWindow } from './places-window.ts';
import { buyersToForget, cartsToForget } from './retention-looks.ts';
import { forgetLoose } from './retention-rows.ts';
import { commandRunner, type SqlHostParts, timeOf } from './run-command.ts';

/** What a host knows, in tables. No rule stands here: core decides, the tables refuse what does not add up. */
export const sqlHostStore = (parts: SqlHostParts): HostStore => {
  const { database, loadCatalog, clock } = parts;
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
    window: placesWindow(parts),
    needsAttention: () => database.read(async (db) => ok(await loadAttention(db))),
    setAside: (due) =>
      database.transaction({ isolation: 'read committed' }, async (tx) =>
        ok(await putAttemptOff(tx, due, afterFailure(clock.now()))),
      ),
    dueAttempts: (most) =>
      isShared
        ? database.transaction({ isolation: 'read committed' }, async (tx) =>
            ok(await takeDueAttempts(tx, clock.now(), most)),
          )
        : database.read(async (db) => ok(await loadDueAttempts(db, clock.now(), most))),
    dueMails: (most) =>
      isShared
        ? database.transaction({ isolation: 'read committed' }, async (tx) =>
            ok(await takeDueMails(tx, clock.now(), most)),
          )
        : database.read(async (db) => ok(await loadDueMails(db, clock.now(), most))),
    setMailAside: (due) =>
      database.transaction({ isolation: 'read committed' }, async (tx) =>
        ok(await putMailOff(tx, due, afterMailFailure(clock.now()))),
      ),
    failedMails: () => database.read(async (db) => ok(await loadFailedMails(db))),
    cartsToForget: cartsToForget(database, clock.now),
    buyersToForget: buyersToForget(database),
    forgetLoose: (of, since, most) =>
      database.transaction({ isolation: 'serializable' }, async (tx) => ok(await forgetLoose(tx, of, since, most))),
    keptCatalog: (finder, from) => database.read(async (db) => ok(await loadKeptCatalog(db, finder, from))),
  };
};
