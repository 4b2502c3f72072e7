import * as Cause from 'effect/Cause';
import * as Effect from 'effect/Effect';
import * as Fiber from 'effect/Fiber';
import type { ResultAsync } from 'neverthrow';

/** What came of looking after an item: it is out of the way, somebody else has it or had it, or neither. */
export type LookedAfter = 'done' | 'elsewhere' | 'failed';

/** Things that come due one by one, each to be looked after alone. */
export type DueWork<Item> = {
  /** The longest due first. */
  readonly due: (most: number) => ResultAsync<readonly Item[], unknown>;
  /** The same as long as an item is due for the same reason; another one for what comes due again at a time of its own. */
  readonly keyOf: (item: Item) => string;
  readonly lookAfter: (item: Item) => Promise<LookedAfter>;
  /** Puts an item off, whatever is wrong with it; whether that could be done. */
  readonly setAside: (item: Item) => Promise<boolean>;
  /** A bug while looking after an item; the others go on. */
  readonly onDefect: (cause: unknown, item?: Item) => void;
  /** So many are looked after at a time. */
  readonly atOnce: number;
};

/** So many are looked up at a time. */
const mostPerLook = 2000;

/** Runs what may fail for a bug, which is reported. */
const reported = <Item>(
  { onDefect }: DueWork<Item>,
  item: Item,
  work: () => Promise<LookedAfter>,
): Effect.Effect<LookedAfter> =>
  Effect.tryPromise({ try: work, catch: (cause) => cause }).pipe(
    Effect.catch((cause) =>
      Effect.sync((): LookedAfter => {
        onDefect(cause, item);
        return 'failed';
      }),
    ),
  );

/** Looks after one item. Each stands alone: what fails for whatever reason, or is still due although it has just been looked after, is put
 *  off, so that it delays nobody. The latter is no progress: a run that does nothing else ends, and does not go in a circle. */
const outcomeOf = <Item>(work: DueWork<Item>, item: Item, isRepeat: boolean): Effect.Effect<LookedAfter> =>
  (isRepeat ? Effect.succeed<LookedAfter>('failed') : reported(work, item, () => work.lookAfter(item))).pipe(
    Effect.flatMap((outcome) =>
      outcome === 'failed'
        ? reported(work, item, async () => ((await work.setAside(item)) && !isRepeat ? 'done' : 'failed'))
        : Effect.succeed(outcome),
    ),
    Effect.uninterruptible,
  );

/** Goes on as long as anything gets out of the way. Where nothing does the store itself is in trouble, or somebody else is at work: then a
 *  pause is better than a race. What was looked after just before, here, and is due as it was, counts as a repeat. */
const wholeRun = <Item>(
  work: DueWork<Item>,
  lookedAfter: ReadonlySet<string> = new Set(),
  before = 0,
): Effect.Effect<number> =>
  Effect.promise(() => work.due(mostPerLook).unwrapOr([])).pipe(
    Effect.flatMap((due) =>
      Effect.forEach(due, (item) => outcomeOf(work, item, lookedAfter.has(work.keyOf(item))), {
        concurrency: work.atOnce,
      }).pipe(
        Effect.flatMap((outcomes) => {
          const ours = due.filter((_item, at) => outcomes[at] !== 'elsewhere');
          const count = before + due.length;
          return outcomes.includes('done')
            ? wholeRun(work, new Set(ours.map(work.keyOf)), count)
            : Effect.succeed(count);
        }),
      ),
    ),
  );

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
