import { type CommandName, type CommandOf, decide, type RefusalOf } from '@shop/core/host/decide';
import type { DecisionTime } from '@shop/core/host/decision-time';
import { type Scope, scopeOf } from '@shop/core/host/scope';
import { type HostState, unionOf } from '@shop/core/host/state';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { err, errAsync, ok, type Result, type ResultAsync } from 'neverthrow';
import type { HostStore, Outcome, StoreFailure } from '../../host/host-store.ts';
import type { LoadCatalog } from '../catalog/load-catalog.ts';
import type { Database, Tx } from '../database/database.ts';
import { loadState } from './load-state.ts';
import { writeDifference } from './write-difference.ts';

/** So often a command is decided again because somebody else was faster, before the store counts as failing. */
const mostTries = 10;

const storeFailure: StoreFailure = { kind: 'unreachable', cause: 'store' };

export const timeOf = (clock: ClockPort): DecisionTime => ({
  now: clock.now(),
  today: clock.today(),
  zone: clock.zone,
});

/** One of those whose commands are decided in a transaction. */
type Member = {
  readonly scope: (at: DecisionTime) => Scope;
  /** What becomes of its command and of the state, which it remembers; nothing changes where it is refused. */
  readonly decide: (state: HostState, at: DecisionTime) => HostState;
};

type NotKept = 'lostRace' | 'nothingToKeep';

export type SqlHostParts = {
  readonly database: Database;
  /** One a process, shared by everything that reads the catalog. */
  readonly loadCatalog: LoadCatalog;
  readonly clock: ClockPort;
};

/** Runs commands: loads what they look at, lets core decide and applies the changes, in one transaction. Those that open carts may share
 *  it: they are decided in their order, each on what those before it have left (D-TOGETHER). */
export const commandRunner = ({ database, loadCatalog, clock }: SqlHostParts): HostStore['run'] => {
  // SQLite's transactions have the whole file for themselves.
  const isShared = database.dialect === 'postgres';

  const attempt = async (tx: Tx, members: readonly Member[]): Promise<Result<void, NotKept>> => {
    const at = timeOf(clock);
    const before = await loadCatalog.beside(tx, async (catalog) => {
      const load = ({ scope }: Member) => loadState(tx, catalog, scope(at), at.now, isShared);
      return unionOf(catalog, await Promise.all(members.map(load)));
    });
    let after = before;
    for (const member of members) after = member.decide(after, at);
    if (after === before) return err('nothingToKeep');
    return (await writeDifference(tx, before, after)) ? ok() : err('lostRace');
  };

  const share = database.share(attempt);

  const run = <Name extends CommandName>(
    command: CommandOf<Name>,
    tries: number,
  ): ResultAsync<Outcome<Name>, RefusalOf<Name> | StoreFailure> => {
    let outcome: Result<Outcome<Name>, RefusalOf<Name>> | undefined;
    const decideIt: Member['decide'] = (state, at) => {
      const decided = decide(state, command, at);
      outcome = decided.map(({ next, answer }) => ({ state: next, answer, at }));
      return decided.map(({ next }) => next).unwrapOr(state);
    };
    const told = (): Result<Outcome<Name>, RefusalOf<Name>> => {
      if (outcome === undefined) throw new Error('a command that nobody decided');
      return outcome;
    };
    const { intent, cart } = scopeOf(command, timeOf(clock));
    // What was done under a key is found under it.
    const findsItsEffect = intent !== undefined;
    // A cart that is there is locked before it is read, and who lost a race goes alone.
    const joins = findsItsEffect && cart === undefined && tries === mostTries;
    const member: Member = { scope: (at) => scopeOf(command, at), decide: decideIt };
    return share(member, { findsItsEffect, joins })
      .andThen(told)
      .orElse((failure) => {
        if (failure === 'nothingToKeep') return told();
        if (failure !== 'lostRace') return errAsync(failure);
        return tries > 1 ? run(command, tries - 1) : errAsync(storeFailure);
      });
  };

  return (command) => run(command, mostTries);
};
