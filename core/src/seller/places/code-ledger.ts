import type { Instant } from '../../dates/instant.ts';
import type { CartId } from '../../ids.ts';
import { type CodeUse, isOverdue } from '../cart/seller-cart.ts';
import { type HoldStatus, statusOf } from './ledger.ts';

/** The ledger's row of a cart's use of a promo code. */
export type CodeRow = { readonly cartId: CartId; readonly code: string } & HoldStatus;

/** The uses of a code as a decision reads them. `ended`: how many of `used` have ended but are still counted; 0 for a
 *  code without limit. Units: carts. */
export type LoadedCode = { readonly used: number; readonly ended: number };

/** The change of a cart's row of a code. `from` must equal the stored row. */
export type CodeChange = { readonly from?: CodeRow | undefined; readonly to?: CodeRow | undefined };

/** The codes as one decision reads them, and its changes. */
export type Codes = {
  /** The value is `undefined` for a code that was never offered. A code that was not loaded has no entry. */
  readonly seen: ReadonlyMap<string, LoadedCode | undefined>;
  readonly changes: ReadonlyMap<string, CodeChange>;
  /** Codes whose ended rows are deleted first; for a code without limit only the cart's own row. */
  readonly swept: ReadonlySet<string>;
};

/** Returns loaded codes without changes. */
export const codesOf = (seen: Codes['seen']): Codes => ({ seen, changes: new Map(), swept: new Set() });

/** Returns the uses of a code; `undefined` for a code that was never offered. Throws `RangeError` when the code was not
 *  loaded, which is a bug. */
export const loadedCode = ({ seen }: Codes, code: string): LoadedCode | undefined => {
  if (!seen.has(code)) throw new RangeError('the uses of a promo code were not loaded');
  return seen.get(code);
};

const sweep = (codes: Codes, code: string): Codes => {
  if (codes.swept.has(code)) return codes;
  const { used, ended } = codes.seen.get(code) ?? { used: 0, ended: 0 };
  const seen = new Map(codes.seen).set(code, { used: used - ended, ended: 0 });
  return { ...codes, seen, swept: new Set(codes.swept).add(code) };
};

/** Returns the codes with the ended uses of one code removed. */
export const sweptOf = (codes: Codes, code: string): Codes => {
  const seen = loadedCode(codes, code);
  return seen === undefined || seen.ended === 0 ? codes : sweep(codes, code);
};

/** Returns the row of a cart's use of a code; `undefined` when the use is released. */
export const useRowOf = (cartId: CartId, use: CodeUse | undefined): CodeRow | undefined => {
  const status = use && statusOf(use.hold);
  return use && status && { cartId, code: use.code, ...status };
};

/** Returns the codes with a cart's row of one code changed from `before` to `after`. An ended row may have been deleted
 *  already; it is swept instead of matched. */
export const moveUse = (
  codes: Codes,
  cartId: CartId,
  before: CodeUse | undefined,
  after: CodeUse | undefined,
  now: Instant,
): Codes => {
  const code = (after ?? before)?.code;
  if (code === undefined) return codes;
  const isOver = before !== undefined && isOverdue(before.hold, now);
  const ready = isOver ? sweep(codes, code) : codes;
  const former = isOver ? undefined : useRowOf(cartId, before);
  const to = useRowOf(cartId, after);
  if (former === undefined && to === undefined) return ready;
  const known = ready.changes.get(code);
  const change: CodeChange = { from: known === undefined ? former : known.from, to };
  const seen = loadedCode(ready, code);
  const used = (seen?.used ?? 0) + (to === undefined ? 0 : 1) - (former === undefined ? 0 : 1);
  return {
    ...ready,
    changes: new Map(ready.changes).set(code, change),
    seen: new Map(ready.seen).set(code, { ended: seen?.ended ?? 0, used }),
  };
};
