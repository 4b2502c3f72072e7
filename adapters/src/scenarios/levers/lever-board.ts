import { basename } from 'node:path';
import type { Result } from 'neverthrow';
import { readText } from '../../platform/files/read-text.ts';
import type { CallName } from '../../wire/calls/call-table.ts';
import { callsOf, type Ending, endingOf, type Lever, readLevers } from './read-levers.ts';

/** A ticket whose places are taken by other visitors. `day` is a date, or a number of days after today. */
export type SoldOut = Lever['soldOut'] & {};

/** Faults of one call. */
export type CallFaults = {
  /** Milliseconds. */
  readonly slow: number;
  readonly soldOut: readonly SoldOut[];
  readonly ending?: Ending;
};

const isTime = (time: number, times: Lever['asked'] = { from: 1 }): boolean => {
  if (typeof times === 'number') return time === times;
  return 'from' in times ? time >= times.from : times.includes(time);
};

/** Returns the levers of one host with a counter of each call since they were set. `current` returns the levers;
 *  changed levers reset the counters. Of several endings the first counts. */
export const leverBoard = (current: () => readonly Lever[]) => {
  const counts = new Map<CallName, number>();
  let counted: readonly Lever[] | undefined;
  /** Counts the call and returns its faults. */
  const pull = (call: CallName): CallFaults => {
    const levers = current();
    if (levers !== counted) counts.clear();
    counted = levers;
    const time = (counts.get(call) ?? 0) + 1;
    counts.set(call, time);
    const own = levers.filter((lever) => callsOf(lever).includes(call) && isTime(time, lever.asked));
    return {
      slow: own.reduce((sum, { slow = 0 }) => sum + slow, 0),
      soldOut: own.flatMap(({ soldOut }) => soldOut ?? []),
      ending: own.map(endingOf).find((ending) => ending !== undefined),
    };
  };
  /** Returns the fault of notifications; of several the last one counts. */
  const notification = () => current().findLast((lever) => lever.notification)?.notification;
  return { pull, notification };
};

export type LeverBoard = ReturnType<typeof leverBoard>;

const leversIn = (path: string, text: Result<string, string>): Result<readonly Lever[], string> =>
  text
    .andThen((written) =>
      readLevers({ path: basename(path), text: written }).mapErr((mistakes) =>
        mistakes.map(({ line, column, message }) => `${line}:${column} ${message}`).join('; '),
      ),
    )
    .mapErr((reason) => `the levers ${path} cannot be used: ${reason}`);

/** Reads the levers of a file once; `-` is standard input. Error: one line with every mistake or the cause. */
export const readLeverFile = (path: string): Result<LeverBoard, string> =>
  leversIn(path, readText(path)).map((levers) => leverBoard(() => levers));

/** Returns the levers of a file that may change: it is read at every call. Error: one line when the file is unusable
 *  at the start. Later faults are reported, and the last valid levers stay. */
export const openLevers = (path: string, onFault: (line: string) => void): Result<LeverBoard, string> => {
  const textOf = (text: Result<string, string>): string => text.unwrapOr('');
  const start = readText(path);
  return leversIn(path, start).map((first) => {
    let [levers, known] = [first, textOf(start)];
    return leverBoard(() => {
      const text = readText(path);
      if (textOf(text) === known) return levers;
      known = textOf(text);
      const read = leversIn(path, text);
      if (read.isErr()) onFault(read.error);
      else levers = read.value;
      return levers;
    });
  });
};
