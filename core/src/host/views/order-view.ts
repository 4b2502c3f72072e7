import type { Order } from '../../checkout/order.ts';
import type { HostOrder } from '../checkout/host-order.ts';

/** No personal data: whoever has the reference sees what was bought, not by whom. The right to cancel does not come with the
 *  reference: its id is told to the session that bought, and only for an order that can be canceled (D-CANCEL-ID). */
export const orderView = (order: HostOrder, sessionDigest: string | undefined): Order => {
  const isBuyer = sessionDigest !== undefined && order.sessionDigest === sessionDigest;
  return {
    ref: order.ref,
    number: order.number,
    status: order.status,
    outcome: order.outcome,
    productType: order.productType,
    paymentType: order.paymentType,
    total: order.total,
    ...order.content,
    placedAt: order.placedAt,
    ...(isBuyer && order.outcome === 'completed' ? { cancelId: order.cancelId } : {}),
  };
};
