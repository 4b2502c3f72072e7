import { expect, it } from 'vitest';
import { orderIn } from '../../testing/paying-seller.ts';
import {
  after,
  aSeller,
  at,
  atDoor,
  bankSays,
  buyer,
  giftCards,
  payment,
  tickets,
} from '../../testing/seller-builders.ts';
import { adult } from '../../testing/seller-catalog-builder.ts';
import type { SellerState } from '../state.ts';
import { notPromoCode } from './gift-card-code.ts';

const cards = giftCards(1, { worth: 50_00 });
const id = cards.newCartId;
const filled = after(after(aSeller(), cards), tickets([[adult, 1]], { cartId: id }));
const unpaid = after(after(filled, buyer(id)), payment(id));
const paid = bankSays(unpaid, id, 'captured');
const [card, ticket] = orderIn(paid).tickets.map(({ code }) => code);

const isCard = (state: SellerState, code = card) =>
  notPromoCode(state, code ?? expect.fail()).kind === 'promoCodeOfGiftCard';

it('a typed promo code is reported as a gift card for a paid card, also after its redemption, and not for a ticket', () => {
  expect(isCard(paid)).toBe(true);
  expect(isCard(after(paid, atDoor(card ?? expect.fail(), { amount: 'all' }), at))).toBe(true);
  expect(isCard(paid, ticket)).toBe(false);
});

it('a typed promo code is not reported as a gift card for an unpaid or canceled card', () => {
  expect(isCard(unpaid)).toBe(false);
  expect(isCard(after(paid, { type: 'cancelOrder', cancelId: orderIn(paid).cancelId }))).toBe(false);
});
