import { ticketsOf } from '@shop/core/cart/cart-line';
import { minutes, plusMilliseconds } from '@shop/core/dates/instant';
import { freezeCart, releaseCart, sellCart, thawCart } from '@shop/core/host/cart/cart-states';
import { refreshHolds } from '@shop/core/host/cart/refresh-holds';
import { describe, expect, test } from 'vitest';
import { adult, driftOf, errorOf, openTestShop, start } from '../testing/test-shop.ts';

/** A cart of four persons on a day of ten places, and the steps of its payment. */
const openPayment = async () => {
  const shop = await openTestShop();
  await shop.setCapacity(10);
  const { id } = await shop.filled([adult, 4]);
  const freeze = () =>
    shop.change(id, (state, { now }) => freezeCart(state, id, plusMilliseconds(now, minutes(30)), now));
  const thaw = async () => (await shop.change(id, (state, { now }) => thawCart(state, id, now)))?.isChanged;
  const sell = async () => (await shop.change(id, (state, at) => sellCart(state, id, at))) !== undefined;
  const release = () => shop.change(id, (state) => releaseCart(state, id));
  return { ...shop, id, freeze, thaw, sell, release };
};

describe('a frozen cart', () => {
  test('keeps its places beyond the hold and refuses every change (R-HOLD-10)', async () => {
    const shop = await openPayment();
    const [item] = (await shop.load(shop.id)).items;
    if (item === undefined) throw new Error('no line');
    const line = { cartId: shop.id, itemId: item.id, language: 'sl' } as const;
    await shop.freeze();
    shop.clock.advance(minutes(31));
    expect(await shop.left()).toBe(6);
    const cart = await shop.load(shop.id);
    expect(cart).toMatchObject({ frozen: true, items: [{ hold: { type: 'held' } }] });
    expect(ticketsOf(cart.items)[0]?.maxQuantity).toBeUndefined();
    const frozen = { kind: 'cartFrozen' };
    expect(await errorOf(shop.add([[adult, 1]], { cartId: shop.id }))).toEqual(frozen);
    expect(await errorOf(shop.shop.changeQuantity({ ...line, quantity: 1 }))).toEqual(frozen);
    expect(await errorOf(shop.shop.changeQuantity({ ...line, quantity: 0 }))).toEqual(frozen);
    expect(await errorOf(shop.shop.removeItem({ ...line }))).toEqual(frozen);
    expect(await errorOf(shop.shop.applyPromoCode(shop.id, 'TERME5'))).toEqual(frozen);
    expect(await shop.load(shop.id)).toEqual(cart);
    expect(await driftOf(shop.database)).toEqual([]);
  });

  test('still answers a repeated addition that was made before', async () => {
    const shop = await openPayment();
    (await shop.add([[adult, 1]], { cartId: shop.id, key: 'k' }))._unsafeUnwrap();
    await shop.freeze();
    expect((await shop.add([[adult, 1]], { cartId: shop.id, key: 'k' }))._unsafeUnwrap().cartId).toBe(shop.id);
  });
});

describe('a payment that came to nothing', () => {
  test('gives the cart back with its places held on, for five minutes at least and to sixty from the first at most', async () => {
    const shop = await openPayment();
    await shop.freeze();
    const hold = async () => ticketsOf((await shop.load(shop.id)).items)[0]?.hold;
    shop.clock.advance(minutes(4));
    expect(await shop.thaw()).toBe(true);
    expect(await hold()).toMatchObject({ type: 'held', until: start + minutes(15) });
    await shop.freeze();
    shop.clock.advance(minutes(20));
    await shop.thaw();
    expect(await hold()).toMatchObject({ type: 'held', until: start + minutes(29) });
    await shop.freeze();
    shop.clock.advance(minutes(31));
    await shop.thaw();
    expect(await hold()).toMatchObject({ type: 'held', until: start + minutes(60) });
    expect(await shop.thaw()).toBe(false);
    expect(await driftOf(shop.database)).toEqual([]);
  });

  test('released, its places are free for others and taken again while they are', async () => {
    const shop = await openPayment();
    await shop.freeze();
    await shop.release();
    expect(await shop.left()).toBe(10);
    expect(ticketsOf((await shop.load(shop.id)).items)[0]?.hold).toEqual({ type: 'expired', free: 4 });
    await shop.change(shop.id, (state, at) => refreshHolds(state, shop.id, at).state);
    expect(await shop.left()).toBe(6);
    expect(await driftOf(shop.database)).toEqual([]);
  });
});

describe('a sale', () => {
  test('keeps the places for good; the cart shows empty and the next ticket opens a new one', async () => {
    const shop = await openPayment();
    await shop.freeze();
    expect([await shop.sell(), await shop.sell()]).toEqual([true, true]);
    shop.clock.advance(minutes(600));
    expect(await shop.left()).toBe(6);
    expect(await shop.load(shop.id)).toMatchObject({ items: [], itemsCount: 0, totalPrice: 0, frozen: false });
    const next = (await shop.add([[adult, 1]], { cartId: shop.id }))._unsafeUnwrap();
    expect(next.cartId).not.toBe(shop.id);
    expect(await driftOf(shop.database)).toEqual([]);
  });

  test('late money takes released places again', async () => {
    const shop = await openPayment();
    await shop.freeze();
    await shop.release();
    expect(await shop.sell()).toBe(true);
    expect(await shop.left()).toBe(6);
    expect(await driftOf(shop.database)).toEqual([]);
  });

  test('late money that finds them gone is told so', async () => {
    const shop = await openPayment();
    await shop.freeze();
    await shop.release();
    (await shop.add([[adult, 7]]))._unsafeUnwrap();
    expect(await shop.sell()).toBe(false);
    expect(await driftOf(shop.database)).toEqual([]);
  });

  test('cancelled, its places are free again and the cart stays closed', async () => {
    const shop = await openPayment();
    await shop.freeze();
    await shop.sell();
    await shop.release();
    expect(await shop.left()).toBe(10);
    expect((await shop.load(shop.id)).items).toEqual([]);
    expect(await driftOf(shop.database)).toEqual([]);
  });
});
