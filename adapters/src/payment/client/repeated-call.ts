import * as Effect from 'effect/Effect';
import * as Schedule from 'effect/Schedule';

/** Milliseconds for one try, and for a whole call: its tries, pauses and steps. */
const [timeout, deadline] = [3000, 7000];

export type RepeatOptions<Failure> = {
  /** Milliseconds before the first repeat, twice that before the second. Default: 200. */
  readonly firstPause?: number | undefined;
  /** The failure of a try that takes longer than three seconds. */
  readonly tooLate: Failure;
  /** Whether a repeat within seconds may succeed. */
  readonly isTemporary: (failure: Failure) => boolean;
};

/** Returns a request to a payment provider that is tried three times, with growing random pauses. Every request may be
 *  received twice. */
export const repeatedCall = <Answer, Failure>(
  once: Effect.Effect<Answer, Failure>,
  { firstPause = 200, tooLate, isTemporary }: RepeatOptions<Failure>,
): Effect.Effect<Answer, Failure> =>
  once.pipe(
    Effect.timeoutOrElse({ duration: timeout, orElse: () => Effect.fail(tooLate) }),
    Effect.retry({
      schedule: Schedule.exponential(firstPause).pipe(Schedule.jittered),
      times: 2,
      while: isTemporary,
    }),
  );

/** Ends a call, with all its repeats and steps, after seven seconds. Error: `tooLate`. */
export const withinDeadline = <Answer, Failure>(
  call: Effect.Effect<Answer, Failure>,
  tooLate: Failure,
): Effect.Effect<Answer, Failure> =>
  call.pipe(Effect.timeoutOrElse({ duration: deadline, orElse: () => Effect.fail(tooLate) }));
