import { err, ok } from 'neverthrow';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CancelId } from '../../ids.ts';
import { releaseCart } from '../cart/cart-states.ts';
import type { Decide } from '../decision.ts';
import type { HostState } from '../state.ts';
import type { HostOrder } from './host-order.ts';

/** A buyer cancels a paid order. */
export type CancelOrder = { readonly type: 'cancelOrder'; readonly cancelId: CancelId };

export type CancelOrderRefusal = ErrorOf<'cancelFailed'>;

/** The order that a cancellation link is for. */
export const orderToCancel = (state: HostState, id: CancelId): HostOrder | undefined =>
  [...state.orders.values()].find(({ cancelId }) => cancelId === id);

/** Decides that a paid order is to be canceled, before the provider hears of it: its money is to go back, and its places are free
 *  once it has. A repeat changes nothing. Errors: `cancelFailed` for an unknown id and an order that is not paid. */
export const cancelOrder: Decide<CancelOrder, CancelOrderRefusal> = (state, { cancelId }, { now }) => {
  const order = orderToCancel(state, cancelId);
  if (order === undefined) return err({ kind: 'cancelFailed' });
  switch (order.outcome) {
    case 'open':
      // An unpaid order has no cancellation link yet; its payment is canceled on the payment page.
      return err({ kind: 'cancelFailed' });
    case 'canceled':
    case 'refunded':
      return ok([]);
    case 'completed':
      return ok(
        order.paidAttempt === undefined
          ? [{ type: 'orderCanceled', ref: order.ref }, ...releaseCart(state, order.cartId)]
          : [{ type: 'refundDue', attemptId: order.paidAttempt, askAt: now }],
      );
  }
};
