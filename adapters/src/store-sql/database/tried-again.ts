import { setTimeout as pause } from 'node:timers/promises';
import { postgresFailure, toldOutside } from './postgres-failure.ts';
import { StoreTrouble } from './store-failure.ts';

/** A transaction that lost its connection on the way to be kept: it may have been kept or not. */
export class UnknownOutcome extends Error {}

export type RetryTerms = {
  /** Whether the work finds out by itself that it was done before, so that it may be run again after an unknown outcome. */
  readonly findsItsEffect: boolean;
};

/** So often work is done again that another transaction was in the way of. */
const mostRaces = 20;

/** So often a table may refuse what was decided: twice is chance enough to have seen another's change. */
const mostConstraints = 10;

/** A database that starts anew is waited for, and so is whoever has what is wanted. Units: milliseconds. */
const patience = 4000;

/** Full jitter: whoever met once should not meet again. Units: milliseconds. */
const pauseAfter = (tries: number, most: number): number => Math.random() * Math.min(most, 4 * 2 ** tries);

type Tries = { readonly races: number; readonly constraints: number; readonly lost: number };

const inTime = (tries: Tries, waited: number) =>
  waited > patience
    ? undefined
    : { tries: { ...tries, lost: tries.lost + 1 }, pause: 20 + pauseAfter(tries.lost, 500) };

/** What to do after an error: wait so long and try again, or give up. */
const nextTry = (error: unknown, tries: Tries, waited: number, { findsItsEffect }: RetryTerms) => {
  if (error instanceof UnknownOutcome && !findsItsEffect) return undefined;
  const failure = error instanceof UnknownOutcome ? ({ type: 'lost' } as const) : postgresFailure(error);
  switch (failure.type) {
    case 'race':
      return tries.races >= mostRaces
        ? undefined
        : { tries: { ...tries, races: tries.races + 1 }, pause: pauseAfter(tries.races, 200) };
    case 'constraint':
      return tries.constraints >= mostConstraints
        ? undefined
        : { tries: { ...tries, constraints: tries.constraints + 1 }, pause: pauseAfter(tries.constraints, 50) };
    case 'lost':
    case 'held':
      return inTime(tries, waited);
    case 'trouble':
      // The server that was written to may be another one by now, to which only new connections lead.
      return failure.kind === 'readOnly' ? inTime(tries, waited) : undefined;
    case 'defect':
      return undefined;
  }
};

const given = (error: unknown): unknown =>
  error instanceof UnknownOutcome
    ? new StoreTrouble('lost', 'the connection was lost while a change was being kept', { cause: error })
    : toldOutside(error);

/** Runs work that is wholly undone when it fails, again and again within bounds while another try may help. */
export const triedAgain = async <Value>(run: () => Promise<Value>, terms: RetryTerms): Promise<Value> => {
  const began = performance.now();
  let tries: Tries = { races: 0, constraints: 0, lost: 0 };
  for (;;) {
    try {
      return await run();
    } catch (error) {
      const next = nextTry(error, tries, performance.now() - began, terms);
      if (next === undefined) throw given(error);
      tries = next.tries;
      await pause(next.pause);
    }
  }
};
