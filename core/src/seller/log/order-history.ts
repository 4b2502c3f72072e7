import type { Fact } from '../../checkout/fact.ts';
import type { HistoryEntry, OrderHistory } from '../../checkout/order-history.ts';
import { errorKey } from '../../errors/error-catalog.ts';
import { orderRef } from '../../ids.ts';
import type { CartFinder } from '../checkout/cart-finder.ts';
import type { OrderRecords } from '../checkout/order-records.ts';
import type { SellerOrder } from '../checkout/seller-order.ts';
import type { LogRow } from './log-row.ts';

/** Finds an order by its number, else by its reference. */
export const orderNamed = (name: string): CartFinder =>
  /^\d{4}-\d{6,}$/.test(name) ? { by: 'orderNumber', key: name } : { by: 'order', key: orderRef(name) };

/** The order of a name, among those of its cart. */
export const orderOfName = (state: Pick<OrderRecords, 'orders'>, name: string): SellerOrder | undefined =>
  [...state.orders.values()].find(({ ref, number }) => ref === name || number === name);

const isAbout = ({ order }: Fact, number: string): boolean => order === undefined || order === number;

/** What a row says of an order: its facts, and that it was refused. */
const entriesOf = (
  { at, by, staff, request, facts, refusal }: LogRow,
  { number, content }: Pick<SellerOrder, 'number' | 'content'>,
): readonly HistoryEntry[] => {
  const found = facts
    .filter((fact) => isAbout(fact, number))
    .map(({ order: _, line, ...fact }): HistoryEntry => {
      const index = content.items.findIndex(({ cartItemId: id }) => id === line);
      return { at, by, staff, ...fact, item: index === -1 ? undefined : index + 1 };
    });
  const word = request.type === 'useCase' ? request.name : request.type;
  return refusal === undefined ? found : [...found, { at, by, staff, what: 'refused', word, why: errorKey(refusal) }];
};

/** An order's history from its cart on, as its log tells it. `rows` are those of its cart. */
export const orderHistory = (rows: readonly LogRow[], order: SellerOrder): OrderHistory => {
  const { number, placedAt, status, outcome, paymentType, total, language, catalogVersion, content } = order;
  const entries = rows.flatMap((row) => entriesOf(row, order));
  return {
    orderNumber: number,
    placedAt,
    status,
    outcome,
    paymentType,
    total,
    language,
    ...content,
    catalogVersion,
    entries,
    isComplete: entries.some(({ what }) => what === 'cartOpened') && entries.some(({ what }) => what === 'placed'),
  };
};
