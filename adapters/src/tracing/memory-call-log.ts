import { type Instant, plusMilliseconds } from '@shop/core/dates/instant';
import { type CallLog, keptFor, type LoggedCall, mostKept, mostOfCart } from './call-log.ts';
import { capsuleOf } from './capsule.ts';

/** Calls in this process's memory, for a shop whose provider is elsewhere: they end with it. */
export const memoryCallLog = (now: () => Instant): CallLog => {
  let logged: readonly LoggedCall[] = [];
  const isFresh = ({ at }: LoggedCall): boolean => at >= plusMilliseconds(now(), -keptFor);
  const ofCart = (cartId: string) => logged.filter((call) => call.cartId === cartId);
  return {
    known: async ({ carts }) =>
      carts.map((cartId) => {
        const owner = ofCart(cartId)[0]?.owner;
        return { cartId, lineIds: [], ...(owner === undefined ? {} : { owner }) };
      }),
    add: async (calls) => {
      logged = [...logged, ...calls].filter(isFresh).slice(-mostKept);
      for (const cartId of new Set(calls.map((call) => call.cartId))) {
        const old = new Set(ofCart(cartId).slice(0, -mostOfCart));
        if (old.size > 0) logged = logged.filter((call) => !old.has(call));
      }
    },
    last: async (owners) => {
      const fresh = logged.filter(isFresh);
      const newest = fresh.findLast(({ owner }) => owners.includes(owner));
      return newest && capsuleOf(fresh.filter(({ cartId }) => cartId === newest.cartId).map(({ line }) => line));
    },
  };
};
