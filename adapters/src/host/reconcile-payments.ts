import type { AttemptId } from '@shop/core/ids';
import * as Cause from 'effect/Cause';
import * as Effect from 'effect/Effect';
import * as Fiber from 'effect/Fiber';
import type { HostStore } from './host-store.ts';
import type { PaymentReports } from './payment-reports.ts';
import type { PaymentSettler } from './payment-settler.ts';

export type ReconcilerOptions = Pick<PaymentReports, 'onDefect'> & {
  readonly store: Pick<HostStore, 'dueAttempts' | 'setAside'>;
  readonly settler: Pick<PaymentSettler, 'settleByAsking'>;
};

/** So many attempts are asked about at a time: at a provider that takes a second for each answer, 1,500 are done within a minute. */
const atOnce = 32;

/** So many are looked up at a time. */
const mostPerLook = 2000;

/** Runs what may fail for a bug; the bug is reported and the answer is no. */
const reported = (
  { onDefect }: Pick<PaymentReports, 'onDefect'>,
  id: AttemptId,
  work: () => Promise<boolean>,
): Effect.Effect<boolean> =>
  Effect.tryPromise({ try: work, catch: (cause) => cause }).pipe(
    Effect.catch((cause) =>
      Effect.sync(() => {
        onDefect(cause, id);
        return false;
      }),
    ),
  );

/** Looks after one attempt and answers whether it is out of the way. Each stands alone: what fails for whatever reason, or is due again
 *  although it has just been settled, is put off, so that it delays nobody (D-RECONCILE). */
const lookAfter = (options: ReconcilerOptions, id: AttemptId, isRepeat: boolean): Effect.Effect<boolean> => {
  const { store, settler } = options;
  const settled = isRepeat
    ? Effect.succeed(false)
    : reported(options, id, async () => (await settler.settleByAsking(id)).isOk());
  return settled.pipe(
    Effect.flatMap((isSettled) =>
      isSettled ? Effect.succeed(true) : reported(options, id, async () => (await store.setAside(id)).isOk()),
    ),
    Effect.uninterruptible,
  );
};

const wholeRun = (options: ReconcilerOptions): Effect.Effect<number> => {
  const seen = new Set<AttemptId>();
  const rounds = (done: number): Effect.Effect<number> =>
    Effect.promise(() => options.store.dueAttempts(mostPerLook).unwrapOr([])).pipe(
      Effect.flatMap((due) => {
        const repeats = new Set(due.filter((id) => seen.has(id)));
        for (const id of due) seen.add(id);
        return Effect.forEach(due, (id) => lookAfter(options, id, repeats.has(id)), { concurrency: atOnce });
      }),
      // Where nothing could be put out of the way the store itself is in trouble: then a pause is better than a race.
      Effect.flatMap((outcomes) =>
        outcomes.includes(true) ? rounds(done + outcomes.length) : Effect.succeed(done + outcomes.length),
      ),
    );
  return Effect.suspend(() => rounds(0));
};

/** Asks the provider about every attempt that is due, the longest due first, and refunds what must be; goes on while there is work.
 *  Answers how many were due. A payment whose notification was lost, or that a crash interrupted, is found this way (R-HOLD-7). */
export const reconcileOnce = (options: ReconcilerOptions): Promise<number> => Effect.runPromise(wholeRun(options));

export type Reconciler = {
  /** Waits for the attempts that are being asked about, then stops. */
  close(): Promise<void>;
};

/** Reconciles in the background, with a pause whenever nothing is due. Units: milliseconds. */
export const reconcilePayments = (options: ReconcilerOptions, pause: number): Reconciler => {
  const round = wholeRun(options).pipe(
    Effect.catchCause((cause) => Effect.sync(() => options.onDefect(Cause.squash(cause)))),
  );
  const fiber = Effect.runFork(Effect.forever(Effect.sleep(pause).pipe(Effect.andThen(round))));
  return { close: () => Effect.runPromise(Effect.asVoid(Fiber.interrupt(fiber))) };
};
