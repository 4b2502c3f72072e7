import type { CallName } from '../calls/call-table.ts';
import type { CallLever, Ending, Levers, NotificationLever, SoldOut, Times } from './lever.ts';

/** What is to go wrong with one call that is asked now. */
export type Pulled = {
  /** Units: milliseconds. */
  readonly slow: number;
  readonly soldOut: readonly SoldOut[];
  readonly ending?: Ending;
};

/** The levers of one host, and how often each call was asked of it since they were set. */
export type LeverBoard = {
  /** Counts the call. */
  pull(call: CallName): Pulled;
  notification(): NotificationLever | undefined;
};

const isTime = (times: Times, time: number): boolean => ('from' in times ? time >= times.from : times.includes(time));

const together = (levers: readonly CallLever[]): Pulled => {
  const ending = levers.find((lever) => lever.ending !== undefined)?.ending;
  return {
    slow: levers.reduce((sum, { slow = 0 }) => sum + slow, 0),
    soldOut: levers.flatMap(({ soldOut }) => (soldOut === undefined ? [] : [soldOut])),
    ...(ending === undefined ? {} : { ending }),
  };
};

/** `current` tells the levers; other ones than the last time begin the counting anew. Of several endings the first one counts. */
export const leverBoard = (current: () => Levers): LeverBoard => {
  const asked = new Map<CallName, number>();
  let counted: Levers | undefined;
  const pull = (call: CallName): Pulled => {
    const levers = current();
    if (levers !== counted) asked.clear();
    counted = levers;
    const time = (asked.get(call) ?? 0) + 1;
    asked.set(call, time);
    return together(
      levers.calls.filter(
        (lever) => lever.calls.includes(call) && (lever.asked === undefined || isTime(lever.asked, time)),
      ),
    );
  };
  return { pull, notification: () => current().notification };
};
