import { type CartLine, periodOfLine } from '../../cart/cart-line.ts';
import type { ShownOutcome } from '../../checkout/order.ts';
import { dayIn } from '../../dates/instant.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { ResortDay } from '../decision.ts';
import type { OrderRecords } from './order-records.ts';
import { attemptsOf, type SellerOrder } from './seller-order.ts';
import { isTouched } from './seller-ticket.ts';

/** Whether money of an order is being refunded, which cannot be stopped. */
export const isPaidBack = (order: SellerOrder): boolean =>
  attemptsOf(order).some(({ attemptId, state }) => attemptId === order.paidAttempt && state === 'refunding');

/** The outcome that is shown: while its refund runs an order is neither good nor over. */
export const shownOutcome = (order: SellerOrder): ShownOutcome => {
  switch (order.outcome) {
    case 'open':
    case 'canceled':
      return order.outcome;
    case 'completed':
      return isPaidBack(order) ? 'canceling' : 'completed';
    case 'refunded':
      return attemptsOf(order).some(({ state }) => state === 'refunding') ? 'refunding' : 'refunded';
  }
};

/** Last day to cancel a line: its day; for a season the first day, or the purchase if later. None for a gift card. */
const lastDayToCancel = ({ tickets }: SellerOrder, line: CartLine, boughtOn: LocalDate): LocalDate | undefined => {
  const period = periodOfLine(line);
  if (period === undefined || period.type === 'day') return period?.date;
  const ticket = tickets.find(({ cartItemId }) => cartItemId === line.cartItemId);
  const first = ticket?.kind === 'entry' ? ticket.firstDay : undefined;
  return first !== undefined && first > boughtOn ? first : boughtOn;
};

/** Whether something of an order was used, be it a part of a value card, or the last day to cancel a line is over. */
export const isUsed = (order: SellerOrder, { today, zone }: ResortDay): boolean => {
  const boughtOn = dayIn(zone, order.placedAt);
  const lastDays = order.content.items.flatMap((line) => lastDayToCancel(order, line, boughtOn) ?? []);
  return order.tickets.some(isTouched) || lastDays.some((last) => last < today);
};

/** Whether its buyer may cancel an order now. */
export const isCancelable = (order: SellerOrder, at: ResortDay): boolean =>
  shownOutcome(order) === 'completed' && !isUsed(order, at);

/** Whether the buyer of an order can be reached: neither forgotten nor erased. */
export const hasBuyer = (
  { orderBuyers }: Pick<OrderRecords, 'orderBuyers'>,
  { ref }: Pick<SellerOrder, 'ref'>,
): boolean => (orderBuyers.get(ref)?.customer.email ?? '') !== '';
