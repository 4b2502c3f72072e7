import * as Effect from 'effect/Effect';

export type Pace = {
  readonly perSecond: number;
  /** Maximum number of requests that need not wait after a pause. */
  readonly atOnce: number;
};

/** Returns a wait before each request, so that requests keep to a rate. */
export const requestPace = ({ perSecond, atOnce }: Pace): Effect.Effect<void> => {
  const interval = 1000 / perSecond;
  let next = Number.NEGATIVE_INFINITY;
  return Effect.suspend(() => {
    const now = performance.now();
    const turn = Math.max(next, now - (atOnce - 1) * interval);
    next = turn + interval;
    return turn <= now ? Effect.void : Effect.sleep(turn - now);
  });
};
