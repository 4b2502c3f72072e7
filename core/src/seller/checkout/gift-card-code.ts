import type { ErrorOf } from '../../errors/shop-error.ts';
import type { TicketCode } from '../../ids.ts';
import type { OrderRecords } from './order-records.ts';
import { shownOutcome } from './used-order.ts';

/** Why a code is no promo code: it is that of a gift card that was sold, redeemed or not, or of nothing. A card that is
 *  unpaid or canceled is nothing. */
export const notPromoCode = (
  state: OrderRecords,
  code: TicketCode,
): ErrorOf<'promoCodeInvalid'> | ErrorOf<'promoCodeOfGiftCard'> => {
  const ticket = state.tickets.get(code);
  const order = ticket && state.orders.get(ticket.orderRef);
  const line = order?.content.items.find(({ id }) => id === ticket?.lineId);
  const isGiftCard = order !== undefined && line?.kind === 'giftCard' && shownOutcome(state, order) === 'completed';
  return isGiftCard ? { kind: 'promoCodeOfGiftCard' } : { kind: 'promoCodeInvalid' };
};
