import { err, ok } from 'neverthrow';
import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { AttemptId, CancelId } from '../../ids.ts';
import { releaseCart } from '../cart/cart-states.ts';
import { type Decide, decided, type SellerState } from '../state.ts';
import { refundDue, withOutcome } from './payment-outcomes.ts';
import type { SellerOrder } from './seller-order.ts';
import { isPaidBack, isUsed } from './used-order.ts';

type CancelOrder = { readonly type: 'cancelOrder'; readonly cancelId: CancelId };

const orderToCancel = (state: SellerState, id: CancelId): SellerOrder | undefined =>
  [...state.orders.values()].find(({ cancelId }) => cancelId === id);

/** What is owed already stays owed since then. */
const owed = (state: SellerState, attemptId: AttemptId, now: Instant): SellerState =>
  state.attempts.get(attemptId)?.state === 'refunding' ? state : refundDue(state, attemptId, now);

/** The attempt whose money is to go back before an order counts as canceled; none when nothing is owed. */
export const owedFor = (state: SellerState, id: CancelId): AttemptId | undefined => {
  const paid = orderToCancel(state, id)?.paidAttempt;
  return paid !== undefined && state.attempts.get(paid)?.state === 'refunding' ? paid : undefined;
};

/** Marks a paid order for cancellation and refund; its places are free after the refund. A repeat changes nothing.
 *  Errors: `cancelFailed` for an unknown id, and an order that is unpaid or was used. */
export const cancelOrder: Decide<CancelOrder, ErrorOf<'cancelFailed'>> = (state, { cancelId }, at) => {
  const order = orderToCancel(state, cancelId);
  if (order === undefined) return err({ kind: 'cancelFailed' });
  switch (order.outcome) {
    case 'open':
      // An unpaid order has no cancellation link yet; its payment is canceled on the payment page.
      return err({ kind: 'cancelFailed' });
    case 'canceled':
    case 'refunded':
      return ok(decided(state));
    case 'completed':
      if (!isPaidBack(state, order) && isUsed(state, order, at)) return err({ kind: 'cancelFailed' });
      return ok(
        decided(
          order.paidAttempt === undefined
            ? releaseCart(withOutcome(state, order.ref, 'canceled'), order.cartId, at.now)
            : owed(state, order.paidAttempt, at.now),
        ),
      );
  }
};
