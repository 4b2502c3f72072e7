import { AsyncLocalStorage } from 'node:async_hooks';
import type { Slot } from './admission.ts';

/** A request's slot, how many of its waits go on, and whether its work has begun. */
type Held = { readonly slot: Slot; waits: number; isAtWork: boolean };

const current = new AsyncLocalStorage<Held>();

/** What is called when a request begins, and when its client is gone: only work that has begun keeps its slot then. */
export const heldBy = (slot: Slot) => {
  const held: Held = { slot, waits: 0, isAtWork: false };
  return {
    begin: (work: () => void): void => current.run(held, work),
    clientLeft: (): void => {
      if (!held.isAtWork) slot.end();
    },
  };
};

/** Answers the current request in its slot, which is free once the answer is complete: what its client takes of it,
 *  and when, is no work of ours. */
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

/** Waits for what is not our own work, such as a payment provider, a content system or a thread: the current request
 *  holds no slot meanwhile. The caller bounds how many wait. */
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
