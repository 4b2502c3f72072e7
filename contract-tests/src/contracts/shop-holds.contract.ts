import { ticketsOf } from '@shop/core/cart/cart-line';
import { minutes, plusMilliseconds } from '@shop/core/dates/instant';
import { refusal, value } from '@shop/core/testing/answers';
import { describe, expect } from 'vitest';
import type { ContractTest } from './contract-test.ts';
import { firstOf } from './shopping.ts';

/** The contract of holds and their expiry, for every ShopPort. */
export const shopHoldsContract = ({ own: test }: ContractTest): void => {
  describe('holds', () => {
    test('places are held for fifteen minutes, then free for others, and the line shows it (R-SAFE-10)', async (given) => {
      const {
        world: { clock },
        filledCart,
        placesLeft,
        load,
      } = given;
      const { cart, day } = await filledCart(4);
      const held = await placesLeft(day);
      clock.advance(minutes(15) - 1000);
      expect(await placesLeft(day)).toBe(held);
      clock.advance(2000);
      expect(await placesLeft(day)).toBe(held + 4);
      expect(ticketsOf((await load(cart.id)).items).map((line) => line.hold.type)).toEqual(['expired']);
    });

    for (const how of ['removed', 'set to none'] as const) {
      test(`places that are ${how} and added again are held sixty minutes from the first addition`, async (given) => {
        const { filledCart, addSingles, setQuantity, remove, load } = given;
        const { clock } = given.world;
        const first = clock.now();
        const { cart, line, day } = await filledCart(1);
        for (let added = 0; added < 4; added += 1) {
          clock.advance(minutes(14));
          await addSingles(day, 1, cart.id);
        }
        if (how === 'removed') await remove(cart, line);
        else await value(setQuantity(cart, line, 0));
        await addSingles(day, 1, cart.id);
        const hold = { type: 'held', until: plusMilliseconds(first, minutes(60)) };
        expect((await load(cart.id)).items).toMatchObject([{ hold }]);
        clock.advance(minutes(4));
        expect((await load(cart.id)).items).toMatchObject([{ hold: { type: 'expired' } }]);
      });
    }

    test('places of a cart count as taken in its own quote', async (given) => {
      const { filledCart, quote, placesLeft } = given;
      const { cart, day } = await filledCart(4);
      expect((await quote(day, cart.id)).ticketsAvailable).toBe(await placesLeft(day));
    });
  });

  describe('an extension of the hold', () => {
    test('ends sixty minutes after the first place at the latest', async (given) => {
      const { filledCart, load } = given;
      const { clock, shop } = given.world;
      const first = clock.now();
      const { cart } = await filledCart(2);
      const limit = plusMilliseconds(first, minutes(60));
      const extend = () => shop.extendHold({ cartId: cart.id, language: 'sl' });
      for (const until of [29, 43, 57, 60]) {
        clock.advance(minutes(14));
        const hold = { type: 'held', until: plusMilliseconds(first, minutes(until)), limit };
        expect((await value(extend())).items).toMatchObject([{ hold }]);
        expect((await load(cart.id)).items).toMatchObject([{ hold }]);
      }
      expect(await refusal(extend())).toEqual({ kind: 'holdAtLimit' });
      clock.advance(minutes(4));
      expect(await refusal(extend())).toEqual({ kind: 'nothingHeld' });
    });
  });

  describe('a line with an expired hold', () => {
    test('is held again after sixty minutes only when its places were free to others for a minute (R-HOLD-12)', async (given) => {
      const { filledCart, addSingles, setQuantity, load, remove } = given;
      const { clock, shop } = given.world;
      const { cart, line, day } = await filledCart(2);
      for (let extended = 0; extended < 4; extended += 1) {
        clock.advance(minutes(14));
        await value(shop.extendHold({ cartId: cart.id, language: 'sl' }));
      }
      clock.advance(minutes(4));
      // Taking places of the day releases expired holds, but their cart still has to show the end.
      const rival = await load((await addSingles(day, 1)).cartId);
      await remove(rival, firstOf(rival));
      expect(await refusal(setQuantity(cart, line, 2))).toEqual({ kind: 'holdAtLimit' });
      clock.advance(minutes(1) - 1000);
      expect(await refusal(setQuantity(cart, line, 2))).toEqual({ kind: 'holdAtLimit' });
      clock.advance(1000);
      expect((await value(setQuantity(cart, line, 2))).items).toMatchObject([{ hold: { type: 'held' } }]);
    });

    test('shows how many of its places are free, and one change holds them', async (given) => {
      const { filledCart, addSingles, setQuantity, load, placesLeft } = given;
      const { clock } = given.world;
      const { cart, line, day } = await filledCart(12);
      clock.advance(minutes(15));
      expect((await load(cart.id)).items).toMatchObject([{ hold: { type: 'expired', free: 12 } }]);
      for (let left = await placesLeft(day); left > 6; left = await placesLeft(day)) {
        await addSingles(day, Math.min(20, left - 6));
      }
      expect((await load(cart.id)).items).toMatchObject([{ hold: { type: 'expired', free: 6 } }]);
      const take = (quantity: number) => setQuantity(cart, line, quantity);
      expect(await refusal(take(7))).toEqual({ kind: 'capacityFull', left: 6 });
      const taken = await value(take(6));
      const until = plusMilliseconds(clock.now(), minutes(15));
      expect(taken.items).toMatchObject([{ price: { quantity: 6 }, hold: { type: 'held', until } }]);
      expect(await placesLeft(day)).toBe(0);
    });
  });
};
