import type { Instant } from '../../dates/instant.ts';
import type { OrderRef } from '../../ids.ts';
import type { Facts } from '../facts.ts';
import { type MailSubject, newMail } from '../mail/seller-mail.ts';
import { changeOrder, type Orders, withMailDue, withOrderFact } from './order-records.ts';
import type { SellerOrder } from './seller-order.ts';

/** Returns the case with an order's outcome set and the mail to its buyer queued, once per outcome. */
export const withOutcome = <Of extends Orders & Facts>(
  of: Of,
  ref: OrderRef,
  outcome: MailSubject,
  now: Instant,
): Of => {
  const order = of.orders.get(ref);
  if (order === undefined || order.outcome === outcome) return of;
  const next = withOrderFact(
    changeOrder(of, ref, (one) => ({ ...one, outcome })),
    order,
    { what: outcome },
  );
  return order.mails.some(({ about }) => about === outcome) ? next : withMailDue(next, ref, newMail(outcome, now));
};

/** Returns the case with a new payment status of an order; the reason of an earlier decline is removed. */
export const withStatus = <Of extends Orders & Facts>(
  of: Of,
  ref: OrderRef,
  news: Pick<SellerOrder, 'status'> & Partial<Pick<SellerOrder, 'declineReason' | 'language'>>,
): Of => {
  const order = of.orders.get(ref);
  const { status } = news;
  const next = changeOrder(of, ref, (one) => ({ ...one, declineReason: undefined, ...news }));
  return order === undefined || order.status === status
    ? next
    : withOrderFact(next, order, { what: 'statusChanged', word: status });
};
