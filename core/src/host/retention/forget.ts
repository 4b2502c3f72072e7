import { ok } from 'neverthrow';
import type { Instant } from '../../dates/instant.ts';
import type { CartId, OrderRef } from '../../ids.ts';
import { dropCode } from '../cart/promo-use.ts';
import type { Decide } from '../decision.ts';
import { withLines } from '../places/counters.ts';
import { without } from '../record-maps.ts';
import { isBuyerToForget, isCartToForget } from './retention.ts';

/** Deletes a cart that has not changed since a moment. */
type ForgetCart = { readonly type: 'forgetCart'; readonly cartId: CartId; readonly since: Instant };

/** Drops it with its lines, whatever the counters still have of them, its code, and what sessions entered for it. One that was touched
 *  meanwhile stays (D-RETENTION). The answer says whether it left. */
export const forgetCart: Decide<ForgetCart, never, boolean> = (state, { cartId, since }) => {
  if (!isCartToForget(state, cartId, since)) return ok({ next: state, answer: false });
  const lines = new Map([...state.lines].filter(([, line]) => line.cartId !== cartId));
  const emptied = dropCode(withLines(state, lines), cartId);
  const carts = without(emptied.carts, cartId);
  const buyers = new Map([...emptied.buyers].filter(([, buyer]) => buyer.cartId !== cartId));
  return ok({ next: { ...emptied, carts, buyers }, answer: true });
};

/** Who placed an order before a moment and never paid it is to be forgotten. */
type ForgetBuyer = { readonly type: 'forgetBuyer'; readonly orderRef: OrderRef; readonly since: Instant };

/** The order itself stays; one that was paid or is under way keeps its buyer (D-RETENTION). */
export const forgetBuyer: Decide<ForgetBuyer, never, boolean> = (state, { orderRef: ref, since }) => {
  if (!isBuyerToForget(state, ref, since)) return ok({ next: state, answer: false });
  return ok({ next: { ...state, orderBuyers: without(state.orderBuyers, ref) }, answer: true });
};
