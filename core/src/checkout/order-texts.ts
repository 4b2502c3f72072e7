import { isTicketType } from '../catalog/product-type.ts';
import type { OrderTextName } from '../content/section.ts';
import type { DeclineReason } from './attempt-state.ts';
import type { Order } from './order.ts';
import type { PaymentStatus } from './payment.ts';
import type { PaymentReturn } from './payment-callback.ts';

/** The answer of the host about the order of a reference. */
export type OrderLookup =
  /** The address contains no reference. `isPaying`: whether a payment of this browser runs, as far as is known. */
  | { readonly type: 'notAsked'; readonly isPaying: boolean }
  | { readonly type: 'found'; readonly order: Order }
  /** Not found, or the call failed: the order's state is unknown. */
  | { readonly type: 'failed' };

/** The text block of the order-completed section, and whether a link to pay again is displayed with it. */
export type OrderText = { readonly block: OrderTextName; readonly retry: boolean };

/** Returns the text after a payment. The order's own state takes precedence over the address. Without the order, the
 *  address is a hint and selects a neutral text; a buyer who may have paid is not asked to pay again. */
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

/** Returns the text of a declined payment by reason. */
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
      // An order canceled after payment is final; one canceled at the payment page can be paid again.
      return status === 'canceled' ? canceled : { block: 'orderCanceled', retry: false };
    case 'open':
      // A completed payment whose order is still open is being processed, so its buyer is told neither success nor to
      // pay again.
      return status === 'completed' ? neutral : byPayment(order, status ?? 'unknown', hint);
  }
};

/** The text of an order whose state the host does not return. */
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
