import type { Order } from '@shop/core/checkout/order';
import { instantText } from '@shop/core/dates/instant';
import { itemDocument } from './cart-document.ts';

/** An order for `--json`: core's own fields, moments as ISO 8601, money in whole cents. */
export const orderDocument = (order: Order) => ({
  ...order,
  ...(order.placedAt === undefined ? {} : { placedAt: instantText(order.placedAt) }),
  items: order.items.map(itemDocument),
});
