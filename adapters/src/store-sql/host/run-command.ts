import type { Change } from '@shop/core/host/changes';
import { type CommandName, type CommandOf, decide, type RefusalOf } from '@shop/core/host/decide';
import type { DecisionTime } from '@shop/core/host/decision-time';
import { evolveAll } from '@shop/core/host/evolve';
import { type Scope, scopeOf } from '@shop/core/host/scope';
import { type HostState, unionOf } from '@shop/core/host/state';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { err, errAsync, ok, type Result, type ResultAsync } from 'neverthrow';
import type { HostStore, Outcome, StoreFailure } from '../../host/host-store.ts';
import type { LoadCatalog } from '../catalog/load-catalog.ts';
import type { Database, Tx } from '../database/database.ts';
import { applyChanges } from './apply-changes.ts';
import { loadState } from './load-state.ts';

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
  readonly decide: (state: HostState, at: DecisionTime) => Pick<Outcome, 'state' | 'changes'>;
};

type NotKept = 'lostRace' | 'nothingToKeep';

type RunParts = {
  readonly database: Database;
  readonly loadCatalog: LoadCatalog;
  readonly clock: ClockPort;
};

/** Runs commands: loads what they look at, lets core decide and applies the changes, in one transaction. Those that open carts may share
 *  it: they are decided in their order, each on what those before it have left (D-TOGETHER). */
export const commandRunner = ({ database, loadCatalog, clock }: RunParts): HostStore['run'] => {
  // SQLite's transactions have the whole file for themselves.
  const isShared = database.dialect === 'postgres';

  const attempt = async (tx: Tx, members: readonly Member[]): Promise<Result<void, NotKept>> => {
    const at = timeOf(clock);
    const before = await loadCatalog.beside(tx, async (catalog) => {
      const load = ({ scope }: Member) => loadState(tx, catalog, scope(at), at.now, isShared);
      return unionOf(catalog, await Promise.all(members.map(load)));
    });
    let after = before;
    const changes: Change[] = [];
    for (const member of members) {
      const decided = member.decide(after, at);
      changes.push(...decided.changes);
      after = decided.state;
    }
    if (changes.length === 0) return err('nothingToKeep');
    return (await applyChanges(tx, changes, before, after)) ? ok() : err('lostRace');
  };

  const share = database.share(attempt);

  const run = <Name extends CommandName>(
    command: CommandOf<Name>,
    tries: number,
  ): ResultAsync<Outcome, RefusalOf<Name> | StoreFailure> => {
    let outcome: Result<Outcome, RefusalOf<Name>> | undefined;
    const decideIt: Member['decide'] = (state, at) => {
      outcome = decide(state, command, at).map((changes) => ({ state: evolveAll(state, changes), changes, at }));
      return outcome.unwrapOr({ state, changes: [] });
    };
    const told = (): Result<Outcome, RefusalOf<Name>> => {
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
