import type { Order } from '@shop/core/checkout/order';
import { declineText } from '../print/order-note-text.ts';
import type { Report } from './report.ts';

/** A payment page was gone through, and the order is not completed. */
export const reportNotPaid = ({ ref, number, outcome, status = 'unknown', declineReason }: Order): Report => ({
  code: `Payment.${status}`,
  kind: 'notPaid',
  message: `the order is not paid: payment ${status}${outcome === undefined ? '' : `, order ${outcome}`}`,
  details: { ref, number, status, ...(declineReason === undefined ? {} : { declineReason }), outcome },
  hints: [
    ...(declineReason === undefined ? [] : [`the bank declined: ${declineText(declineReason)}`]),
    status === 'initializing' || status === 'unknown'
      ? `not decided yet; look again with: shop checkout order ${ref}`
      : 'the cart is kept; try again with: shop checkout pay --card <number>',
  ],
});
