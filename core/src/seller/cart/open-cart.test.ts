import { describe, expect, it } from 'vitest';
import { minutes, plusMilliseconds } from '../../dates/instant.ts';
import type { CartId } from '../../ids.ts';
import { paying, readyToPay } from '../../testing/paying-seller.ts';
import {
  after,
  aSeller,
  at,
  bankSays,
  firstLine,
  giftCards,
  later,
  now,
  payment,
  tickets,
  towels,
} from '../../testing/seller-builders.ts';
import { adult } from '../../testing/seller-catalog-builder.ts';
import type { SellerState } from '../state.ts';
import { cartToFill, isFrozen, newCart, openCart, reopenTimedOut, unsoldCart } from './open-cart.ts';

const cartIn = (state: SellerState, id: CartId) => state.carts.get(id) ?? expect.fail('no cart');
const versions = (state: SellerState, id: CartId) => [cartIn(state, id).version, cartIn(state, id).revision];
const begin = (id: CartId) => ({ type: 'beginCheckout', cartId: id, sessionDigest: 'session' }) as const;
const code = (id: CartId, text: string) => ({ type: 'applyPromoCode', cartId: id, text }) as const;

const filled = (capacity = 50) => {
  const command = tickets([[adult, 2]]);
  return { state: after(aSeller(capacity), command), id: command.newCartId };
};

describe('the version of a cart', () => {
  it('is 1 for a new cart', () => {
    const { state, id } = filled();
    expect(versions(state, id)).toEqual([1, 1]);
  });

  it.each([
    ['more of the same', (id: CartId) => tickets([[adult, 1]], { cartId: id })],
    ['gift cards', (id: CartId) => giftCards(1, { cartId: id })],
    ['towels', (id: CartId) => towels(id)],
    ['another quantity', (id: CartId, state: SellerState) => firstLine(state, id).set(1)],
    ['no tickets any more', (id: CartId, state: SellerState) => firstLine(state, id).removed],
    ['a promo code', (id: CartId) => code(id, 'TEN')],
  ])('grows by one with its revision when it gets %s', (_, change) => {
    const { state, id } = filled();
    const command = change(id, state);
    expect(versions(after<typeof command.type>(state, command), id)).toEqual([2, 2]);
  });

  it('grows when the checkout loses a line', () => {
    const { state, id } = filled(2);
    const when = later(minutes(15));
    const gone = after(state, tickets([[adult, 2]]), when);
    expect(versions(after(gone, begin(id), when), id)).toEqual([2, 2]);
  });

  it('stays when its hold is extended, while its revision grows', () => {
    const { state, id } = filled();
    expect(versions(after(state, { type: 'extendHold', cartId: id }, later(1)), id)).toEqual([1, 2]);
  });

  it('stays when the checkout takes places again that are free, while its revision grows', () => {
    const { state, id } = filled();
    expect(versions(after(state, begin(id), later(minutes(15))), id)).toEqual([1, 2]);
  });

  it('stays with its revision when the checkout changes nothing', () => {
    const { state, id } = filled();
    expect(versions(after(state, begin(id), later(1)), id)).toEqual([1, 1]);
  });

  it('stays when a payment freezes, extends, reopens or sells the cart, while each is a revision', () => {
    const { state, id, attempt } = paying();
    const endsAt = plusMilliseconds(now, minutes(20));
    const redirectUrl = 'https://pay.example/1';
    const longer = after(state, { type: 'keepSession', attemptId: attempt.attemptId, redirectUrl, endsAt });
    const thawed = bankSays(longer, id, { state: 'declined' });
    const sold = bankSays(longer, id, 'captured');
    expect([state, longer, thawed, sold].map((one) => versions(one, id))).toEqual([
      [1, 2],
      [1, 3],
      [1, 4],
      [1, 4],
    ]);
  });

  it('stays with its revision when a buyer is saved', () => {
    const { state, id } = readyToPay();
    expect(versions(state, id)).toEqual([1, 1]);
  });
});

describe('a frozen cart', () => {
  it.each([
    ['a millisecond before its payment is over', minutes(17) - 1, true],
    ['when it is over', minutes(17), false],
  ])('is open from the end of its payment on: %s', (_, elapsed, frozen) => {
    const { state, id } = paying();
    const [cart, moment] = [cartIn(state, id), plusMilliseconds(now, elapsed)];
    expect(isFrozen(cart, moment)).toBe(frozen);
    expect(reopenTimedOut(cart, moment)).toEqual(frozen ? cart : { ...cart, state: 'open', payingUntil: undefined });
  });

  it('cannot be changed until it is opened again', () => {
    const { state, id } = paying();
    expect(openCart(cartIn(state, id))._unsafeUnwrapErr()).toEqual({ kind: 'cartFrozen' });
    expect(cartToFill(cartIn(state, id), id, now)._unsafeUnwrapErr()).toEqual({ kind: 'cartFrozen' });
    expect(unsoldCart(cartIn(state, id)).isOk()).toBe(true);
    const thawed = cartIn(bankSays(state, id, { state: 'declined' }), id);
    expect([thawed.state, thawed.payingUntil]).toEqual(['open', undefined]);
  });
});

describe('a sold or unknown cart', () => {
  const noCart = { kind: 'notFound', what: 'cart' };
  const { state, id } = readyToPay();
  const sold = cartIn(bankSays(after(state, payment(id)), id, 'captured'), id);

  it.each([
    ['sold', sold],
    ['unknown', undefined],
  ])('cannot be changed, and an addition opens a new cart: %s', (_, cart) => {
    expect(openCart(cart)._unsafeUnwrapErr()).toEqual(noCart);
    expect(unsoldCart(cart)._unsafeUnwrapErr()).toEqual(noCart);
    const other = tickets([[adult, 1]]).newCartId;
    expect(cartToFill(cart, other, at.now)._unsafeUnwrap()).toEqual(newCart(other, at.now));
  });
});
