import type { Fact } from '../../checkout/fact.ts';
import type { HistoryEntry, OrderHistory } from '../../checkout/order-history.ts';
import { errorKey } from '../../errors/error-catalog.ts';
import { orderRef } from '../../ids.ts';
import type { CartFinder } from '../checkout/cart-finder.ts';
import type { OrderRecords } from '../checkout/order-records.ts';
import type { SellerOrder } from '../checkout/seller-order.ts';
import type { LogRow } from './log-row.ts';

/** Returns how to find the order with a name: its number, otherwise its reference. */
export const finderOfName = (name: string): CartFinder =>
  /^\d{4}-\d{6,}$/.test(name) ? { by: 'orderNumber', key: name } : { by: 'order', key: orderRef(name) };

/** Returns the order with a number or reference among the orders of its cart. */
export const orderOfName = (state: Pick<OrderRecords, 'orders'>, name: string): SellerOrder | undefined =>
  [...state.orders.values()].find(({ ref, number }) => ref === name || number === name);

const isAbout = ({ order }: Fact, number: string): boolean => order === undefined || order === number;

/** Returns the history entries of a row about an order: its facts, and its refusal if there is one. */
const entriesOf = (
  { at, by, staff, request, facts, refusal }: LogRow,
  { number, content }: Pick<SellerOrder, 'number' | 'content'>,
): readonly HistoryEntry[] => {
  const entries = facts
    .filter((fact) => isAbout(fact, number))
    .map(({ order: _, line, ...fact }): HistoryEntry => {
      const index = content.items.findIndex(({ cartItemId: id }) => id === line);
      return { at, by, staff, ...fact, item: index === -1 ? undefined : index + 1 };
    });
  const word = request.type === 'useCase' ? request.name : request.type;
  return refusal === undefined
    ? entries
    : [...entries, { at, by, staff, what: 'refused', word, why: errorKey(refusal) }];
};

/** Returns an order's history from the opening of its cart, from the log. `rows` are the rows of the cart. */
export const orderHistory = (rows: readonly LogRow[], order: SellerOrder): OrderHistory => {
  const { number, placedAt, status, outcome, paymentType, total, isTest, language, catalogVersion, content } = order;
  const entries = rows.flatMap((row) => entriesOf(row, order));
  return {
    orderNumber: number,
    placedAt,
    status,
    outcome,
    paymentType,
    total,
    isTest,
    language,
    ...content,
    catalogVersion,
    entries,
    isComplete: entries.some(({ what }) => what === 'cartOpened') && entries.some(({ what }) => what === 'placed'),
  };
};
