import type { Fact } from '../../checkout/fact.ts';
import type { HistoryEntry, OrderHistory } from '../../checkout/order-history.ts';
import { errorKey } from '../../errors/error-catalog.ts';
import { orderRef } from '../../ids.ts';
import type { SellerCatalog } from '../catalog/seller-catalog.ts';
import type { CartFinder } from '../checkout/cart-finder.ts';
import type { OrderRecords } from '../checkout/order-records.ts';
import type { SellerOrder } from '../checkout/seller-order.ts';
import { goodsOfLines, refusedGoods } from './goods-of-rows.ts';
import type { LogRow } from './log-row.ts';

/** Returns how to find the order with a name: its number, otherwise its reference. */
export const finderOfName = (name: string): CartFinder =>
  /^\d{4}-\d{6,}$/.test(name) ? { by: 'orderNumber', key: name } : { by: 'order', key: orderRef(name) };

/** Returns the order with a number or reference among the orders of its cart. */
export const orderOfName = (state: Pick<OrderRecords, 'orders'>, name: string): SellerOrder | undefined =>
  [...state.orders.values()].find(({ ref, number }) => ref === name || number === name);

const isAbout = ({ order }: Fact, number: string): boolean => order === undefined || order === number;

type Goods = { readonly catalog: SellerCatalog; readonly ofLines: ReturnType<typeof goodsOfLines> };

/** Returns the history entries of a row about an order: its facts, and its refusal if there is one. */
const entriesOf = (
  row: LogRow,
  { number, content, language }: Pick<SellerOrder, 'number' | 'content' | 'language'>,
  { catalog, ofLines }: Goods,
): readonly HistoryEntry[] => {
  const { at, by, staff, request, facts, refusal } = row;
  const entries = facts
    .filter((fact) => isAbout(fact, number))
    .map(({ order: _, line, ...fact }): HistoryEntry => {
      const index = content.items.findIndex(({ cartItemId: id }) => id === line);
      if (index >= 0) return { at, by, staff, ...fact, item: index + 1 };
      return { at, by, staff, ...fact, ...ofLines.get(line) };
    });
  if (refusal === undefined) return entries;
  const word = request.type === 'useCase' ? request.name : request.type;
  const wanted = refusedGoods(catalog, row, ofLines, language);
  return [...entries, { at, by, staff, what: 'refused', word, why: errorKey(refusal), ...wanted }];
};

/** Returns an order's history from the opening of its cart, from the log. `rows` are the rows of the cart. The catalog
 *  names goods that left the cart. */
export const orderHistory = (rows: readonly LogRow[], order: SellerOrder, catalog: SellerCatalog): OrderHistory => {
  const { number, placedAt, status, outcome, paymentType, total, isTest, language, catalogVersion, content } = order;
  const goods = { catalog, ofLines: goodsOfLines(catalog, rows, language) };
  const entries = rows.flatMap((row) => entriesOf(row, order, goods));
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
