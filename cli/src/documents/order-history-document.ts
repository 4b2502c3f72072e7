import type { OrderHistory, OrderReplay } from '@shop/core/checkout/order-history';
import { instantText } from '@shop/core/dates/instant';
import { itemDocument } from './cart-document.ts';
import { derivedPrice } from './receipt-document.ts';

/** An order's history for `--json`: moments as ISO 8601, money in whole cents. */
export const orderHistoryDocument = (order: OrderHistory) => ({
  ...order,
  placedAt: instantText(order.placedAt),
  items: order.items.map(itemDocument),
  entries: order.entries.map(({ at, ...entry }) => ({ at: instantText(at), ...entry })),
});

/** An order worked out again, line by line as it was and as it is, in the same units. */
export const replayDocument = (replay: OrderReplay) =>
  replay.type === 'notKept'
    ? replay
    : {
        ...replay,
        ...(replay.since === undefined ? {} : { since: instantText(replay.since) }),
        lines: replay.lines.map(({ item, again }) => ({
          productTitle: item.productTitle,
          priceTitle: item.priceTitle,
          sold: derivedPrice(item.price),
          again: again === undefined ? null : derivedPrice(again),
        })),
      };
