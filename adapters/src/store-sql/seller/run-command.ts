import { setTimeout as pause } from 'node:timers/promises';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { type CommandName, type CommandOf, decide, type RefusalOf } from '@shop/core/seller/decide';
import { type Scope, scopeOf } from '@shop/core/seller/scope';
import type { DecisionTime } from '@shop/core/seller/state';
import { err, errAsync, ok, type Result, ResultAsync } from 'neverthrow';
import type { Outcome, SellerStore, StoreFailure } from '../../seller/seller-store.ts';
import type { LoadCatalog } from '../catalog/load-catalog.ts';
import type { Database, Tx } from '../database/database.ts';
import { loadState } from './load-state.ts';
import { writeDifference } from './write-difference.ts';

/** So often a command is decided again because another process was faster, before the store counts as failing. */
const mostTries = 10;

/** Full jitter, so that processes that met once do not meet again. Units: milliseconds. */
const longestPause = 20;

const storeFailure: StoreFailure = { kind: 'unreachable', cause: 'store' };

export const timeOf = (clock: ClockPort): DecisionTime => ({
  now: clock.now(),
  today: clock.today(),
  zone: clock.zone,
});

/** A key, an event or an attempt lets a repeated command recognise its own effect. */
const findsItsEffect = ({ intent, event, strayPayment, cart }: Scope): boolean =>
  intent !== undefined || event !== undefined || strayPayment !== undefined || cart?.by === 'attempt';

export type SqlSellerParts = {
  readonly database: Database;
  readonly loadCatalog: LoadCatalog;
  readonly clock: ClockPort;
};

/** Runs commands: loads what they look at, lets core decide and applies the changes, in one transaction. */
export const commandRunner = ({ database, loadCatalog, clock }: SqlSellerParts): SellerStore['run'] => {
  // SQLite's transactions have the whole file for themselves.
  const isShared = database.dialect === 'postgres';

  const attempt = async <Name extends CommandName>(
    tx: Tx,
    command: CommandOf<Name>,
  ): Promise<Result<Outcome<Name>, RefusalOf<Name> | 'lostRace'>> => {
    const at = timeOf(clock);
    const before = await loadCatalog.beside(tx, (catalog) =>
      loadState(tx, catalog, scopeOf(command, at), at.now, isShared),
    );
    const decided = decide(before, command, at);
    if (decided.isErr()) return err(decided.error);
    const { next, answer } = decided.value;
    return (await writeDifference(tx, before, next)) ? ok({ state: next, answer, at }) : err('lostRace');
  };

  const run = <Name extends CommandName>(
    command: CommandOf<Name>,
    tries: number,
  ): ResultAsync<Outcome<Name>, RefusalOf<Name> | StoreFailure> => {
    const terms = {
      isolation: 'read committed',
      findsItsEffect: findsItsEffect(scopeOf(command, timeOf(clock))),
    } as const;
    return database
      .transaction(terms, (tx) => attempt(tx, command))
      .orElse((failure) => {
        if (failure !== 'lostRace') return errAsync(failure);
        if (tries === mostTries) return errAsync(storeFailure);
        return ResultAsync.fromSafePromise(pause(Math.random() * longestPause)).andThen(() => run(command, tries + 1));
      });
  };

  return (command) => run(command, 1);
};
