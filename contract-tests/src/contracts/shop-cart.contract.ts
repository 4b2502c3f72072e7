import { freshClient, freshKey } from '@shop/adapters/seller/testing/shopper';
import { cartId, cartItemId } from '@shop/core/ids';
import { value } from '@shop/core/testing/answers';
import { describe, expect } from 'vitest';
import type { ContractTest } from './contract-test.ts';

/** The contract of changes of a cart, for every ShopPort. */
export const shopCartContract = (test: ContractTest): void => {
  describe('changing the cart', () => {
    test('sets a quantity instead of adding it; 0 removes the line and frees its places', async (given) => {
      const { filledCart, placesLeft } = given;
      const { cart, line, day } = await filledCart(2);
      const before = await placesLeft(day);
      const set = (quantity: number) => value(given.setQuantity(cart, line, quantity));
      expect((await set(5)).itemsCount).toBe(5);
      expect((await set(5)).itemsCount).toBe(5);
      expect(await placesLeft(day)).toBe(before - 3);
      expect(await set(0)).toMatchObject({ items: [], itemsCount: 0, totalPrice: 0 });
      expect(await placesLeft(day)).toBe(before + 2);
    });

    test('returns the same cart when a line is removed twice (R-REPEAT-11)', async ({ filledCart, remove }) => {
      const { cart, line } = await filledCart();
      expect(await remove(cart, line)).toMatchObject({ id: cart.id, items: [] });
      expect(await remove(cart, line)).toMatchObject({ id: cart.id, items: [] });
    });

    test('does not find unknown carts and lines, nor lines of another cart', async (given) => {
      const { shop } = given.world;
      const [{ cart }, other] = [await given.filledCart(), await given.filledCart(2)];
      const unknown = cartId('0'.repeat(32));
      const change = { cartItemId: cartItemId('nothing'), quantity: 1, language: 'sl' } as const;
      const noCart = { kind: 'notFound', what: 'cart' };
      await given.expectRefused(shop.loadCart({ cartId: unknown, language: 'sl' }), noCart);
      await given.expectRefused(shop.changeQuantity({ ...change, cartId: unknown }), noCart);
      for (const lineId of [change.cartItemId, other.line.cartItemId]) {
        const request = { ...change, cartId: cart.id, cartItemId: lineId };
        await given.expectRefused(shop.changeQuantity(request), { kind: 'notFound', what: 'cartItem' });
      }
      expect((await given.load(cart.id)).itemsCount).toBe(cart.itemsCount);
      expect((await given.load(other.cart.id)).itemsCount).toBe(2);
    });

    test.own('returns the unchanged cart when an unknown line or one of another cart is removed', async (given) => {
      const [{ cart }, other] = [await given.filledCart(), await given.filledCart(2)];
      for (const lineId of [cartItemId('nothing'), other.line.cartItemId]) {
        const removal = { cartId: cart.id, cartItemId: lineId, language: 'sl' } as const;
        expect((await value(given.world.shop.removeItem(removal))).itemsCount).toBe(cart.itemsCount);
      }
      expect((await given.load(other.cart.id)).itemsCount).toBe(2);
    });
  });

  describe('an idempotency key', () => {
    test.own('makes two carts for two clients with the same order', async ({ freeDay, singles, add, load }) => {
      const day = await freeDay();
      const lines = await singles(day, 2);
      const [mine, other, key] = [freshClient(), freshClient(), freshKey()];
      const first = await value(add(day, lines, undefined, key, mine));
      const second = await value(add(day, lines, undefined, key, other));
      const nobody = await value(add(day, lines, undefined, key, 'none'));
      const again = await value(add(day, lines, undefined, key, mine));
      expect(again.cartId).toBe(first.cartId);
      expect(new Set([first.cartId, second.cartId, nobody.cartId]).size).toBe(3);
      expect((await load(first.cartId)).itemsCount).toBe(2);
    });

    test.own('is no repeat when another client sends another order', async ({ freeDay, singles, add }) => {
      const day = await freeDay();
      const key = freshKey();
      await value(add(day, await singles(day, 2), undefined, key, freshClient()));
      await value(add(day, await singles(day, 1), undefined, key, freshClient()));
      await value(add(day, await singles(day, 3), undefined, key, 'none'));
    });

    test.own('is not stored without a client and without a cart', async (given) => {
      const { freeDay, singles, add } = given;
      const day = await freeDay();
      const lines = await singles(day, 1);
      const key = freshKey();
      for (const cart of [undefined, cartId('0'.repeat(32))]) {
        const one = await value(add(day, lines, cart, key, 'none'));
        expect((await value(add(day, lines, cart, key, 'none'))).cartId).not.toBe(one.cartId);
      }
    });

    test.own('belongs to the cart when there is no client', async ({ filledCart, singles, add, load }) => {
      const { cart, day } = await filledCart(1);
      const lines = await singles(day, 2);
      const key = freshKey();
      for (const _ of [1, 2, 3]) expect((await value(add(day, lines, cart.id, key, 'none'))).cartId).toBe(cart.id);
      expect((await load(cart.id)).itemsCount).toBe(3);
    });

    test.own('belongs to each of two clients that share a cart', async ({ filledCart, singles, add, load }) => {
      const { cart, day } = await filledCart(1);
      const lines = await singles(day, 1);
      const [one, two, key] = [freshClient(), freshClient(), freshKey()];
      for (const client of [one, two, one, two]) await value(add(day, lines, cart.id, key, client));
      expect((await load(cart.id)).itemsCount).toBe(3);
    });
  });
};
