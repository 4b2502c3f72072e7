import { type CartLine, periodOfLine } from '../../cart/cart-line.ts';
import type { ShownOutcome } from '../../checkout/order.ts';
import { dayIn } from '../../dates/instant.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { ResortDay } from '../decision.ts';
import type { OrderRecords } from './order-records.ts';
import { attemptsOf, type SellerOrder } from './seller-order.ts';
import { isTouched } from './seller-ticket.ts';

/** Whether a refund of an order's payment is due. It cannot be stopped. */
export const hasRefundDue = (order: SellerOrder): boolean =>
  attemptsOf(order).some(({ attemptId, state }) => attemptId === order.paidAttempt && state === 'refunding');

/** Returns the displayed outcome: an order whose refund is due is neither valid nor final. */
export const shownOutcome = (order: SellerOrder): ShownOutcome => {
  switch (order.outcome) {
    case 'open':
    case 'canceled':
      return order.outcome;
    case 'completed':
      return hasRefundDue(order) ? 'canceling' : 'completed';
    case 'refunded':
      return attemptsOf(order).some(({ state }) => state === 'refunding') ? 'refunding' : 'refunded';
  }
};

/** Returns the last day to cancel a line: its day; for a season its first day, or the day of purchase when that is
 *  later. `undefined` for a gift card. */
const lastDayToCancel = ({ tickets }: SellerOrder, line: CartLine, boughtOn: LocalDate): LocalDate | undefined => {
  const period = periodOfLine(line);
  if (period === undefined || period.type === 'day') return period?.date;
  const ticket = tickets.find(({ cartItemId }) => cartItemId === line.cartItemId);
  const first = ticket?.kind === 'entry' ? ticket.firstDay : undefined;
  return first !== undefined && first > boughtOn ? first : boughtOn;
};

/** Whether a part of an order was used, or the last day to cancel one of its lines has passed. */
export const isUsed = (order: SellerOrder, { today, zone }: ResortDay): boolean => {
  const boughtOn = dayIn(zone, order.placedAt);
  const lastDays = order.content.items.flatMap((line) => lastDayToCancel(order, line, boughtOn) ?? []);
  return order.tickets.some(isTouched) || lastDays.some((last) => last < today);
};

/** Whether the buyer may cancel an order now. */
export const isCancelable = (order: SellerOrder, at: ResortDay): boolean =>
  shownOutcome(order) === 'completed' && !isUsed(order, at);

/** Whether the buyer's e-mail address of an order is stored, so that the buyer can be reached. */
export const hasBuyer = (
  { orderBuyers }: Pick<OrderRecords, 'orderBuyers'>,
  { ref }: Pick<SellerOrder, 'ref'>,
): boolean => (orderBuyers.get(ref)?.customer.email ?? '') !== '';
