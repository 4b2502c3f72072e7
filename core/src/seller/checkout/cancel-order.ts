import { err, ok, type Result } from 'neverthrow';
import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { AttemptId, CancelId } from '../../ids.ts';
import { releaseCart } from '../cart/cart-states.ts';
import type { DecisionTime } from '../decision.ts';
import type { OrderRecords, PaymentCase } from './order-records.ts';
import { refundDue, withOutcome } from './payment-outcomes.ts';
import type { SellerOrder } from './seller-order.ts';
import { isPaidBack, isUsed } from './used-order.ts';

const orderToCancel = ({ orders }: Pick<OrderRecords, 'orders'>, id: CancelId): SellerOrder | undefined =>
  [...orders.values()].find(({ cancelId }) => cancelId === id);

/** What is owed already stays owed since then. */
const owed = (of: PaymentCase, attemptId: AttemptId, now: Instant): PaymentCase =>
  of.attempts.get(attemptId)?.state === 'refunding' ? of : refundDue(of, attemptId, now);

/** The attempt whose money is to go back before an order counts as canceled; none when nothing is owed. */
export const owedFor = (of: Pick<OrderRecords, 'orders' | 'attempts'>, id: CancelId): AttemptId | undefined => {
  const paid = orderToCancel(of, id)?.paidAttempt;
  return paid !== undefined && of.attempts.get(paid)?.state === 'refunding' ? paid : undefined;
};

/** Marks a paid order for cancellation and refund; its places are free after the refund. A repeat changes nothing.
 *  Errors: `cancelFailed` for an unknown id, and an order that is unpaid or was used. */
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
      if (!isPaidBack(of, order) && isUsed(of, order, at)) return err({ kind: 'cancelFailed' });
      return ok(
        order.paidAttempt === undefined
          ? releaseCart(withOutcome(of, order.ref, 'canceled'), at.now)
          : owed(of, order.paidAttempt, at.now),
      );
  }
};
