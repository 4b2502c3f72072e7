import type { Instant } from '../../dates/instant.ts';
import type { OrderRef } from '../../ids.ts';
import type { Facts } from '../facts.ts';
import { type MailSubject, newMail } from '../mail/seller-mail.ts';
import { changeOrder, type Orders, withMailDue, withOrderFact } from './order-records.ts';
import type { SellerOrder } from './seller-order.ts';

/** The case with what became of an order; its buyer is written about it once. */
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

/** The case with a new payment status of an order; the reason of an earlier decline is dropped. */
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
