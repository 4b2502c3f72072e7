import { ok } from 'neverthrow';
import type { Instant } from '../../dates/instant.ts';
import type { CartId, OrderRef } from '../../ids.ts';
import { dropCode } from '../cart/promo-use.ts';
import type { Decide } from '../decision.ts';
import { movePlaces } from '../places/take-places.ts';
import { linesOf } from '../state.ts';
import { isBuyerToForget, isCartToForget } from './retention.ts';

/** A cart that nobody has touched since a moment is to leave. */
export type ForgetCart = { readonly type: 'forgetCart'; readonly cartId: CartId; readonly since: Instant };

/** Drops it with its lines, whatever the counters still have of them, its code, and what sessions entered for it. One that was touched
 *  meanwhile stays (D-RETENTION). */
export const forgetCart: Decide<ForgetCart, never> = (state, { cartId, since }) =>
  ok(
    isCartToForget(state, cartId, since)
      ? [
          ...movePlaces(
            state,
            linesOf(state, cartId).map(({ id: lineId }) => ({ type: 'lineRemoved', lineId })),
          ),
          ...dropCode(state, cartId),
          { type: 'cartForgotten', cartId },
        ]
      : [],
  );

/** Who placed an order before a moment and never paid it is to be forgotten. */
export type ForgetBuyer = { readonly type: 'forgetBuyer'; readonly orderRef: OrderRef; readonly since: Instant };

/** The order itself stays; one that was paid or is under way keeps its buyer (D-RETENTION). */
export const forgetBuyer: Decide<ForgetBuyer, never> = (state, { orderRef: ref, since }) =>
  ok(isBuyerToForget(state, ref, since) ? [{ type: 'buyerForgotten', ref }] : []);
