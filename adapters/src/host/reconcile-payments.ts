import * as Cause from 'effect/Cause';
import * as Effect from 'effect/Effect';
import * as Fiber from 'effect/Fiber';
import type { HostStore } from './host-store.ts';
import type { PaymentSettler } from './payment-settler.ts';

export type ReconcilerOptions = {
  readonly store: HostStore;
  readonly settler: PaymentSettler;
  /** Told about a bug that ended one round; the next one goes on. */
  readonly onDefect: (cause: unknown) => void;
};

/** So many attempts are asked about at a time, and in one round. */
const atOnce = 4;
const mostPerRound = 100;

/** Asks the provider about every attempt that is due, and refunds what must be. Answers how many were due. A payment
 *  whose notification was lost, or that a crash interrupted, is found this way (R-HOLD-7). */
export const reconcileOnce = ({ store, settler }: Omit<ReconcilerOptions, 'onDefect'>): Effect.Effect<number> =>
  Effect.promise(() => store.dueAttempts(mostPerRound).unwrapOr([])).pipe(
    Effect.flatMap((due) =>
      Effect.forEach(due, (id) => Effect.promise(async () => settler.settleByAsking(id)), {
        concurrency: atOnce,
        discard: true,
      }).pipe(Effect.as(due.length)),
    ),
  );

export type Reconciler = {
  /** Waits for the round that is under way, then stops. */
  close(): Promise<void>;
};

/** Reconciles in the background, once per `pause`. Units: milliseconds. */
export const reconcilePayments = (options: ReconcilerOptions, pause: number): Reconciler => {
  const round = reconcileOnce(options).pipe(
    Effect.catchCause((cause) => Effect.sync(() => options.onDefect(Cause.squash(cause)))),
    Effect.uninterruptible,
  );
  const fiber = Effect.runFork(Effect.forever(Effect.sleep(pause).pipe(Effect.andThen(round))));
  return { close: () => Effect.runPromise(Effect.asVoid(Fiber.interrupt(fiber))) };
};
