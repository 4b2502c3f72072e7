import type { AttemptId } from '@shop/core/ids';
import { type AttemptName, attemptStates, type SellerAttempt } from '@shop/core/seller/checkout/payment-attempt';
import type { SellerOrder } from '@shop/core/seller/checkout/seller-order';
import { isTouched, lastUseOf } from '@shop/core/seller/checkout/seller-ticket';
import { hasBuyer, hasRefundDue } from '@shop/core/seller/checkout/used-order';
import type { SellerState } from '@shop/core/seller/state';
import { attemptIn, attemptsIn } from '@shop/core/testing/whole-state';
import { expect } from 'vitest';
import type { Entry } from './walk-bank.ts';

/** Allowed transitions of an attempt. Late money of a closed one completes the order or is refunded; an attempt to
 *  be refunded is closed if nothing was paid. */
const becomes: Readonly<Record<AttemptName, readonly AttemptName[]>> = {
  opening: attemptStates,
  open: ['open', 'overdue', 'paid', 'declined', 'canceled', 'failed', 'refunding', 'refunded'],
  overdue: ['overdue', 'paid', 'declined', 'canceled', 'failed', 'refunding', 'refunded'],
  declined: ['declined', 'paid', 'refunding', 'refunded'],
  canceled: ['canceled', 'paid', 'refunding', 'refunded'],
  failed: ['failed', 'paid', 'refunding', 'refunded'],
  paid: ['paid', 'refunding', 'refunded'],
  refunding: ['refunding', 'paid', 'refunded', 'declined', 'canceled', 'failed'],
  refunded: ['refunded'],
};

// Of concurrent deeds only the result is seen: an order may be paid and canceled between two checks.
const next: Readonly<Record<SellerOrder['outcome'], readonly SellerOrder['outcome'][]>> = {
  open: ['open', 'completed', 'canceled', 'refunded'],
  completed: ['completed', 'canceled'],
  canceled: ['canceled'],
  refunded: ['refunded'],
};

/** Returns what an order must never change. Members that an old order lacks may be added until it is paid. */
const fixed = ({ ref, number, cancelId, cartId, content, total, productType, paymentType, placedAt }: SellerOrder) =>
  JSON.stringify({ ref, number, cancelId, cartId, content, total, productType, paymentType, placedAt });

/** Returns the refunds of an amount, which are never removed. */
const keysOf = (refunds: SellerAttempt['refunds'] = []): readonly string[] =>
  refunds.flatMap(({ key, amount }) => (amount > 0 ? key : []));

/** Expects that orders and payments only move forward, and that their content and amounts never change. */
export const expectForward = (before: SellerState, after: SellerState): void => {
  for (const [ref, order] of before.orders) {
    const now = after.orders.get(ref);
    expect(next[order.outcome], `order ${order.number} was ${order.outcome}`).toContain(now?.outcome);
    if (now !== undefined) expect(fixed(now), `content of order ${order.number}`).toBe(fixed(order));
  }
  for (const { attemptId: id, state, captured, refunds } of attemptsIn(before)) {
    const now = attemptIn(after, id);
    expect(becomes[state], `payment ${id} was ${state}`).toContain(now?.state);
    expect(now?.captured?.amount ?? 0, `money of ${id}`).toBeGreaterThanOrEqual(captured?.amount ?? 0);
    expect(keysOf(now?.refunds), `refunds of ${id}`).toEqual(expect.arrayContaining([...keysOf(refunds)]));
  }
};

/** Expects that each order has a key, and at least one ticket or card for each piece. */
export const expectTickets = ({ orders }: SellerState): void => {
  for (const { number, orderKey, content, tickets } of orders.values()) {
    const pieces = content.items.filter(({ kind }) => kind !== 'upsell').map(({ price }) => price.quantity);
    expect(orderKey, `key of order ${number}`).toBeDefined();
    expect(tickets.length, `tickets of order ${number}`).toBeGreaterThanOrEqual(
      pieces.reduce((all, one) => all + one, 0),
    );
  }
};

/** Expects that no ticket that admitted a person and no card that was used is refunded, unless the office does it. */
export const expectUsed = (state: SellerState): void => {
  for (const { tickets, paidAttempt } of state.orders.values()) {
    const refund = attemptIn(state, paidAttempt)?.refunds.find(
      ({ reason, by }) => reason !== 'reported' && by !== 'office',
    );
    for (const ticket of tickets) {
      if (!isTouched(ticket) || refund === undefined) continue;
      expect(lastUseOf(ticket), `used ${ticket.code}, then paid back`).toBeGreaterThan(refund.at);
    }
  }
};

/** Expects that places are sold as long as their order is completed; a cancellation releases them and the promo
 *  code. */
export const expectSold = ({ orders, carts }: SellerState): void => {
  const completedCarts = new Set(
    [...orders.values()].flatMap((order) => (order.outcome === 'completed' ? order.cartId : [])),
  );
  for (const { cartId, lines, promoCode } of carts.values()) {
    const places = lines.flatMap((line) => (line.kind === 'ticket' ? line.hold : []));
    for (const hold of [...places, ...(promoCode === undefined ? [] : [promoCode.hold])]) {
      expect(hold.state === 'sold', `sold in cart ${cartId}`).toBe(completedCarts.has(cartId));
    }
  }
};

/** Expects one mail about the outcome of each decided order: due, sent or given up; open orders have none. An
 *  outdated mail about a purchase is not sent, nor is a mail without a buyer. */
export const expectMails = (state: SellerState): void => {
  for (const order of state.orders.values()) {
    const { number, outcome, mails } = order;
    const about = mails.map((mail) => mail.about);
    const earlier = outcome === 'canceled' ? about.filter((each) => each !== 'completed') : about;
    const isDropped = earlier.length === 0 && (hasRefundDue(order) || !hasBuyer(state, order));
    expect(earlier, `mails of order ${number}`).toEqual(outcome === 'open' || isDropped ? [] : [outcome]);
    for (const mail of mails) {
      const ends = [mail.dueAt, mail.sentAt, mail.failed].filter((end) => end !== undefined);
      expect(ends.length, `the mail of order ${number} about ${mail.about}`).toBe(1);
    }
  }
};

/** Returns what the bank must have done with the money of an order. */
const takenFor = ({ paymentType }: SellerOrder): Entry['outcome'] =>
  paymentType === 'payment' ? 'captured' : 'authorized';

/** Expects that each completed order has its own record at the bank over exactly its total, captured or authorized
 *  as requested. */
export const expectPaid = (state: SellerState, books: ReadonlyMap<AttemptId, Entry>): void => {
  const completed = [...state.orders.values()].filter(({ outcome }) => outcome === 'completed');
  const paid = completed.flatMap(({ paidAttempt }) => paidAttempt ?? []);
  expect(new Set(paid).size, 'payments of completed orders').toBe(paid.length);
  for (const order of completed.filter(({ total }) => total > 0)) {
    const entry = order.paidAttempt === undefined ? undefined : books.get(order.paidAttempt);
    expect([takenFor(order), 'refunded'], `money of order ${order.number}`).toContain(entry?.outcome);
    expect([entry?.amount, entry?.request.orderRef], `payment of order ${order.number}`).toEqual([
      order.total,
      order.ref,
    ]);
  }
};
