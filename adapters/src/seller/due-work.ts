import { setTimeout as after } from 'node:timers/promises';
import type { ResultAsync } from 'neverthrow';
import pLimit from 'p-limit';
import type { WorkFailure } from './work-failure.ts';

/** `done`: the item is finished. `elsewhere`: another host has handled it or is handling it. */
export type WorkOutcome = 'done' | 'elsewhere' | 'failed';

/** Items that become due and are handled independently. */
export type DueWork<Item> = {
  /** Returns due items, the longest due first. At most `room` of them start at once; others wait. */
  readonly due: (room: number) => ResultAsync<readonly Item[], WorkFailure>;
  /** Returns a key that is equal as long as the item is due for the same reason. */
  readonly keyOf: (item: Item) => string;
  readonly handle: (item: Item) => Promise<WorkOutcome>;
  /** Postpones an item, even a damaged one. Absent when failed items stay due. */
  readonly postpone?: (item: Item) => ResultAsync<void, WorkFailure>;
  /** Releases an item that was not started, for another host or the next start. Absent when no release is needed. */
  readonly release?: (item: Item) => ResultAsync<void, WorkFailure>;
  /** Called when due items cannot be read, postponed or released. The next look is another try. */
  readonly onFailure: (failure: WorkFailure) => void;
  /** Called with an exception in handling an item; other items continue. */
  readonly onDefect: (cause: unknown, item?: Item) => void;
  readonly atOnce: number;
};

/** Returns the outcome of an action; an exception is reported and counts as `failed`. */
const reported = async <Item>(
  { onDefect }: DueWork<Item>,
  item: Item,
  act: () => Promise<WorkOutcome>,
): Promise<WorkOutcome> => {
  try {
    return await act();
  } catch (cause) {
    onDefect(cause, item);
    return 'failed';
  }
};

/** Handles an item. One that fails, or that is due again although the previous look ended it (`isRepeat`, not handled
 *  again), is postponed, so that it delays no other. A repeat is no progress, so a run ends. */
const outcomeOf = async <Item>(work: DueWork<Item>, item: Item, isRepeat: boolean): Promise<WorkOutcome> => {
  const outcome = isRepeat ? 'failed' : await reported(work, item, () => work.handle(item));
  if (outcome !== 'failed') return outcome;
  return reported(work, item, async () => {
    const aside = await work.postpone?.(item).orTee(work.onFailure);
    return aside?.isOk() && !isRepeat ? 'done' : 'failed';
  });
};

/** Releases an item that was not started. */
const leave = <Item>(work: DueWork<Item>, item: Item): Promise<WorkOutcome> =>
  reported(work, item, async () => {
    await work.release?.(item).orTee(work.onFailure);
    return 'elsewhere';
  });

/** Returns functions that start items as soon as there is room, so that a slow item does not delay others. */
const itemsOf = <Item>(work: DueWork<Item>, closing?: AbortSignal) => {
  const inTurn = pLimit(work.atOnce);
  const underWay = new Map<string, Promise<void>>();
  let ended = new Set<string>();
  let isProgress = false;

  const begin = (item: Item, key: string, isRepeat: boolean): void => {
    const begun = inTurn(async () => {
      const outcome = await (closing?.aborted ? leave(work, item) : outcomeOf(work, item, isRepeat));
      underWay.delete(key);
      if (outcome !== 'elsewhere') ended.add(key);
      isProgress ||= outcome === 'done';
    });
    underWay.set(key, begun);
  };

  const read = (room: number): Promise<readonly Item[]> => work.due(room).orTee(work.onFailure).unwrapOr([]);

  return {
    /** Starts due items and returns their number. */
    look: async (): Promise<number> => {
      const room = work.atOnce - underWay.size;
      if (room <= 0) return 0;
      const before = ended;
      ended = new Set();
      isProgress = false;
      const due = await read(room);
      for (const item of due) {
        const key = work.keyOf(item);
        if (!underWay.has(key)) begin(item, key, before.has(key));
      }
      return due.length;
    },
    /** Waits until an item is done and there is room. False when all have ended and none was done. */
    progress: async (): Promise<boolean> => {
      while (underWay.size >= work.atOnce || (underWay.size > 0 && !isProgress)) await Promise.race(underWay.values());
      return isProgress;
    },
    allEnded: () => Promise.all(underWay.values()),
  };
};

/** Handles all due items, the longest due first, as long as there is progress. Returns their number. */
export const doDueWork = async <Item>(work: DueWork<Item>): Promise<number> => {
  const { look, progress } = itemsOf(work);
  for (let count = await look(); ; count += await look()) if (!(await progress())) return count;
};

/** Handles due items in the background. Looks again after progress, otherwise after `pause` milliseconds, to avoid
 *  competing with another host. */
export const dueWorker = <Item>(work: DueWork<Item>, pause: number) => {
  const closing = new AbortController();
  const { signal } = closing;
  const { look, progress, allEnded } = itemsOf(work, signal);
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      const rest = after(pause, undefined, { signal }).catch(() => undefined);
      await Promise.race([rest, progress().then((isProgress) => (isProgress ? undefined : rest))]);
      if (!signal.aborted) await look().catch((cause: unknown) => work.onDefect(cause));
    }
    await allEnded();
  };
  const running = run();
  return {
    /** Waits for the items in progress, then stops. */
    close: (): Promise<void> => {
      closing.abort();
      return running;
    },
  };
};
