import { AsyncLocalStorage } from 'node:async_hooks';
import type { Slot } from './admission.ts';

/** A request's slot, its number of waits in progress, and whether its work has started. */
type RequestSlot = { readonly slot: Slot; waits: number; isAtWork: boolean };

const current = new AsyncLocalStorage<RequestSlot>();

/** Returns functions to call when a request starts and when its client disconnects. Only started work keeps its slot
 *  then. */
export const requestSlot = (slot: Slot) => {
  const own: RequestSlot = { slot, waits: 0, isAtWork: false };
  return {
    begin: (work: () => void): void => current.run(own, work),
    clientLeft: (): void => {
      if (!own.isAtWork) slot.end();
    },
  };
};

/** Answers the current request in its slot. The slot is free once the answer is complete, before the client has read
 *  it. */
export const answerInSlot = async <Answer>(work: () => Answer | Promise<Answer>): Promise<Answer> => {
  const own = current.getStore();
  if (own === undefined) return work();
  own.isAtWork = true;
  try {
    return await work();
  } finally {
    own.slot.end();
  }
};

/** Waits for work outside of this thread, such as that of a payment provider, a content system or a worker thread.
 *  The current request holds no slot meanwhile. The caller limits the number of waiting requests. */
export const withoutSlot = async <Value>(wait: () => PromiseLike<Value>): Promise<Value> => {
  const own = current.getStore();
  if (own === undefined) return wait();
  own.waits += 1;
  if (own.waits === 1) own.slot.release();
  try {
    return await wait();
  } finally {
    own.waits -= 1;
    if (own.waits === 0) await own.slot.reacquire();
  }
};
