import type { OrderNoted } from '../../checkout/order-note.ts';
import type { AttemptId, OrderRef, TicketCode } from '../../ids.ts';
import type { CartCase } from '../cart-case.ts';
import type { SellerMail } from '../mail/seller-mail.ts';
import type {
  PaymentEvent,
  Person,
  SellerAttempt,
  SellerBuyer,
  SellerOrder,
  SellerTicket,
  StrayPayment,
} from './seller-order.ts';

/** Orders with what belongs to them: all of one cart for a decision, all of the shop as a whole. */
export type OrderRecords = {
  readonly orders: ReadonlyMap<OrderRef, SellerOrder>;
  readonly orderBuyers: ReadonlyMap<OrderRef, Person>;
  readonly tickets: ReadonlyMap<TicketCode, SellerTicket>;
  /** The last order number given out, by year. */
  readonly orderNumbers: ReadonlyMap<number, number>;
  readonly attempts: ReadonlyMap<AttemptId, SellerAttempt>;
  readonly events: ReadonlyMap<string, PaymentEvent>;
  readonly strayPayments: ReadonlyMap<AttemptId, StrayPayment>;
  readonly mails: ReadonlyMap<string, SellerMail>;
  /** What was written down of each order, in its order; no decision looks at it. */
  readonly notes: ReadonlyMap<OrderRef, readonly OrderNoted[]>;
};

/** No orders yet. */
export const noOrders: OrderRecords = {
  orders: new Map(),
  orderBuyers: new Map(),
  tickets: new Map(),
  orderNumbers: new Map(),
  attempts: new Map(),
  events: new Map(),
  strayPayments: new Map(),
  mails: new Map(),
  notes: new Map(),
};

/** What a decision about a payment is made of: the cart with all its orders, and the buyer whose session asks. */
export type PaymentCase = CartCase & OrderRecords & { readonly buyer?: SellerBuyer | undefined };

/** An order's tickets in their order. */
export const ticketsOfOrder = ({ tickets }: Pick<OrderRecords, 'tickets'>, ref: OrderRef): readonly SellerTicket[] =>
  [...tickets.values()].filter(({ orderRef }) => orderRef === ref).sort((a, b) => a.number - b.number);

/** The attempts to pay an order. */
export const attemptsOfOrder = (
  { attempts }: Pick<OrderRecords, 'attempts'>,
  ref: OrderRef,
): readonly SellerAttempt[] => [...attempts.values()].filter(({ orderRef }) => orderRef === ref);

/** The attempts to pay the orders, those of one order in their order. */
export const attemptsIn = ({ attempts, orders }: Pick<OrderRecords, 'attempts' | 'orders'>): readonly SellerAttempt[] =>
  [...attempts.values()].filter(({ orderRef }) => orders.has(orderRef)).sort((a, b) => a.number - b.number);
