import { type Instant, minutes, plusMilliseconds } from '@shop/core/dates/instant';
import { type CallLine, type Capsule, capsuleOf } from './capsule.ts';

/** A cart that calls named, as its store knows it. */
export type KnownCart = {
  readonly cartId: string;
  /** The order that it became. */
  readonly ref?: string;
  /** What cancels that order. */
  readonly cancelId?: string;
  /** Digest of the client whose calls of it are logged already. */
  readonly owner?: string;
  readonly lineIds: readonly string[];
};

/** A call of a cart, without anything personal, or how many could not be logged. */
export type LoggedCall = {
  readonly cartId: string;
  readonly owner: string;
  readonly at: Instant;
  readonly line: CallLine;
};

/** What calls name: carts, orders, and what orders are canceled by. */
export type NamedCarts = {
  readonly carts: readonly string[];
  readonly refs: readonly string[];
  readonly cancelIds: readonly string[];
};

/** The last calls of each cart, for support. Never fails: what cannot be logged is not there. */
export type CallLog = {
  /** Those of the carts and orders that there are. */
  known(named: NamedCarts): Promise<readonly KnownCart[]>;
  /** Adds calls at the end; the oldest give way. */
  add(calls: readonly LoggedCall[]): Promise<void>;
  /** Of the cart that an owner used last, in their order; none when nothing is logged. Owners are digests. */
  last(owners: readonly string[]): Promise<Capsule | undefined>;
};

/** How long a call is kept. Units: milliseconds. */
export const keptFor = minutes(2 * 24 * 60);

/** Units: calls of one cart, calls of all carts, characters of one call in wire form. */
export const mostOfCart = 80;
export const mostKept = 10_000;
export const longestCall = 48_000;

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
