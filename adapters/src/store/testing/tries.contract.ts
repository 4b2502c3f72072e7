import { minutes } from '@shop/core/dates/instant';
import type { CartId } from '@shop/core/ids';
import { describe, expect, test } from 'vitest';
import { sqlTryStore } from '../seller/sql-try-store.ts';
import type { OpenRig } from './test-checkout.ts';

/** Contract: counting tries of promo codes, in any store. */
export const triesContract = (openRig: OpenRig): void => {
  const ana = '192.0.2.1';
  const other = '192.0.2.2';

  const aShop = async () => {
    const rig = await openRig();
    const newCart = async () => (await rig.add(1))._unsafeUnwrap().cartId;
    /** Returns the outcome of each code tried for a cart, one after the other. */
    const tried = async (cartId: CartId, codes: readonly string[], client?: string) => {
      const outcomes: string[] = [];
      for (const code of codes)
        outcomes.push(
          await rig.shop.applyPromoCode(cartId, code, client).match(
            () => 'taken off',
            ({ kind }) => kind,
          ),
        );
      return outcomes;
    };
    return { ...rig, newCart, tried };
  };

  const wrong = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `NONE-${from + at}`);
  const times = (count: number, outcome: string) => wrong(count).map(() => outcome);

  const looked = 'promoCodeInvalid';
  const refused = 'tooManyPromoCodes';

  describe('tries of promo codes', () => {
    test('count a code once for each cart, and store it only as a digest', async () => {
      const { newCart, tried, rows } = await aShop();
      const cartId = await newCart();
      expect(await tried(cartId, wrong(9))).toEqual(times(9, looked));
      expect(await tried(cartId, ['SAME', ' same ', 'Same', '', 'NONE-10'])).toEqual([
        ...times(3, looked),
        ...['taken off', refused],
      ]);
      expect(await tried(cartId, ['NONE-0', 'SAME'])).toEqual(times(2, looked));
      expect(await tried(await newCart(), ['SAME'])).toEqual([looked]);
      expect(JSON.stringify(await rows('log_in_tries'))).not.toMatch(/NONE|SAME|cart/i);
    });

    test('are limited to thirty a minute for each client, over any number of carts', async () => {
      const { newCart, tried, time } = await aShop();
      const outcomes: string[] = [];
      for (const turn of [0, 1, 2]) outcomes.push(...(await tried(await newCart(), wrong(10, turn * 10), ana)));
      expect(outcomes).toEqual(times(30, looked));
      const cartId = await newCart();
      expect(await tried(cartId, ['NONE'], ana)).toEqual([refused]);
      expect(await tried(cartId, ['NONE'], other)).toEqual([looked]);
      time.move(minutes(1));
      expect(await tried(await newCart(), ['NONE'], ana)).toEqual([looked]);
    });
  });

  describe('tries under a name', () => {
    const openHosts = async () => {
      const { database, rows, time } = await openRig();
      const [first, second] = [sqlTryStore(database, time.clock), sqlTryStore(database, time.clock)];
      const take = async (name: string, at = 0) =>
        (await (at % 2 === 0 ? first : second).take({ under: [{ name, most: 3 }] }))._unsafeUnwrap();
      /** Returns the number of accepted tries among concurrent ones, over both processes. */
      const taken = async (name: string, count: number) =>
        (await Promise.all(Array.from({ length: count }, (_none, at) => take(name, at)))).filter((may) => may).length;
      const stored = async () =>
        [...(await rows('log_in_tries')), ...(await rows('try_turns'))].map(({ key_hash }) => key_hash).sort();
      return { time, take, taken, stored };
    };

    test('are limited within a minute over all processes together, and allowed again after it', async () => {
      const { time, take, taken } = await openHosts();
      expect(await take('a')).toBe(true);
      time.move(1000);
      expect(await taken('a', 12)).toBe(2);
      expect(await taken('b', 12)).toBe(3);
      time.move(minutes(1) - 1001);
      expect(await taken('a', 12)).toBe(0);
      time.move(1);
      expect(await taken('a', 12)).toBe(1);
      time.move(999);
      expect(await taken('a', 12)).toBe(0);
      time.move(1);
      expect(await taken('a', 12)).toBe(2);
      expect(await taken('b', 12)).toBe(3);
    });

    test('are deleted after a minute, with the next try under any name', async () => {
      const { time, take, taken, stored } = await openHosts();
      await taken('a', 12);
      time.move(minutes(1) - 1);
      await take('b');
      expect(await stored()).toEqual(['a', 'a', 'a', 'a', 'b', 'b']);
      time.move(1);
      await take('c');
      expect(await stored()).toEqual(['b', 'b', 'c', 'c']);
    });
  });
};
