import { err, ok, type Result } from 'neverthrow';
import { type CartLine, periodOfLine } from '../../cart/cart-line.ts';
import type { ShownOutcome } from '../../checkout/order.ts';
import { dayIn } from '../../dates/instant.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId } from '../../ids.ts';
import { boughtSeason, type SellerCatalog } from '../catalog/seller-catalog.ts';
import { attemptsOfOrder, buyerId, type ResortDay, type SellerState, ticketsOfOrder } from '../state.ts';
import type { SellerBuyer, SellerOrder } from './seller-order.ts';

/** Whether money of an order is being refunded, which cannot be stopped. */
export const isPaidBack = ({ attempts }: Pick<SellerState, 'attempts'>, { paidAttempt }: SellerOrder): boolean =>
  paidAttempt !== undefined && attempts.get(paidAttempt)?.state === 'refunding';

/** The outcome that is shown: while its refund runs an order is neither good nor over. */
export const shownOutcome = (state: Pick<SellerState, 'attempts'>, order: SellerOrder): ShownOutcome => {
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

/** Whether a ticket of an order was admitted, or the last day to cancel one of its lines is over. */
export const isUsed = (state: SellerState, order: SellerOrder, { today, zone }: ResortDay): boolean => {
  const boughtOn = dayIn(zone, order.placedAt);
  const lastDays = order.content.items.flatMap((line) => lastDayToCancel(state.catalog, line, boughtOn) ?? []);
  return (
    ticketsOfOrder(state, order.ref).some(({ admitted }) => admitted !== undefined) ||
    lastDays.some((last) => last < today)
  );
};

/** Whether its buyer may cancel an order now. */
export const isCancelable = (state: SellerState, order: SellerOrder, at: ResortDay): boolean =>
  shownOutcome(state, order) === 'completed' && !isUsed(state, order, at);

/** The data that this session entered for a cart; other sessions' data are not shown. */
export const buyerOf = (
  state: SellerState,
  cartId: CartId,
  sessionDigest: string | undefined,
): Result<SellerBuyer, ErrorOf<'customerMissing'>> => {
  const buyer = sessionDigest === undefined ? undefined : state.buyers.get(buyerId({ cartId, sessionDigest }));
  return buyer === undefined ? err({ kind: 'customerMissing' }) : ok(buyer);
};

/** Whether the buyer of an order can be reached: neither forgotten nor erased. */
export const hasBuyer = (
  { orderBuyers }: Pick<SellerState, 'orderBuyers'>,
  { ref }: Pick<SellerOrder, 'ref'>,
): boolean => (orderBuyers.get(ref)?.customer.email ?? '') !== '';
