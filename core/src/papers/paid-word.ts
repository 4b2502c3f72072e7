import type { Order } from '../checkout/order.ts';
import type { PapersKey } from './papers-words.ts';

/** How an order was paid, in a word's key: nothing of one that costs nothing (D-FREE-ORDER), that is over, or of which it is not known. */
export const paidKey = ({ paymentType, total, outcome = 'completed' }: Order): PapersKey | undefined => {
  if (paymentType === undefined || total === 0 || outcome !== 'completed') return undefined;
  return paymentType === 'payment' ? 'Order.Paid' : 'Order.Reserved';
};
