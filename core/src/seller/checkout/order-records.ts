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

/** Orders with their buyers and payments: those of one cart for a decision, those of the whole shop in the stored
 *  state. */
export type OrderRecords = {
  readonly orders: ReadonlyMap<OrderRef, SellerOrder>;
  readonly orderBuyers: ReadonlyMap<OrderRef, Person>;
  /** The last order number issued, by year. */
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

/** The input of a decision about a payment: the cart with all its orders, and the buyer of the requesting session. */
export type PaymentCase = CartCase & OrderRecords & { readonly buyer?: SellerBuyer | undefined };

export type Orders = Pick<OrderRecords, 'orders'>;

/** The input of a decision about orders alone. */
export type OrdersCase = OrderRecords & Facts;

/** Returns the case with a fact about an order added. */
export const withOrderFact = <Of extends Facts>(of: Of, { number }: Pick<SellerOrder, 'number'>, fact: Fact): Of =>
  withFact(of, { ...fact, order: number });

/** Returns the case with a mail about an order queued. It replaces the mail of the same subject. */
export const withMailDue = <Of extends Orders & Facts>(of: Of, ref: OrderRef, mail: SellerMail): Of => {
  const next = changeOrder(of, ref, (order) => withMail(order, mail));
  const order = next.orders.get(ref);
  return order === undefined ? next : withOrderFact(next, order, { what: 'mailAsked', word: mail.about });
};

/** Returns the case with a fact about an attempt added. */
export const withAttemptFact = <Of extends Orders & Facts>(of: Of, id: AttemptId, fact: Fact): Of => {
  const attemptCase = attemptCaseOf(of, id);
  return attemptCase === undefined
    ? of
    : withOrderFact(of, attemptCase.order, { ...fact, attempt: attemptCase.attempt.number });
};

/** An attempt and its order. */
export type AttemptCase = { readonly attempt: SellerAttempt; readonly order: SellerOrder };

/** Returns all attempts, each with its order. */
export const attemptCases = ({ orders }: Orders): readonly AttemptCase[] =>
  [...orders.values()].flatMap((order) => attemptsOf(order).map((attempt) => ({ attempt, order })));

/** Returns an attempt with its order; `undefined` for an attempt that this shop did not make. */
export const attemptCaseOf = (of: Orders, id: AttemptId): AttemptCase | undefined =>
  attemptCases(of).find(({ attempt }) => attempt.attemptId === id);

/** Returns the order of a ticket; `undefined` for an unknown code. */
export const orderOfTicket = ({ orders }: Orders, code: TicketCode): SellerOrder | undefined =>
  [...orders.values()].find(({ tickets }) => tickets.some((ticket) => ticket.code === code));

/** Returns the records with an order changed. Throws `RangeError` for an unknown order, which is a bug. */
export const changeOrder = <Of extends Orders>(of: Of, ref: OrderRef, to: (order: SellerOrder) => SellerOrder): Of => ({
  ...of,
  orders: change(of.orders, ref, to),
});

/** Returns the records with an attempt changed. Throws `RangeError` for an unknown attempt, which is a bug. */
export const changeAttempt = <Of extends Orders>(
  of: Of,
  id: AttemptId,
  to: (attempt: SellerAttempt) => SellerAttempt,
): Of => {
  const attemptCase = attemptCaseOf(of, id);
  if (attemptCase === undefined) throw new RangeError(`nothing is known of ${id}`);
  return changeOrder(of, attemptCase.order.ref, (order) => withAttempt(order, id, to));
};
