import type { Order } from '../../checkout/order.ts';
import type { HostOrder } from '../checkout/host-order.ts';
import { isCancelable, toldOutcome } from '../checkout/used-order.ts';
import type { ResortDay } from '../decision-time.ts';
import type { HostState } from '../state.ts';

type Payments = Pick<HostState, 'attempts'>;

/** What was bought, not by whom: nothing of it opens anything. */
const publicParts = (state: Payments, order: HostOrder): Order => {
  const { ref, number, status, declineReason, productType, paymentType, total, content, placedAt } = order;
  const reason = declineReason === undefined ? {} : { declineReason };
  const outcome = toldOutcome(state, order);
  return { ref, number, status, ...reason, outcome, productType, paymentType, total, ...content, placedAt };
};

/** The right to cancel goes with an order that can be canceled (D-CANCEL-ID, D-CANCEL-USED). */
const cancellation = (state: HostState, order: HostOrder, day: ResortDay): Pick<Order, 'cancelId'> =>
  isCancelable(state, order, day) ? { cancelId: order.cancelId } : {};

/** An order by its key, which also gives the right to cancel (D-ORDER-KEYS). */
export const paidOrderView = (state: HostState, order: HostOrder, day: ResortDay): Order => ({
  ...publicParts(state, order),
  ...cancellation(state, order, day),
});

/** As the member who bought it sees it among others: what opens its page comes along (D-ORDER-KEYS). */
export const memberOrderView = (state: Payments, order: HostOrder): Order => ({
  ...publicParts(state, order),
  orderKey: order.orderKey,
});

/** An order by its reference: no personal data. Only the session that bought also gets the order key and the right to
 *  cancel (D-CANCEL-ID, D-ORDER-KEYS). */
export const orderView = (
  state: HostState,
  order: HostOrder,
  sessionDigest: string | undefined,
  day: ResortDay,
): Order => {
  const isBuyer = sessionDigest !== undefined && order.sessionDigest === sessionDigest;
  const { orderKey, outcome } = order;
  return {
    ...publicParts(state, order),
    ...(isBuyer ? cancellation(state, order, day) : {}),
    ...(isBuyer && outcome !== 'open' ? { orderKey } : {}),
  };
};
