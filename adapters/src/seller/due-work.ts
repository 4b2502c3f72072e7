import * as Cause from 'effect/Cause';
import * as Effect from 'effect/Effect';
import * as Fiber from 'effect/Fiber';
import type { ResultAsync } from 'neverthrow';

/** `done`: the item is out of the way. `elsewhere`: another host has or had it. */
export type LookedAfter = 'done' | 'elsewhere' | 'failed';

/** Items that come due, each looked after alone. */
export type DueWork<Item> = {
  readonly due: (most: number) => ResultAsync<readonly Item[], unknown>;
  /** The same as long as an item is due for the same reason. */
  readonly keyOf: (item: Item) => string;
  readonly lookAfter: (item: Item) => Promise<LookedAfter>;
  /** Postpones an item, whatever is wrong with it; whether that worked. */
  readonly setAside: (item: Item) => Promise<boolean>;
  /** A bug while looking after an item; the others go on. */
  readonly onDefect: (cause: unknown, item?: Item) => void;
  readonly atOnce: number;
};

const mostPerLook = 2000;

/** An item that fails, or is still due after it was handled, is postponed so that it delays no other. The latter is no
 *  progress, so a run ends. */
const outcomeOf = async <Item>(work: DueWork<Item>, item: Item, isRepeat: boolean): Promise<LookedAfter> => {
  const reported = async (act: () => Promise<LookedAfter>): Promise<LookedAfter> => {
    try {
      return await act();
    } catch (cause) {
      work.onDefect(cause, item);
      return 'failed';
    }
  };
  const outcome = isRepeat ? 'failed' : await reported(() => work.lookAfter(item));
  if (outcome !== 'failed') return outcome;
  return reported(async () => ((await work.setAside(item)) && !isRepeat ? 'done' : 'failed'));
};

/** Goes on while an item gets out of the way; else a pause is better than a race with another host. */
const wholeRun = <Item>(work: DueWork<Item>): Effect.Effect<number> =>
  Effect.gen(function* () {
    let lookedAfter: ReadonlySet<string> = new Set();
    for (let count = 0; ; ) {
      const due = yield* Effect.promise(() => work.due(mostPerLook).unwrapOr([]));
      const outcomes = yield* Effect.forEach(
        due,
        (item) =>
          Effect.uninterruptible(Effect.promise(() => outcomeOf(work, item, lookedAfter.has(work.keyOf(item))))),
        { concurrency: work.atOnce },
      );
      count += due.length;
      if (!outcomes.includes('done')) return count;
      lookedAfter = new Set(due.filter((_item, at) => outcomes[at] !== 'elsewhere').map(work.keyOf));
    }
  });

/** Does everything that is due, the longest due first; goes on while there is work. Returns how much was due. */
export const doDueWork = <Item>(work: DueWork<Item>): Promise<number> => Effect.runPromise(wholeRun(work));

/** The same in the background, with a pause whenever nothing is due. Units: milliseconds. */
export const dueWorker = <Item>(work: DueWork<Item>, pause: number) => {
  const round = wholeRun(work).pipe(
    Effect.catchCause((cause) => Effect.sync(() => work.onDefect(Cause.squash(cause)))),
  );
  const fiber = Effect.runFork(Effect.forever(Effect.sleep(pause).pipe(Effect.andThen(round))));
  return {
    /** Waits for what is being looked after, then stops. */
    close: (): Promise<void> => Effect.runPromise(Effect.asVoid(Fiber.interrupt(fiber))),
  };
};
