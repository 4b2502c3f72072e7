import { performance } from 'node:perf_hooks';
import { setTimeout as after } from 'node:timers/promises';

/** Visitors notice work beside them once this thread is busy for more than half of its time. */
const busyFrom = 0.5;

/** Units: milliseconds. */
export type Patience = {
  readonly look: number;
  /** Waits no longer than this, however busy the shop is. */
  readonly most: number;
};

/** Share of time that this thread was busy since the last call, 0 to 1. */
const threadUse = (): (() => number) => {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization;
  };
};

/** Waits until this thread is at rest, `most` at most. `use`: the part of the time it was busy since the last call. */
export const quietMoment =
  ({ look, most }: Patience, use: () => () => number = threadUse) =>
  async (): Promise<void> => {
    const busySince = use();
    for (let waited = 0; waited < most; waited += look) {
      await after(look);
      if (busySince() < busyFrom) return;
    }
  };
