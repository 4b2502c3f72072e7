import type { ErrorOf } from '../../errors/shop-error.ts';
import type { TicketCode } from '../../ids.ts';
import { type Orders, orderOfTicket } from './order-records.ts';
import { shownOutcome } from './used-order.ts';

/** Why a code is no promo code: it is that of a gift card that was sold, redeemed or not, or of nothing. A card that is
 *  unpaid or canceled is nothing. */
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
