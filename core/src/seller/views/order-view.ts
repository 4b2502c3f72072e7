import type { Order, OrderMail } from '../../checkout/order.ts';
import type { OrderRecords } from '../checkout/order-records.ts';
import type { SellerOrder } from '../checkout/seller-order.ts';
import { isCancelable, shownOutcome } from '../checkout/used-order.ts';
import type { ResortDay } from '../decision.ts';

/** What was bought, without the buyer and without any key. */
const publicParts = (order: SellerOrder): Order => {
  const { ref, number, status, declineReason, productType, paymentType, total, content, placedAt } = order;
  const outcome = shownOutcome(order);
  return {
    ref,
    orderNumber: number,
    status,
    declineReason,
    outcome,
    productType,
    paymentType,
    total,
    ...content,
    placedAt,
  };
};

/** The right to cancel goes with an order that can be canceled. */
const cancelIdOf = (order: SellerOrder, day: ResortDay): Order['cancelId'] =>
  isCancelable(order, day) ? order.cancelId : undefined;

/** An order by its key, which also gives the right to cancel. */
export const paidOrderView = (order: SellerOrder, day: ResortDay): Order => ({
  ...publicParts(order),
  cancelId: cancelIdOf(order, day),
});

/** As the member who bought it sees it among others: what opens its page comes along. */
export const memberOrderView = (order: SellerOrder): Order => ({
  ...publicParts(order),
  orderKey: order.orderKey,
});

/** An order by its reference: no personal data. Only the session that bought also gets the order key and the right to
 *  cancel. */
export const orderView = (order: SellerOrder, sessionDigest: string | undefined, day: ResortDay): Order => {
  const isBuyer = sessionDigest !== undefined && order.sessionDigest === sessionDigest;
  const { orderKey, outcome } = order;
  return {
    ...publicParts(order),
    cancelId: isBuyer ? cancelIdOf(order, day) : undefined,
    orderKey: isBuyer && outcome !== 'open' ? orderKey : undefined,
  };
};

/** The state of the mail about an order's outcome; none while it is open. */
export const orderMailView = ({ outcome, mails }: SellerOrder): OrderMail | undefined => {
  const mail = mails.find(({ about }) => about === outcome);
  if (mail === undefined) return undefined;
  if (mail.failed !== undefined) return { state: 'failed' };
  return { state: mail.sentAt === undefined ? 'underway' : 'sent' };
};

/** The same for the session that bought, which looks whether the address is right; nothing for any other one. */
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
