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

/** Deletes an unchanged cart with its lines, counts, code and entered data (D-RETENTION). The answer: whether it was.
 *  */
export const forgetCart: Decide<ForgetCart, never, boolean> = (state, { cartId, since }) => {
  if (!isCartToForget(state, cartId, since)) return ok({ next: state, answer: false });
  const lines = new Map([...state.lines].filter(([, line]) => line.cartId !== cartId));
  const emptied = dropCode(withLines(state, lines), cartId);
  const carts = without(emptied.carts, cartId);
  const buyers = new Map([...emptied.buyers].filter(([, buyer]) => buyer.cartId !== cartId));
  return ok({ next: { ...emptied, carts, buyers }, answer: true });
};

/** Forgets the buyer of an order that was placed before a moment and never paid. */
type ForgetBuyer = { readonly type: 'forgetBuyer'; readonly orderRef: OrderRef; readonly since: Instant };

/** The order itself stays; one that was paid or is under way keeps its buyer (D-RETENTION). */
export const forgetBuyer: Decide<ForgetBuyer, never, boolean> = (state, { orderRef: ref, since }) => {
  if (!isBuyerToForget(state, ref, since)) return ok({ next: state, answer: false });
  return ok({ next: { ...state, orderBuyers: without(state.orderBuyers, ref) }, answer: true });
};
