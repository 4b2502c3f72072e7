import type { Instant } from '../../dates/instant.ts';
import type { CartId } from '../../ids.ts';
import { type CodeUse, isOverdue } from '../cart/seller-cart.ts';
import { type HoldStatus, statusOf } from './ledger.ts';

/** The row of the ledger for a cart's use of a promo code. */
export type CodeRow = { readonly cartId: CartId; readonly code: string } & HoldStatus;

/** The uses of a code as a decision sees them; `ended` of them are over and still counted, none of a code without
 *  limit. Units: carts. */
export type SeenCode = { readonly used: number; readonly ended: number };

/** What becomes of a cart's row of a code. A former row must be found as it was. */
export type CodeChange = { readonly from?: CodeRow | undefined; readonly to?: CodeRow | undefined };

/** Codes as one decision sees them, and what it changes. */
export type Codes = {
  /** `undefined` for a code that was never offered. A code that was not loaded has no entry. */
  readonly seen: ReadonlyMap<string, SeenCode | undefined>;
  readonly changes: ReadonlyMap<string, CodeChange>;
  /** Codes of which the rows that are over are deleted first; of a code without limit only the cart's own. */
  readonly swept: ReadonlySet<string>;
};

/** Loaded codes, nothing changed. */
export const codesOf = (seen: Codes['seen']): Codes => ({ seen, changes: new Map(), swept: new Set() });

/** The uses of a code; none of a code that was never offered. A code that was not loaded is a bug and throws. */
export const seenCode = ({ seen }: Codes, code: string): SeenCode | undefined => {
  if (!seen.has(code)) throw new RangeError('the uses of a promo code were not loaded');
  return seen.get(code);
};

const swept = (codes: Codes, code: string): Codes => {
  if (codes.swept.has(code)) return codes;
  const { used, ended } = codes.seen.get(code) ?? { used: 0, ended: 0 };
  const seen = new Map(codes.seen).set(code, { used: used - ended, ended: 0 });
  return { ...codes, seen, swept: new Set(codes.swept).add(code) };
};

/** The codes without uses of a code that are over. */
export const sweptOf = (codes: Codes, code: string): Codes => {
  const seen = seenCode(codes, code);
  return seen === undefined || seen.ended === 0 ? codes : swept(codes, code);
};

/** The row of a cart's use of a code; none once it is released. */
export const useRowOf = (cartId: CartId, use: CodeUse | undefined): CodeRow | undefined => {
  const status = use && statusOf(use.hold);
  return use && status && { cartId, code: use.code, ...status };
};

/** The codes with a cart's row of one code moved on. A row that is over may be gone: it is deleted if it is there. */
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
  const ready = isOver ? swept(codes, code) : codes;
  const former = isOver ? undefined : useRowOf(cartId, before);
  const to = useRowOf(cartId, after);
  if (former === undefined && to === undefined) return ready;
  const known = ready.changes.get(code);
  const change: CodeChange = { from: known === undefined ? former : known.from, to };
  const seen = seenCode(ready, code);
  const used = (seen?.used ?? 0) + (to === undefined ? 0 : 1) - (former === undefined ? 0 : 1);
  return {
    ...ready,
    changes: new Map(ready.changes).set(code, change),
    seen: new Map(ready.seen).set(code, { ended: seen?.ended ?? 0, used }),
  };
};
