import type { Order, OrderMail } from '../../checkout/order.ts';
import type { OrderRecords } from '../checkout/order-records.ts';
import type { SellerOrder } from '../checkout/seller-order.ts';
import { isCancelable, shownOutcome } from '../checkout/used-order.ts';
import type { ResortDay } from '../decision.ts';

/** Returns an order without the buyer and without keys. */
const publicParts = (order: SellerOrder): Order => {
  const { ref, number, status, declineReason, productType, paymentType, total, isTest, content, placedAt } = order;
  const outcome = shownOutcome(order);
  const refund = order.cancellation?.amount;
  return {
    ref,
    orderNumber: number,
    status,
    declineReason,
    outcome,
    productType,
    paymentType,
    total,
    isTest,
    ...content,
    placedAt,
    refund: refund === total ? undefined : refund,
  };
};

/** Returns the key for canceling an order; `undefined` when it cannot be canceled. */
const cancelIdOf = (order: SellerOrder, day: ResortDay): Order['cancelId'] =>
  isCancelable(order, day) ? order.cancelId : undefined;

/** Returns the view of an order opened with its key, with the right to cancel. */
export const paidOrderView = (order: SellerOrder, day: ResortDay): Order => ({
  ...publicParts(order),
  cancelId: cancelIdOf(order, day),
});

/** Returns the view of an order for the list of the member who bought it, with the key of its page. */
export const memberOrderView = (order: SellerOrder): Order => ({
  ...publicParts(order),
  orderKey: order.orderKey,
});

/** Returns the view of an order opened by its reference, without personal data. Only the session that bought it also
 *  gets the order key and the right to cancel. */
export const orderView = (order: SellerOrder, sessionDigest: string | undefined, day: ResortDay): Order => {
  const isBuyer = sessionDigest !== undefined && order.sessionDigest === sessionDigest;
  const { orderKey, outcome } = order;
  return {
    ...publicParts(order),
    cancelId: isBuyer ? cancelIdOf(order, day) : undefined,
    orderKey: isBuyer && outcome !== 'open' ? orderKey : undefined,
  };
};

/** Returns the state of the mail about an order's outcome; `undefined` when no mail is about that outcome. */
export const orderMailView = ({ outcome, mails }: SellerOrder): OrderMail | undefined => {
  const mail = mails.find(({ about }) => about === outcome);
  if (mail === undefined) return undefined;
  if (mail.failed !== undefined) return { state: 'failed' };
  return { state: mail.sentAt === undefined ? 'underway' : 'sent' };
};

/** Returns the state of the mail with its address for the session that bought the order, so that the buyer can check
 *  the address. `undefined` for any other session. */
export const buyersMailView = (
  state: Pick<OrderRecords, 'orderBuyers'>,
  order: SellerOrder,
  sessionDigest: string | undefined,
): OrderMail | undefined => {
  if (sessionDigest === undefined || order.sessionDigest !== sessionDigest) return undefined;
  const mail = orderMailView(order);
  const to = state.orderBuyers.get(order.ref)?.customer.email;
  return mail === undefined || to === undefined ? mail : { ...mail, to };
};
