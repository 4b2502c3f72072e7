import type { Order, OrderMail } from '../../checkout/order.ts';
import type { OrderRecords } from '../checkout/order-records.ts';
import type { SellerOrder } from '../checkout/seller-order.ts';
import { isCancelable, shownOutcome, type Uses } from '../checkout/used-order.ts';
import type { ResortDay } from '../decision.ts';
import { mailId } from '../mail/seller-mail.ts';

type Payments = Pick<OrderRecords, 'attempts'>;

/** What was bought, without the buyer and without any key. */
const publicParts = (state: Payments, order: SellerOrder): Order => {
  const { ref, number, status, declineReason, productType, paymentType, total, content, placedAt } = order;
  const reason = declineReason === undefined ? {} : { declineReason };
  const outcome = shownOutcome(state, order);
  return { ref, number, status, ...reason, outcome, productType, paymentType, total, ...content, placedAt };
};

/** The right to cancel goes with an order that can be canceled. */
const cancellation = (state: Uses, order: SellerOrder, day: ResortDay): Pick<Order, 'cancelId'> =>
  isCancelable(state, order, day) ? { cancelId: order.cancelId } : {};

/** An order by its key, which also gives the right to cancel. */
export const paidOrderView = (state: Uses, order: SellerOrder, day: ResortDay): Order => ({
  ...publicParts(state, order),
  ...cancellation(state, order, day),
});

/** As the member who bought it sees it among others: what opens its page comes along. */
export const memberOrderView = (state: Payments, order: SellerOrder): Order => ({
  ...publicParts(state, order),
  orderKey: order.orderKey,
});

/** An order by its reference: no personal data. Only the session that bought also gets the order key and the right to
 *  cancel. */
export const orderView = (
  state: Uses,
  order: SellerOrder,
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

/** The state of the mail about an order's outcome; none while it is open. */
export const orderMailView = (state: OrderRecords, { ref, outcome }: SellerOrder): OrderMail | undefined => {
  if (outcome === 'open') return undefined;
  const mail = state.mails.get(mailId({ orderRef: ref, about: outcome }));
  if (mail === undefined) return undefined;
  if (mail.failed !== undefined) return { state: 'failed' };
  return { state: mail.sentAt === undefined ? 'underway' : 'sent' };
};

/** The same for the session that bought, which looks whether the address is right; nothing for any other one. */
export const buyersMailView = (
  state: OrderRecords,
  order: SellerOrder,
  sessionDigest: string | undefined,
): OrderMail | undefined => {
  if (sessionDigest === undefined || order.sessionDigest !== sessionDigest) return undefined;
  const mail = orderMailView(state, order);
  const to = state.orderBuyers.get(order.ref)?.customer.email;
  return mail === undefined || to === undefined ? mail : { ...mail, to };
};
