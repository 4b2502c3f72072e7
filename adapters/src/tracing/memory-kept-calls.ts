import { type Instant, plusMilliseconds } from '@shop/core/dates/instant';
import { callsIn } from './capsule.ts';
import { type KeptCall, type KeptCalls, keptFor, mostKept, mostOfCart } from './kept-calls.ts';

/** Calls in this process's memory, for a shop whose provider is elsewhere: they end with it. */
export const memoryKeptCalls = (now: () => Instant): KeptCalls => {
  let kept: readonly KeptCall[] = [];
  const ofCart = (cartId: string) => kept.filter((call) => call.cartId === cartId);
  return {
    known: async ({ carts }) =>
      carts.map((cartId) => {
        const owner = ofCart(cartId)[0]?.owner;
        return { cartId, lineIds: [], ...(owner === undefined ? {} : { owner }) };
      }),
    add: async (calls) => {
      const since = plusMilliseconds(now(), -keptFor);
      kept = [...kept, ...calls].filter(({ at }) => at >= since).slice(-mostKept);
      for (const cartId of new Set(calls.map((call) => call.cartId))) {
        const old = new Set(ofCart(cartId).slice(0, -mostOfCart));
        if (old.size > 0) kept = kept.filter((call) => !old.has(call));
      }
    },
    last: async (owners) => {
      const since = plusMilliseconds(now(), -keptFor);
      const fresh = kept.filter(({ at }) => at >= since);
      const newest = fresh.findLast(({ owner }) => owners.includes(owner));
      return newest && callsIn(fresh.filter(({ cartId }) => cartId === newest.cartId).map(({ line }) => line));
    },
  };
};
