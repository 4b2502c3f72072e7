import type { ListedOrder } from '@shop/core/checkout/order-list';
import { dayIn } from '@shop/core/dates/instant';
import { euroText } from '@shop/core/money/euro-text';
import type { CsvCell } from '../text/csv.ts';
import { type Line, left, right, table } from '../text/line.ts';
import type { LineSettings } from './cart-lines.ts';
import { clockText, dayAndTimeText } from './time-text.ts';

const visitText = ({ visit }: ListedOrder): string => {
  if (visit === undefined) return '';
  return visit.first === visit.last ? visit.first : `${visit.first}..${visit.last}`;
};

/** Returns the lines of a list of orders. */
export const orderListLines = (orders: readonly ListedOrder[], { zone, language }: LineSettings): readonly Line[] =>
  table(
    [...left('order', 'placed', 'state', 'visit'), ...right('total', 'refunded'), ...left('buyer', 'e-mail')],
    orders.map((order) => [
      order.number,
      dayAndTimeText(order.placedAt, zone),
      order.isTest === true ? `${order.state}, test` : order.state,
      visitText(order),
      euroText(order.total, language),
      order.refunded === 0 ? '' : euroText(order.refunded, language),
      order.buyer?.name ?? '',
      order.buyer?.email ?? '',
    ]),
  );

/** The titles of the columns of `orderCells`. */
export const orderTitles: readonly CsvCell[] = [
  'order',
  'placed',
  'time',
  'state',
  'test',
  'first visit',
  'last visit',
  'total',
  'paid',
  'refunded',
  'buyer',
  'e-mail',
];

/** Returns the cells of an order in a CSV file. */
export const orderCells = (order: ListedOrder, zone: string): readonly CsvCell[] => [
  order.number,
  dayIn(zone, order.placedAt),
  clockText(order.placedAt, zone),
  order.state,
  order.isTest === true ? 'test' : undefined,
  order.visit?.first,
  order.visit?.last,
  { cents: order.total },
  { cents: order.paid },
  { cents: order.refunded },
  order.buyer?.name,
  order.buyer?.email,
];
