import { setTimeout as after } from 'node:timers/promises';
import type { ResultAsync } from 'neverthrow';
import pLimit from 'p-limit';
import type { WorkFailure } from './work-failure.ts';

/** `done`: the item is out of the way. `elsewhere`: another host has or had it. */
export type LookedAfter = 'done' | 'elsewhere' | 'failed';

/** Items that come due, each looked after alone. */
export type DueWork<Item> = {
  /** What is due, the longest due first. `room`: so many can be begun at once; more than that wait for their turn. */
  readonly due: (room: number) => ResultAsync<readonly Item[], WorkFailure>;
  /** The same as long as an item is due for the same reason. */
  readonly keyOf: (item: Item) => string;
  readonly lookAfter: (item: Item) => Promise<LookedAfter>;
  /** Postpones an item, whatever is wrong with it; absent where it stays due. */
  readonly setAside?: (item: Item) => ResultAsync<void, WorkFailure>;
  /** Leaves an item that was not begun to another host or the next start; absent where it is left anyway. */
  readonly giveBack?: (item: Item) => ResultAsync<void, WorkFailure>;
  /** What is due could not be read, postponed or given back; the next look is another try. */
  readonly onFailure: (failure: WorkFailure) => void;
  /** A bug while looking after an item; the others go on. */
  readonly onDefect: (cause: unknown, item?: Item) => void;
  readonly atOnce: number;
};

/** The outcome of an act; a bug in it is reported and fails the item. */
const reported = async <Item>(
  { onDefect }: DueWork<Item>,
  item: Item,
  act: () => Promise<LookedAfter>,
): Promise<LookedAfter> => {
  try {
    return await act();
  } catch (cause) {
    onDefect(cause, item);
    return 'failed';
  }
};

/** An item that fails, or is still due after it was handled, is postponed so that it delays no other. The latter is no
 *  progress, so a run ends. */
const outcomeOf = async <Item>(work: DueWork<Item>, item: Item, isRepeat: boolean): Promise<LookedAfter> => {
  const outcome = isRepeat ? 'failed' : await reported(work, item, () => work.lookAfter(item));
  if (outcome !== 'failed') return outcome;
  return reported(work, item, async () => {
    const aside = await work.setAside?.(item).orTee(work.onFailure);
    return aside?.isOk() && !isRepeat ? 'done' : 'failed';
  });
};

/** Leaves an item that was not begun. */
const leave = <Item>(work: DueWork<Item>, item: Item): Promise<LookedAfter> =>
  reported(work, item, async () => {
    await work.giveBack?.(item).orTee(work.onFailure);
    return 'elsewhere';
  });

/** Items begin as soon as there is room for them, so that one that takes long holds up no other. */
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
    /** Begins what is due; how much that was. */
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
    /** Waits until an item got out of the way and there is room; false where none did and all have ended. */
    progress: async (): Promise<boolean> => {
      while (underWay.size >= work.atOnce || (underWay.size > 0 && !isProgress)) await Promise.race(underWay.values());
      return isProgress;
    },
    allEnded: () => Promise.all(underWay.values()),
  };
};

/** Does everything that is due, the longest due first; goes on while there is progress. Returns how much was due. */
export const doDueWork = async <Item>(work: DueWork<Item>): Promise<number> => {
  const { look, progress } = itemsOf(work);
  for (let count = await look(); ; count += await look()) if (!(await progress())) return count;
};

/** The same in the background: looks again after progress, and else after a pause, which is better than a race with
 *  another host. Units: milliseconds. */
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
    /** Waits for what is being looked after, then stops. */
    close: (): Promise<void> => {
      closing.abort();
      return running;
    },
  };
};
