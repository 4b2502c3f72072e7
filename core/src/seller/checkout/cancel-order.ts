import { err, ok, type Result } from 'neverthrow';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { AttemptId, CancelId } from '../../ids.ts';
import { releaseCart } from '../cart/cart-states.ts';
import type { DecisionTime } from '../decision.ts';
import { refundDue } from './attempt-outcomes.ts';
import { withOutcome } from './order-outcome.ts';
import type { Orders, PaymentCase } from './order-records.ts';
import type { SellerOrder } from './seller-order.ts';
import { hasRefundDue, isUsed } from './used-order.ts';

const orderToCancel = ({ orders }: Orders, id: CancelId): SellerOrder | undefined =>
  [...orders.values()].find(({ cancelId }) => cancelId === id);

/** Returns the attempt to refund before an order counts as canceled; `undefined` when no refund is due. */
export const refundOwed = (of: Orders, id: CancelId): AttemptId | undefined => {
  const order = orderToCancel(of, id);
  return order !== undefined && hasRefundDue(order) ? order.paidAttempt : undefined;
};

/** Marks a paid order for cancellation and refund; its places are released after the refund. A repeat changes nothing.
 *  Errors: `cancelFailed` for an unknown id, and for an order that is unpaid or used. */
export const cancelOrder = (
  of: PaymentCase,
  cancelId: CancelId,
  at: DecisionTime,
): Result<PaymentCase, ErrorOf<'cancelFailed'>> => {
  const order = orderToCancel(of, cancelId);
  if (order === undefined) return err({ kind: 'cancelFailed' });
  switch (order.outcome) {
    case 'open':
      // An unpaid order has no cancellation link yet; its payment is canceled on the payment page.
      return err({ kind: 'cancelFailed' });
    case 'canceled':
    case 'refunded':
      return ok(of);
    case 'completed':
      // A repeat does not change the time since which the refund is due.
      if (hasRefundDue(order)) return ok(of);
      if (isUsed(order, at)) return err({ kind: 'cancelFailed' });
      return ok(
        order.paidAttempt === undefined
          ? releaseCart(withOutcome(of, order.ref, 'canceled', at.now), at.now)
          : refundDue(of, order.paidAttempt, at.now, { by: 'buyer', reason: 'canceled' }),
      );
  }
};
