import { AsyncLocalStorage } from 'node:async_hooks';
import type { Slot } from './admission.ts';

/** A request's slot, its number of waits in progress, and whether its work has started. */
type Held = { readonly slot: Slot; waits: number; isAtWork: boolean };

const current = new AsyncLocalStorage<Held>();

/** Returns functions to call when a request starts and when its client disconnects. Only started work keeps its slot
 *  then. */
export const heldBy = (slot: Slot) => {
  const held: Held = { slot, waits: 0, isAtWork: false };
  return {
    begin: (work: () => void): void => current.run(held, work),
    clientLeft: (): void => {
      if (!held.isAtWork) slot.end();
    },
  };
};

/** Answers the current request in its slot. The slot is free once the answer is complete, before the client has read
 *  it. */
export const answerInSlot = async <Answer>(work: () => Answer | Promise<Answer>): Promise<Answer> => {
  const held = current.getStore();
  if (held === undefined) return work();
  held.isAtWork = true;
  try {
    return await work();
  } finally {
    held.slot.end();
  }
};

/** Waits for work outside of this thread, such as that of a payment provider, a content system or a worker thread.
 *  The current request holds no slot meanwhile. The caller limits the number of waiting requests. */
export const withoutSlot = async <Value>(wait: () => PromiseLike<Value>): Promise<Value> => {
  const held = current.getStore();
  if (held === undefined) return wait();
  held.waits += 1;
  if (held.waits === 1) held.slot.giveBack();
  try {
    return await wait();
  } finally {
    held.waits -= 1;
    if (held.waits === 0) await held.slot.takeAgain();
  }
};
