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

it('knows the code of a paid gift card, also after it was redeemed, and not that of a ticket', () => {
  expect(isCard(paid)).toBe(true);
  expect(isCard(after(paid, atDoor(card ?? expect.fail(), { amount: 'all' }), at))).toBe(true);
  expect(isCard(paid, ticket)).toBe(false);
});

it('does not know the code of a card that is unpaid or canceled', () => {
  expect(isCard(unpaid)).toBe(false);
  expect(isCard(after(paid, { type: 'cancelOrder', cancelId: orderIn(paid).cancelId }))).toBe(false);
});
