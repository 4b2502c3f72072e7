import type { SellerCart } from '@shop/core/seller/cart/seller-cart';
import { after, aSeller, firstLine, giftCards, tickets } from '@shop/core/testing/seller-builders';
import { adult } from '@shop/core/testing/seller-catalog-builder';
import { describe, expect, it, test } from 'vitest';
import { StoreTrouble } from '../database/store-failure.ts';
import { readCart, writeCart } from './documents.ts';

/** A cart with tickets, a value card and a promo code, from which a ticket line was taken out and put back. */
const aCart = (): SellerCart => {
  const added = tickets([[adult, 2]]);
  const cartId = added.newCartId;
  const filled = after(after(aSeller(), added), giftCards(1, { cartId, worth: 30_00 }));
  const removed = after(filled, firstLine(filled, cartId, 'ticket').removed);
  const back = after(removed, tickets([[adult, 1]], { cartId }));
  const coded = after(back, { type: 'applyPromoCode', cartId, text: 'ten' });
  return coded.carts.get(cartId) ?? expect.fail('no cart');
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A document in which every object has a member that this release does not know. */
const withUnknown = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withUnknown);
  if (!isObject(value)) return value;
  return { ...Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withUnknown(one)])), later: 'kept' };
};

const documentOf = (cart: SellerCart): unknown => JSON.parse(writeCart(cart));

test('a cart is read as it was written, from text and from what was parsed', () => {
  const { revision: _, ...cart } = aCart();
  expect(readCart(writeCart(aCart()))).toMatchObject({ state: 'open', lines: expect.any(Array) });
  const written = { ...cart, revision: 1 };
  expect(readCart(writeCart(written))).toEqual(cart);
  expect(readCart(documentOf(written))).toEqual(cart);
});

test('a zero character and a lone surrogate are written as the replacement character', () => {
  const text = writeCart({ ...aCart(), lostCode: { code: 'A\0B\ud83d', reason: 'unknown' } });
  expect(readCart(text).lostCode?.code).toBe('A\ufffdB\ufffd');
});

describe('a document of a neighbouring release', () => {
  it('keeps members that this release does not know, at every level', () => {
    const stored = withUnknown(documentOf(aCart()));
    const read = readCart(stored);
    expect(JSON.parse(writeCart({ ...read, revision: 1 }))).toEqual(stored);
  });

  it('keeps them through a change of a line', () => {
    const read = readCart(withUnknown(documentOf(aCart())));
    const lines = read.lines.map((line) => ({ ...line, quantity: 3 }));
    const written: unknown = JSON.parse(writeCart({ ...read, lines, revision: 1 }));
    expect(written).toMatchObject({ later: 'kept', lines: lines.map(() => ({ later: 'kept', quantity: 3 })) });
  });

  it.each([
    ['an unknown state', { state: 'parked' }, 'state'],
    ['an unknown kind of line', { lines: [{ kind: 'voucher', secret: 'told' }] }, 'lines.0'],
    ['more needs than this release knows', { needs: 2 }, 'needs'],
  ])('is refused with %s, and nothing of it is repeated', (_what, change, where) => {
    const stored = { ...aCart(), ...change };
    const read = () => readCart(JSON.stringify(stored));
    expect(read).toThrow(StoreTrouble);
    expect(read).toThrow(`cannot be read by this release: ${where}`);
    expect(read).not.toThrow(/parked|voucher|told/);
  });

  it('is read with the needs that this release knows', () => {
    expect(() => readCart(JSON.stringify({ ...aCart(), needs: 1 }))).not.toThrow();
  });
});
