import { type CartLine, periodOfLine } from '../../cart/cart-line.ts';
import type { ShownOutcome } from '../../checkout/order.ts';
import { dayIn } from '../../dates/instant.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { CartCase } from '../cart-case.ts';
import { boughtSeason, type SellerCatalog } from '../catalog/seller-catalog.ts';
import type { ResortDay } from '../decision.ts';
import { attemptsOfOrder, type OrderRecords, ticketsOfOrder } from './order-records.ts';
import type { SellerOrder } from './seller-order.ts';

/** Whether money of an order is being refunded, which cannot be stopped. */
export const isPaidBack = ({ attempts }: Pick<OrderRecords, 'attempts'>, { paidAttempt }: SellerOrder): boolean =>
  paidAttempt !== undefined && attempts.get(paidAttempt)?.state === 'refunding';

/** The outcome that is shown: while its refund runs an order is neither good nor over. */
export const shownOutcome = (state: Pick<OrderRecords, 'attempts'>, order: SellerOrder): ShownOutcome => {
  switch (order.outcome) {
    case 'open':
    case 'canceled':
      return order.outcome;
    case 'completed':
      return isPaidBack(state, order) ? 'canceling' : 'completed';
    case 'refunded':
      return attemptsOfOrder(state, order.ref).some((attempt) => attempt.state === 'refunding')
        ? 'refunding'
        : 'refunded';
  }
};

/** Last day to cancel a line: its day; for a season the first day, or the purchase if later. None for a gift card. */
const lastDayToCancel = (catalog: SellerCatalog, line: CartLine, boughtOn: LocalDate): LocalDate | undefined => {
  const period = periodOfLine(line);
  if (period === undefined || period.type === 'day') return period?.date;
  const first = boughtSeason(catalog, line)?.firstDay;
  return first !== undefined && first > boughtOn ? first : boughtOn;
};

/** What tells whether an order was used. */
export type Uses = Pick<CartCase, 'catalog'> & Pick<OrderRecords, 'attempts' | 'tickets'>;

/** Whether a ticket of an order was admitted, or the last day to cancel one of its lines is over. */
export const isUsed = (state: Uses, order: SellerOrder, { today, zone }: ResortDay): boolean => {
  const boughtOn = dayIn(zone, order.placedAt);
  const lastDays = order.content.items.flatMap((line) => lastDayToCancel(state.catalog, line, boughtOn) ?? []);
  return (
    ticketsOfOrder(state, order.ref).some(({ admitted }) => admitted !== undefined) ||
    lastDays.some((last) => last < today)
  );
};

/** Whether its buyer may cancel an order now. */
export const isCancelable = (state: Uses, order: SellerOrder, at: ResortDay): boolean =>
  shownOutcome(state, order) === 'completed' && !isUsed(state, order, at);

/** Whether the buyer of an order can be reached: neither forgotten nor erased. */
export const hasBuyer = (
  { orderBuyers }: Pick<OrderRecords, 'orderBuyers'>,
  { ref }: Pick<SellerOrder, 'ref'>,
): boolean => (orderBuyers.get(ref)?.customer.email ?? '') !== '';
