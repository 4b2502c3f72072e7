import type { Order } from '../../checkout/order.ts';
import type { HostOrder } from '../checkout/host-order.ts';

/** No personal data: whoever has the reference sees what was bought, not by whom.
 *  The cancellation id is told only for an order that can be canceled (D-CANCEL-ID). */
export const orderView = (order: HostOrder): Order => ({
  ref: order.ref,
  number: order.number,
  status: order.status,
  outcome: order.outcome,
  productType: order.productType,
  paymentType: order.paymentType,
  total: order.total,
  ...order.content,
  placedAt: order.placedAt,
  ...(order.outcome === 'completed' ? { cancelId: order.cancelId } : {}),
});
