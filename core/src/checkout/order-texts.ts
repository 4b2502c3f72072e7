import { isTicketType } from '../catalog/product-type.ts';
import type { OrderTextName } from '../content/section.ts';
import type { DeclineReason } from './attempt-state.ts';
import type { Order } from './order.ts';
import type { PaymentStatus } from './payment.ts';
import type { PaymentReturn } from './payment-callback.ts';

/** The host's answer about the order behind the reference. */
export type OrderLookup =
  /** The address names no order; whether a payment of this browser runs, as far as is known. */
  | { readonly type: 'notAsked'; readonly isPaying: boolean }
  | { readonly type: 'found'; readonly order: Order }
  /** Not found, or the call failed: nothing is known. */
  | { readonly type: 'failed' };

/** Which text block of the order-completed section to show, and whether a link to pay again goes with it. */
export type OrderText = { readonly block: OrderTextName; readonly retry: boolean };

/** Decides the text after a payment. The order's own state beats the address. Without it the address is a hint that
 *  shows no more than its own text, and a buyer who may have paid is not asked to pay again. */
export const orderText = ({ status }: PaymentReturn, lookup: OrderLookup): OrderText => {
  switch (lookup.type) {
    case 'notAsked':
      return byAddress(status, lookup.isPaying ? pending : noOrder);
    case 'failed':
      return byAddress(status, neutral);
    case 'found':
      return byOrder(lookup.order, status);
  }
};

/** Whether a text says that the order is bought. */
export const isCompletedText = ({ block }: OrderText): boolean =>
  block === 'ticketCompleted' || block === 'giftCardCompleted';

const neutral: OrderText = { block: 'neutral', retry: false };
const noOrder: OrderText = { block: 'noOrder', retry: false };
const pending: OrderText = { block: 'pending', retry: true };
const canceled: OrderText = { block: 'canceled', retry: true };
const failed: OrderText = { block: 'failed', retry: true };

/** Texts of a declined payment by reason. */
const byReason = (reason: DeclineReason): OrderText => ({ block: reason, retry: true });

const completed = ({ productType }: Order): OrderText =>
  productType === undefined
    ? neutral
    : { block: isTicketType(productType) ? 'ticketCompleted' : 'giftCardCompleted', retry: false };

const byAddress = (status: PaymentStatus, otherwise: OrderText): OrderText => {
  switch (status) {
    case 'canceled':
      return canceled;
    case 'error':
      return failed;
    case 'completed':
      return neutral;
    case 'unknown':
    case 'initializing':
      return otherwise;
  }
};

const byOrder = (order: Order, hint: PaymentStatus): OrderText => {
  const { outcome, status } = order;
  if (outcome === undefined) return status === undefined ? byBareOrder(order, hint) : byPayment(order, status, hint);
  switch (outcome) {
    case 'completed':
      return completed(order);
    case 'canceling':
      return { block: 'orderCanceling', retry: false };
    case 'refunding':
    case 'refunded':
      return { block: outcome, retry: false };
    case 'canceled':
      // An order canceled after it was paid is over; one canceled at the payment page may be paid again.
      return status === 'canceled' ? canceled : { block: 'orderCanceled', retry: false };
    case 'open':
      // Money that is in for an order that is still open is being looked after.
      return status === 'completed' ? neutral : byPayment(order, status ?? 'unknown', hint);
  }
};

/** Found, and not a word more. */
const byBareOrder = (order: Order, hint: PaymentStatus): OrderText =>
  hint === 'completed' ? completed(order) : byAddress(hint, neutral);

const byPayment = (order: Order, status: PaymentStatus, hint: PaymentStatus): OrderText => {
  switch (status) {
    case 'completed':
      return completed(order);
    case 'canceled':
      return canceled;
    case 'error':
      return order.declineReason === undefined ? failed : byReason(order.declineReason);
    case 'unknown':
    case 'initializing':
      // A buyer who may have paid is not asked to pay again.
      return hint === 'completed' ? neutral : pending;
  }
};
