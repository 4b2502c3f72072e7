import type { Fact } from '../../checkout/fact.ts';
import type { AttemptId, OrderRef, TicketCode } from '../../ids.ts';
import type { CartCase } from '../cart-case.ts';
import { type Facts, withFact } from '../facts.ts';
import type { SellerMail } from '../mail/seller-mail.ts';
import { change } from '../maps.ts';
import type { SellerAttempt } from './payment-attempt.ts';
import {
  attemptsOf,
  type Person,
  type SellerBuyer,
  type SellerOrder,
  type StrayPayment,
  withAttempt,
  withMail,
} from './seller-order.ts';

/** Orders with what is stored beside them: all of one cart for a decision, all of the shop as a whole. */
export type OrderRecords = {
  readonly orders: ReadonlyMap<OrderRef, SellerOrder>;
  readonly orderBuyers: ReadonlyMap<OrderRef, Person>;
  /** The last order number given out, by year. */
  readonly orderNumbers: ReadonlyMap<number, number>;
  readonly strayPayments: ReadonlyMap<AttemptId, StrayPayment>;
};

/** No orders yet. */
export const noOrders: OrderRecords = {
  orders: new Map(),
  orderBuyers: new Map(),
  orderNumbers: new Map(),
  strayPayments: new Map(),
};

/** What a decision about a payment is made of: the cart with all its orders, and the buyer whose session asks. */
export type PaymentCase = CartCase & OrderRecords & { readonly buyer?: SellerBuyer | undefined };

export type Orders = Pick<OrderRecords, 'orders'>;

/** What a decision about orders alone is made of. */
export type OrdersCase = OrderRecords & Facts;

/** The case with a fact about an order. */
export const withOrderFact = <Of extends Facts>(of: Of, { number }: Pick<SellerOrder, 'number'>, fact: Fact): Of =>
  withFact(of, { ...fact, order: number });

/** The case with a mail about an order in its outbox, in place of the one of the same subject. */
export const withMailDue = <Of extends Orders & Facts>(of: Of, ref: OrderRef, mail: SellerMail): Of => {
  const next = changeOrder(of, ref, (order) => withMail(order, mail));
  const order = next.orders.get(ref);
  return order === undefined ? next : withOrderFact(next, order, { what: 'mailAsked', word: mail.about });
};

/** The case with a fact about an attempt. */
export const withAttemptFact = <Of extends Orders & Facts>(of: Of, id: AttemptId, fact: Fact): Of => {
  const found = attemptCaseOf(of, id);
  return found === undefined ? of : withOrderFact(of, found.order, { ...fact, attempt: found.attempt.number });
};

/** An attempt and the order that it is to pay. */
export type AttemptCase = { readonly attempt: SellerAttempt; readonly order: SellerOrder };

/** All attempts, each with its order. */
export const attemptCases = ({ orders }: Orders): readonly AttemptCase[] =>
  [...orders.values()].flatMap((order) => attemptsOf(order).map((attempt) => ({ attempt, order })));

/** An attempt with its order; none for one that was not made here. */
export const attemptCaseOf = (of: Orders, id: AttemptId): AttemptCase | undefined =>
  attemptCases(of).find(({ attempt }) => attempt.attemptId === id);

/** The order that a ticket is of; none for an unknown code. */
export const orderOfTicket = ({ orders }: Orders, code: TicketCode): SellerOrder | undefined =>
  [...orders.values()].find(({ tickets }) => tickets.some((ticket) => ticket.code === code));

/** The records with an order changed. An unknown order is a bug and throws. */
export const changeOrder = <Of extends Orders>(of: Of, ref: OrderRef, to: (order: SellerOrder) => SellerOrder): Of => ({
  ...of,
  orders: change(of.orders, ref, to),
});

/** The records with an attempt changed. An unknown attempt is a bug and throws. */
export const changeAttempt = <Of extends Orders>(
  of: Of,
  id: AttemptId,
  to: (attempt: SellerAttempt) => SellerAttempt,
): Of => {
  const found = attemptCaseOf(of, id);
  if (found === undefined) throw new RangeError(`nothing is known of ${id}`);
  return changeOrder(of, found.order.ref, (order) => withAttempt(order, id, to));
};
