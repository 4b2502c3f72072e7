import type { HostCatalog } from '@shop/core/host/catalog/host-catalog';
import { afterFailure } from '@shop/core/host/checkout/asking-times';
import { type CommandName, type CommandOf, decide, type HostCommand, type RefusalOf } from '@shop/core/host/decide';
import type { DecisionTime } from '@shop/core/host/decision-time';
import { evolveAll } from '@shop/core/host/evolve';
import { afterMailFailure } from '@shop/core/host/mail/host-mail';
import { scopeOf } from '@shop/core/host/scope';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { err, errAsync, ok, type Result, type ResultAsync } from 'neverthrow';
import type { HostStore, Outcome, StoreFailure } from '../../host/host-store.ts';
import { loadKeptCatalog } from '../catalog/kept-versions.ts';
import type { LoadCatalog } from '../catalog/load-catalog.ts';
import type { Database, Tx, WorkTerms } from '../database/database.ts';
import { applyChanges } from './apply-changes.ts';
import { loadDueAttempts, putAttemptOff, takeDueAttempts } from './due-attempts.ts';
import { loadAttention } from './load-payments.ts';
import { loadState } from './load-state.ts';
import { loadDueMails, loadFailedMails, putMailOff, takeDueMails } from './mail-rows.ts';
import { buyersToForget, cartsToForget } from './retention-looks.ts';
import { forgetLoose } from './retention-rows.ts';

export type SqlHostParts = {
  readonly database: Database;
  /** One a process, shared by everything that reads the catalog. */
  readonly loadCatalog: LoadCatalog;
  readonly clock: ClockPort;
};

/** So often a command is decided again because somebody else was faster, before the store counts as failing. */
const mostTries = 10;

const storeFailure: StoreFailure = { kind: 'unreachable', cause: 'store' };

type LostRace = { readonly lostRace: true };

const lostRace: LostRace = { lostRace: true };

const timeOf = (clock: ClockPort): DecisionTime => ({ now: clock.now(), today: clock.today() });

/** What a host knows, in tables. No rule stands here: core decides, the tables refuse what does not add up. */
export const sqlHostStore = ({ database, loadCatalog, clock }: SqlHostParts): HostStore => {
  // SQLite's transactions have the whole file for themselves.
  const isShared = database.dialect === 'postgres';

  const termsOf = (command: HostCommand): WorkTerms => ({
    guards: 'itself',
    // What was done under a key is found under it.
    findsItsEffect: scopeOf(command, timeOf(clock)).intent !== undefined,
  });

  const attempt = async <Name extends CommandName>(
    tx: Tx,
    command: CommandOf<Name>,
  ): Promise<Result<Outcome, { readonly refusal: RefusalOf<Name> } | LostRace>> => {
    const at = timeOf(clock);
    const scope = scopeOf(command, at);
    const before = await loadCatalog.beside(tx, (catalog) => loadState(tx, catalog, scope, at.now, isShared));
    const decided = decide(before, command, at);
    if (decided.isErr()) return err({ refusal: decided.error });
    const changes = decided.value;
    const after = evolveAll(before, changes);
    return (await applyChanges(tx, changes, before, after)) ? ok({ state: after, changes, at }) : err(lostRace);
  };

  const run = <Name extends CommandName>(
    command: CommandOf<Name>,
    tries: number,
  ): ResultAsync<Outcome, RefusalOf<Name> | StoreFailure> =>
    database
      .transaction((tx) => attempt(tx, command), isShared ? termsOf(command) : undefined)
      .orElse((failure): ResultAsync<Outcome, RefusalOf<Name> | StoreFailure> => {
        if ('refusal' in failure) return errAsync(failure.refusal);
        if (!('lostRace' in failure)) return errAsync(failure);
        return tries > 1 ? run(command, tries - 1) : errAsync(storeFailure);
      });

  return {
    run: (command) => run(command, mostTries),
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
