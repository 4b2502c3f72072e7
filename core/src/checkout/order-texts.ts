import { isTicketType } from '../catalog/product-type.ts';
import type { OrderTexts } from '../content/section.ts';
import type { Order } from './order.ts';
import type { PaymentStatus } from './payment.ts';
import type { PaymentReturn } from './payment-callback.ts';

/** What is known about the order behind the reference. */
export type OrderLookup =
  | { readonly type: 'notAsked' }
  | { readonly type: 'found'; readonly order: Order }
  /** Not found, or the call failed: nothing is known. */
  | { readonly type: 'failed' };

/** Which text block of the order-completed section to show, and whether a link to pay again goes with it. */
export type OrderText = { readonly block: keyof OrderTexts; readonly retry: boolean };

/** Whether the order is worth asking for: besides status 4 also for 0 and 1, where the host may know more by now than the
 *  address does; canceled and error are shown as the address says (D-ASK-ORDER). */
export const asksForOrder = ({ ref, status }: PaymentReturn): boolean =>
  ref !== undefined && status !== 'canceled' && status !== 'error';

/** Decides what the order-completed page says. The host's word beats the address, whose status is only a hint; who may
 *  have paid is never asked to pay again (D-PAYMENT-TRUTH). */
export const orderText = ({ status }: PaymentReturn, lookup: OrderLookup): OrderText => {
  switch (lookup.type) {
    case 'notAsked':
    case 'failed':
      return byStatus(status);
    case 'found':
      return byOrder(lookup.order, status);
  }
};

const byStatus = (status: PaymentStatus): OrderText => {
  switch (status) {
    case 'completed':
      return { block: 'neutralCompleted', retry: false };
    case 'canceled':
      return { block: 'canceled', retry: true };
    case 'error':
      return { block: 'failed', retry: true };
    case 'unknown':
    case 'initializing':
      return { block: 'pending', retry: true };
  }
};

const byOrder = (order: Order, hint: PaymentStatus): OrderText => {
  switch (order.outcome) {
    case 'completed':
      return { block: isTicketType(order.productType) ? 'ticketCompleted' : 'giftCardCompleted', retry: false };
    case 'refunded':
      return { block: 'refunded', retry: false };
    case 'canceled':
      // An order canceled after it was paid is over; one canceled at the payment page may be paid again.
      return { block: 'canceled', retry: order.status !== 'completed' };
    case 'open':
      return order.status === 'canceled' || order.status === 'error'
        ? byStatus(order.status)
        : byStatus(order.status === 'completed' ? 'completed' : hint);
  }
};
