import * as Cause from 'effect/Cause';
import * as Effect from 'effect/Effect';
import * as Fiber from 'effect/Fiber';
import type { ResultAsync } from 'neverthrow';

/** Things that come due one by one, each to be looked after alone. */
export type DueWork<Item> = {
  /** The longest due first. */
  readonly due: (most: number) => ResultAsync<readonly Item[], unknown>;
  readonly keyOf: (item: Item) => string;
  /** Whether the item is out of the way. */
  readonly lookAfter: (item: Item) => Promise<boolean>;
  /** Puts an item off, whatever is wrong with it; whether that could be done. */
  readonly setAside: (item: Item) => Promise<boolean>;
  /** A bug while looking after an item; the others go on. */
  readonly onDefect: (cause: unknown, item?: Item) => void;
  /** So many are looked after at a time. */
  readonly atOnce: number;
};

/** So many are looked up at a time. */
const mostPerLook = 2000;

/** Runs what may fail for a bug; the bug is reported and the answer is no. */
const reported = <Item>(
  { onDefect }: DueWork<Item>,
  item: Item,
  work: () => Promise<boolean>,
): Effect.Effect<boolean> =>
  Effect.tryPromise({ try: work, catch: (cause) => cause }).pipe(
    Effect.catch((cause) =>
      Effect.sync(() => {
        onDefect(cause, item);
        return false;
      }),
    ),
  );

/** Looks after one item and answers whether it is out of the way. Each stands alone: what fails for whatever reason, or is due again
 *  although it has just been looked after, is put off, so that it delays nobody. */
const done = <Item>(work: DueWork<Item>, item: Item, isRepeat: boolean): Effect.Effect<boolean> =>
  (isRepeat ? Effect.succeed(false) : reported(work, item, () => work.lookAfter(item))).pipe(
    Effect.flatMap((isDone) => (isDone ? Effect.succeed(true) : reported(work, item, () => work.setAside(item)))),
    Effect.uninterruptible,
  );

/** What was looked after counts as a repeat within one run alone: a later one looks after it anew. */
const wholeRun = <Item>(work: DueWork<Item>): Effect.Effect<number> =>
  Effect.suspend(() => {
    const seen = new Set<string>();
    const rounds = (before: number): Effect.Effect<number> =>
      Effect.promise(() => work.due(mostPerLook).unwrapOr([])).pipe(
        Effect.flatMap((due) => {
          const repeats = new Set(due.filter((item) => seen.has(work.keyOf(item))));
          for (const item of due) seen.add(work.keyOf(item));
          return Effect.forEach(due, (item) => done(work, item, repeats.has(item)), { concurrency: work.atOnce });
        }),
        // Where nothing could be put out of the way the store itself is in trouble: then a pause is better than a race.
        Effect.flatMap((outcomes) =>
          outcomes.includes(true) ? rounds(before + outcomes.length) : Effect.succeed(before + outcomes.length),
        ),
      );
    return rounds(0);
  });

/** Does everything that is due, the longest due first; goes on while there is work. Answers how much was due. */
export const doDueWork = <Item>(work: DueWork<Item>): Promise<number> => Effect.runPromise(wholeRun(work));

export type DueWorker = {
  /** Waits for what is being looked after, then stops. */
  close(): Promise<void>;
};

/** The same in the background, with a pause whenever nothing is due. Units: milliseconds. */
export const dueWorker = <Item>(work: DueWork<Item>, pause: number): DueWorker => {
  const round = wholeRun(work).pipe(
    Effect.catchCause((cause) => Effect.sync(() => work.onDefect(Cause.squash(cause)))),
  );
  const fiber = Effect.runFork(Effect.forever(Effect.sleep(pause).pipe(Effect.andThen(round))));
  return { close: () => Effect.runPromise(Effect.asVoid(Fiber.interrupt(fiber))) };
};
