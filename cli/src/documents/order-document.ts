import type { Order } from '@shop/core/checkout/order';
import type { OrderHistory, OrderReplay } from '@shop/core/checkout/order-history';
import type { OrderPapers } from '@shop/core/checkout/order-papers';
import { type Instant, instantText } from '@shop/core/dates/instant';
import { itemDocument } from './cart-document.ts';
import { derivedPrice } from './receipt-document.ts';

// Orders for `--json`: core's own fields, moments as ISO 8601, money in whole cents.

/** A moment under its name, where there is one. */
const moment = <Name extends string>(name: Name, at: Instant | undefined) =>
  at === undefined ? {} : { [name]: instantText(at) };

export const orderDocument = (order: Order) => ({
  ...order,
  ...moment('placedAt', order.placedAt),
  items: order.items.map(itemDocument),
});

/** An order with its tickets. */
export const papersDocument = ({ order, tickets, ...papers }: OrderPapers) => ({
  ...papers,
  order: orderDocument(order),
  tickets: tickets.map((ticket) => ({ ...ticket, ...moment('admittedAt', ticket.admittedAt) })),
});

export const orderHistoryDocument = (order: OrderHistory) => ({
  ...order,
  placedAt: instantText(order.placedAt),
  items: order.items.map(itemDocument),
  entries: order.entries.map(({ at, ...entry }) => ({ at: instantText(at), ...entry })),
});

/** An order worked out again, line by line as it was and as it is. */
export const replayDocument = (replay: OrderReplay) =>
  replay.type === 'notKept'
    ? replay
    : {
        ...replay,
        ...moment('since', replay.since),
        lines: replay.lines.map(({ item, again }) => ({
          productTitle: item.productTitle,
          priceTitle: item.priceTitle,
          sold: derivedPrice(item.price),
          again: again === undefined ? null : derivedPrice(again),
        })),
      };
