import type { HistoryEntry, OrderHistory } from '../../checkout/order-history.ts';
import type { OrderNote } from '../../checkout/order-note.ts';
import type { Instant } from '../../dates/instant.ts';
import { orderRef } from '../../ids.ts';
import type { SellerCart } from '../cart/seller-cart.ts';
import { linesOf } from '../cart-case.ts';
import type { CartFinder } from '../checkout/cart-finder.ts';
import type { OrderRecords } from '../checkout/order-records.ts';
import type { SellerAttempt } from '../checkout/payment-attempt.ts';
import { attemptsOf, type SellerOrder } from '../checkout/seller-order.ts';
import type { SellerMail } from '../mail/seller-mail.ts';

/** Finds an order by its number, else by its reference. */
export const orderNamed = (name: string): CartFinder =>
  /^\d{4}-\d{6,}$/.test(name) ? { by: 'orderNumber', key: name } : { by: 'order', key: orderRef(name) };

/** The order of a name, among those of its cart. */
export const orderOfName = (state: Pick<OrderRecords, 'orders'>, name: string): SellerOrder | undefined =>
  [...state.orders.values()].find(({ ref, number }) => ref === name || number === name);

const entry = (at: Instant | undefined, note: OrderNote): readonly HistoryEntry[] =>
  at === undefined ? [] : [{ at, ...note }];

/** Orders of a cart, with that cart where it is still there. */
export type HistoryRecords = OrderRecords & { readonly cart: SellerCart | undefined };

const ofCart = ({ cart }: HistoryRecords, order: SellerOrder): readonly HistoryEntry[] => {
  if (cart === undefined) return [];
  const bought = order.content.items.map(({ id }) => id);
  return [
    ...entry(cart.createdAt, { what: 'cartOpened' }),
    ...linesOf(cart).flatMap(({ cartItemId: id, firstAddedAt }) =>
      bought.includes(id) ? entry(firstAddedAt, { what: 'lineAdded', item: bought.indexOf(id) + 1 }) : [],
    ),
  ];
};

const ofAttempt = ({ number, amount, createdAt, refunds, attention, notifications }: SellerAttempt) => [
  ...entry(createdAt, { what: 'attemptMade', attempt: number, amount }),
  ...notifications.flatMap(({ at }) => entry(at, { what: 'notified', attempt: number })),
  ...entry(refunds.find(({ reason }) => reason !== 'reported')?.at, { what: 'refundDue', attempt: number }),
  ...(attention === undefined
    ? []
    : entry(attention.since, { what: 'attentionRaised', attempt: number, word: attention.why })),
];

const ofMail = ({ about: word, askedAt, sentAt, failed }: SellerMail): readonly HistoryEntry[] => [
  ...entry(askedAt, { what: 'mailAsked', word }),
  ...entry(sentAt, { what: 'mailSent', word }),
  ...(failed === undefined ? [] : entry(failed.at, { what: 'mailFailed', word, why: failed.why })),
];

const ofRecords = (state: HistoryRecords, order: SellerOrder): readonly HistoryEntry[] => [
  ...ofCart(state, order),
  ...entry(order.placedAt, { what: 'placed', amount: order.total, word: order.paymentType }),
  ...attemptsOf(order).flatMap(ofAttempt),
  ...order.mails.flatMap(ofMail),
  ...order.tickets.flatMap(({ number, admitted }) => entry(admitted?.at, { what: 'admitted', ticket: number })),
];

const keyOf = ({ at, what, attempt, item, ticket, word }: HistoryEntry): string =>
  [at, what, attempt, item, ticket, word].join(' ');

/** An order's history from its cart on: its notes, completed from its records. */
export const orderHistory = (state: HistoryRecords, order: SellerOrder): OrderHistory => {
  const noted = (state.notes.get(order.ref) ?? []).flatMap(({ at, notes }) => notes.map((note) => ({ at, ...note })));
  const known = new Set(noted.map(keyOf));
  const recorded = ofRecords(state, order).filter((one) => !known.has(keyOf(one)));
  const { number, placedAt, status, outcome, paymentType, total, language, catalogVersion, content } = order;
  return {
    ...{ number, placedAt, status, outcome, paymentType, total, language, ...content },
    catalogVersion,
    // Sorting keeps the order within a moment.
    entries: [...recorded, ...noted].sort((a, b) => a.at - b.at),
    isComplete: noted.some(({ what }) => what === 'placed'),
  };
};
