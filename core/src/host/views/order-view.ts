import type { Order } from '../../checkout/order.ts';
import type { HostOrder } from '../checkout/host-order.ts';

/** What was bought, not by whom: nothing of it opens anything. */
const publicParts = (order: HostOrder): Order => ({
  ref: order.ref,
  number: order.number,
  status: order.status,
  outcome: order.outcome,
  productType: order.productType,
  paymentType: order.paymentType,
  total: order.total,
  ...order.content,
  placedAt: order.placedAt,
});

/** The right to cancel goes with an order that can be canceled (D-CANCEL-ID). */
const cancellation = ({ outcome, cancelId }: HostOrder): Pick<Order, 'cancelId'> =>
  outcome === 'completed' ? { cancelId } : {};

/** As its key shows it: whoever has that may cancel as well (D-ORDER-KEYS). */
export const paidOrderView = (order: HostOrder): Order => ({ ...publicParts(order), ...cancellation(order) });

/** As the member who bought it sees it among others: what opens its page comes along (D-ORDER-KEYS). */
export const memberOrderView = (order: HostOrder): Order => ({
  ...publicParts(order),
  ...(order.orderKey === undefined ? {} : { orderKey: order.orderKey }),
});

/** No personal data: whoever has the reference sees what was bought, not by whom. What opens the order's page, and the right to cancel,
 *  do not come with the reference: they are told to the session that bought, once there is something to see (D-CANCEL-ID,
 *  D-ORDER-KEYS). */
export const orderView = (order: HostOrder, sessionDigest: string | undefined): Order => {
  const isBuyer = sessionDigest !== undefined && order.sessionDigest === sessionDigest;
  const { orderKey, outcome } = order;
  return {
    ...publicParts(order),
    ...(isBuyer ? cancellation(order) : {}),
    ...(isBuyer && orderKey !== undefined && outcome !== 'open' ? { orderKey } : {}),
  };
};
