import { describe, expect, it } from 'vitest';
import { localDate } from '../../dates/local-date.ts';
import {
  after,
  aSeller,
  firstLine,
  giftCards,
  nextDay,
  refusal,
  tickets,
  towels,
  visitDay,
} from '../../testing/seller-builders.ts';
import { adult } from '../../testing/seller-catalog-builder.ts';

const tooMany = { kind: 'tooManyGiftCards', max: 100 };
const tooDear = { kind: 'giftCardsWorthTooMuch', max: 10_000_00 };

describe('the gift cards of a cart', () => {
  it.each([
    [60, undefined],
    [61, tooMany],
  ])('of forty of one kind and %i of another have the refusal %o', (quantity, error) => {
    const first = giftCards(40);
    const state = after(aSeller(), first);
    expect(refusal(state, giftCards(quantity, { cartId: first.newCartId, worth: 10_00 }))).toEqual(error);
  });

  it.each([
    [10, 1000, undefined],
    [11, 1000, tooDear],
  ])('with %i cards of %i EUR each have the refusal %o', (quantity, euros, error) => {
    expect(refusal(aSeller(), giftCards(quantity, { worth: euros * 100 }))).toEqual(error);
  });

  it('have a maximum worth together, also when a quantity changes, and can always be reduced', () => {
    const first = giftCards(9, { worth: 1000_00 });
    const cartId = first.newCartId;
    const state = after(aSeller(), first);
    expect(refusal(state, giftCards(20, { cartId }))).toBeUndefined();
    expect(refusal(state, giftCards(21, { cartId }))).toEqual(tooDear);
    expect(refusal(state, giftCards(21))).toBeUndefined();
    const { set } = firstLine(state, cartId);
    expect(refusal(state, set(10))).toBeUndefined();
    expect(refusal(state, set(11))).toEqual(tooDear);
    const cart = state.carts.get(cartId) ?? expect.fail('no cart');
    const lines = cart.lines.map((line) => ({ ...line, quantity: 50 }));
    const older = { ...state, carts: new Map(state.carts).set(cartId, { ...cart, lines }) };
    expect(refusal(older, set(49))).toBeUndefined();
    expect(refusal(older, set(51))).toEqual(tooDear);
  });
});

it.each([
  [40, undefined],
  [41, { kind: 'tooManyUpsells', max: 100 }],
])('sixty upsells for one day and %i for another have the refusal %o', (quantity, error) => {
  const first = tickets([[adult, 1]]);
  const id = first.newCartId;
  const twoDays = after(aSeller(50, [visitDay, nextDay]), first);
  const state = after(after(twoDays, tickets([[adult, 1]], { cartId: id, period: nextDay })), towels(id, 60));
  const other = localDate('2027-01-21');
  expect(refusal(state, towels(id, quantity, other))).toEqual(error);
  const both = after(state, towels(id, 1, other));
  expect(refusal(both, firstLine(both, id, 'upsell').set(60 + quantity - 1))).toEqual(error);
});
