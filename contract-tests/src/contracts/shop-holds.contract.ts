import { ticketsOf } from '@shop/core/cart/cart-line';
import { minutes, plusMilliseconds } from '@shop/core/dates/instant';
import { describe, expect } from 'vitest';
import type { ContractTest } from './contract-test.ts';
import { refusal, value } from './world.ts';

/** How every ShopPort keeps a cart's places, and what becomes of them once their time is over. */
export const shopHoldsContract = (test: ContractTest): void => {
  describe('holds', () => {
    test('places are kept for fifteen minutes, then free for others, and the line says so', async ({
      world,
      need,
      filledCart,
      placesLeft,
      load,
    }) => {
      const clock = need(world.clock, 'control of the clock');
      const { cart, day } = await filledCart(4);
      const held = await placesLeft(day);
      clock.advance(minutes(15) - 1000);
      expect(await placesLeft(day)).toBe(held);
      clock.advance(2000);
      expect(await placesLeft(day)).toBe(held + 4);
      expect(ticketsOf((await load(cart.id)).items).map((line) => line.hold.type)).toEqual(['expired']);
    });

    for (const how of ['removed', 'set to none'] as const) {
      test(`places that are ${how} and added again are kept sixty minutes from their first moment`, async (given) => {
        const { world, filledCart, single, add, load, need } = given;
        const clock = need(world.clock, 'control of the clock');
        const first = clock.now();
        const { cart, line, day } = await filledCart(1);
        const lines = [{ priceListId: (await single(day)).id, quantity: 1 }];
        for (let added = 0; added < 4; added += 1) {
          clock.advance(minutes(14));
          await value(add(day, lines, cart.id));
        }
        const of = { cartId: cart.id, itemId: line.id, language: 'sl' } as const;
        if (how === 'removed') await value(world.shop.removeItem(of));
        else await value(world.shop.changeQuantity({ ...of, quantity: 0 }));
        await value(add(day, lines, cart.id));
        const hold = { type: 'held', until: plusMilliseconds(first, minutes(60)) };
        expect((await load(cart.id)).items).toMatchObject([{ hold }]);
        clock.advance(minutes(4));
        expect((await load(cart.id)).items).toMatchObject([{ hold: { type: 'expired' } }]);
      });
    }

    test('what a cart holds already still counts as taken in its own quote', async ({
      filledCart,
      quote,
      placesLeft,
    }) => {
      const { cart, day } = await filledCart(4);
      expect((await quote(day, cart.id)).ticketsAvailable).toBe(await placesLeft(day));
    });
  });

  describe('more time', () => {
    test('is given with a press, sixty minutes from the first place at most', async (given) => {
      const { world, filledCart, load, need } = given;
      const clock = need(world.clock, 'control of the clock');
      const first = clock.now();
      const { cart } = await filledCart(2);
      const limit = plusMilliseconds(first, minutes(60));
      const extend = async () => (await value(world.shop.extendHold({ cartId: cart.id, language: 'sl' }))).items;
      for (const until of [29, 43, 57, 60]) {
        clock.advance(minutes(14));
        const hold = { type: 'held', until: plusMilliseconds(first, minutes(until)), limit };
        expect(await extend()).toMatchObject([{ hold }]);
        expect((await load(cart.id)).items).toMatchObject([{ hold }]);
      }
      const again = world.shop.extendHold({ cartId: cart.id, language: 'sl' });
      expect(await refusal(again)).toEqual({ kind: 'holdAtLimit' });
      clock.advance(minutes(4));
      const late = world.shop.extendHold({ cartId: cart.id, language: 'sl' });
      expect(await refusal(late)).toEqual({ kind: 'nothingHeld' });
    });
  });

  describe('a line whose time is over', () => {
    test('says how much of it is still free, and one change takes that', async (given) => {
      const { world, filledCart, single, add, load, need, placesLeft } = given;
      const clock = need(world.clock, 'control of the clock');
      const { cart, line, day } = await filledCart(12);
      clock.advance(minutes(15));
      expect((await load(cart.id)).items).toMatchObject([{ hold: { type: 'expired', free: 12 } }]);
      const { id: priceListId } = await single(day);
      for (let left = await placesLeft(day); left > 6; left = await placesLeft(day)) {
        await value(add(day, [{ priceListId, quantity: Math.min(20, left - 6) }]));
      }
      expect((await load(cart.id)).items).toMatchObject([{ hold: { type: 'expired', free: 6 } }]);
      const take = (quantity: number) =>
        world.shop.changeQuantity({ cartId: cart.id, itemId: line.id, quantity, language: 'sl' });
      expect(await refusal(take(7))).toEqual({ kind: 'capacityFull', left: 6 });
      const taken = await value(take(6));
      const until = plusMilliseconds(clock.now(), minutes(15));
      expect(taken.items).toMatchObject([{ price: { quantity: 6 }, hold: { type: 'held', until } }]);
      expect(await placesLeft(day)).toBe(0);
    });
  });
};
