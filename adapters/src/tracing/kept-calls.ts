import { type Instant, minutes } from '@shop/core/dates/instant';
import type { CallLine, Capsule } from './capsule.ts';

/** A cart that calls named, as its store knows it. */
export type KnownCart = {
  readonly cartId: string;
  /** The order that it was asked for by. */
  readonly ref?: string;
  /** What that order is canceled by. */
  readonly cancelId?: string;
  /** Digest of the client whose calls of it are kept already. */
  readonly owner?: string;
  readonly lineIds: readonly string[];
};

/** Calls of a cart, and where some of them could not be kept. */
export type Kept = Omit<Capsule, 'world'>;

/** A call of a cart, without anything personal, or how many could not be kept. */
export type KeptCall = {
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

/** The last calls of each cart, for support (D-SUPPORT-CODE). Never fails: what cannot be kept is not there. */
export type KeptCalls = {
  /** Those of the carts and orders that there are. */
  known(named: NamedCarts): Promise<readonly KnownCart[]>;
  /** Behind those that are kept; the oldest give way. */
  add(calls: readonly KeptCall[]): Promise<void>;
  /** Of the cart that an owner used last, in their order; none when nothing is kept. Owners are digests. */
  last(owners: readonly string[]): Promise<Kept | undefined>;
};

/** So long a call is kept. Units: milliseconds. */
export const keptFor = minutes(2 * 24 * 60);

/** Units: calls of one cart, calls of all carts, bytes of one call in wire form. */
export const mostOfCart = 80;
export const mostKept = 10_000;
export const longestCall = 48_000;
