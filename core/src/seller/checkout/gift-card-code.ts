import type { ErrorOf } from '../../errors/shop-error.ts';
import type { TicketCode } from '../../ids.ts';
import { type Orders, orderOfTicket } from './order-records.ts';
import { shownOutcome } from './used-order.ts';

/** Returns why a code is not a promo code: it belongs to a sold gift card, redeemed or not, or it is unknown. The code
 *  of an unpaid or canceled gift card counts as unknown. */
export const notPromoCode = (
  state: Orders,
  code: TicketCode,
): ErrorOf<'promoCodeInvalid'> | ErrorOf<'promoCodeOfGiftCard'> => {
  const order = orderOfTicket(state, code);
  const ticket = order?.tickets.find((one) => one.code === code);
  const line = order?.content.items.find(({ cartItemId: id }) => id === ticket?.cartItemId);
  const isGiftCard = order !== undefined && line?.kind === 'giftCard' && shownOutcome(order) === 'completed';
  return isGiftCard ? { kind: 'promoCodeOfGiftCard' } : { kind: 'promoCodeInvalid' };
};
