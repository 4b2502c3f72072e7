import { performance } from 'node:perf_hooks';
import { setTimeout as after } from 'node:timers/promises';

/** Visitors notice background work when this thread is busy for more than half of its time. */
const busyFrom = 0.5;

/** Interval between checks and maximum wait, in milliseconds. */
export type QuietTimes = {
  readonly look: number;
  /** Maximum wait, even if the shop is still busy. */
  readonly most: number;
};

/** Returns a function for the share of time that this thread was busy since its last call, 0 to 1. */
const threadUse = (): (() => number) => {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization;
  };
};

/** Returns a function that waits until this thread is idle, at most `most` milliseconds. `use` returns the share of
 *  time that the thread was busy since the last call. */
export const quietMoment =
  ({ look, most }: QuietTimes, use: () => () => number = threadUse) =>
  async (): Promise<void> => {
    const busySince = use();
    for (let waited = 0; waited < most; waited += look) {
      await after(look);
      if (busySince() < busyFrom) return;
    }
  };
