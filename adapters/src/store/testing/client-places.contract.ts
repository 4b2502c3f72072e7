import { minutes } from '@shop/core/dates/instant';
import { type CartId, idempotencyKey, priceListId, productId } from '@shop/core/ids';
import { describe, expect, test } from 'vitest';
import { cryptoRandom } from '../../platform/random/crypto-random.ts';
import { sellerShop } from '../../seller/seller-shop.ts';
import { aBuyer, type OpenRig } from './test-checkout.ts';
import { adult, termalija, visitDay } from './test-shop.ts';

/** Contract: the number of unpaid places of a client, in any store. */
export const clientPlacesContract = (openRig: OpenRig): void => {
  const ana = '2001:db8::1';
  const sameNetwork = '2001:db8:0:ff::2';
  const nextNetwork = '2001:db8:0:100::1';
  const other = '192.0.2.2';
  const refused = 'tooManyUnpaidPlaces';
  const day = minutes(24 * 60);

  /** Returns a shop with a day of a hundred places. */
  const aShop = async () => {
    const { store, run, time, rows, change, checkout } = await openRig();
    await change((tx) => tx.updateTable('places').set({ capacity: 100 }).execute());
    const shop = sellerShop(store, run, cryptoRandom);
    /** Takes a number of places for a new cart. */
    const add = (client: string, quantity: number) => {
      const period = { type: 'day', date: visitDay } as const;
      const items = [{ priceListId: adult, quantity }];
      const order = { productId: termalija, language: 'sl', period, items, client } as const;
      return shop.addTicket(order, idempotencyKey(cryptoRandom.token()));
    };
    const outcome = (client: string, quantity: number): Promise<string> =>
      add(client, quantity).match(
        () => 'added',
        ({ kind }) => kind,
      );
    const set = async (cartId: CartId, quantity: number, client = ana) => {
      const { items } = (await shop.loadCart({ cartId, language: 'sl' }))._unsafeUnwrap();
      const itemId = items[0]?.cartItemId ?? expect.fail('an empty cart');
      return shop.changeQuantity({ cartId, cartItemId: itemId, quantity, language: 'sl', client }).match(
        () => 'set',
        ({ kind }) => kind,
      );
    };
    /** Orders a number of free places. */
    const orderFree = async (client: string, quantity: number) => {
      const period = { type: 'day', date: visitDay } as const;
      const items = [{ priceListId: priceListId('termalija-family-day-toddler'), quantity }];
      const order = { productId: productId('termalija-family-day'), language: 'sl', period, items, client } as const;
      const { cartId } = (await shop.addTicket(order, idempotencyKey(cryptoRandom.token())))._unsafeUnwrap();
      const { session } = (await checkout.saveCustomer(aBuyer(cartId)))._unsafeUnwrap();
      if (session === undefined) return expect.fail('no session');
      (await checkout.startPayment({ cartId, paymentType: 'payment', session, client }))._unsafeUnwrap();
    };
    /** Returns the digests of clients in all holds. */
    const digests = async () => (await rows('holds')).flatMap(({ client }) => client ?? []);
    return { store, time, add, outcome, set, orderFree, digests };
  };

  const refusedIn = (outcomes: readonly string[]) => outcomes.filter((one) => one === refused).length;

  describe('unpaid places of a client', () => {
    test('are limited to twenty a day for each network, and unlimited for this machine', async () => {
      const { outcome: add, time, digests } = await aShop();
      expect(refusedIn([await add(ana, 19), await add(ana, 2), await add(sameNetwork, 2), await add(ana, 1)])).toBe(2);
      expect([await add(ana, 1), await add(sameNetwork, 1)]).toEqual([refused, refused]);
      expect(refusedIn([await add(nextNetwork, 20), await add(other, 20)])).toBe(0);
      expect(refusedIn([await add('127.0.0.1', 15), await add('::1', 15)])).toBe(0);
      const stored = await digests();
      expect([stored.length, new Set(stored).size]).toEqual([4, 3]);
      expect(JSON.stringify(stored)).not.toMatch(/2001|192/);
      time.move(minutes(15));
      expect([await add(ana, 20), await add(ana, 1)]).toEqual(['added', refused]);
    });

    test('stay within the limit when fourteen carts take places at once', async () => {
      const { outcome: add, digests } = await aShop();
      const outcomes = await Promise.all(Array.from({ length: 14 }, () => add(ana, 3)));
      expect([refusedIn(outcomes), (await digests()).length]).toEqual([8, 6]);
    });

    test('stay within the limit when four carts renew expired holds at once', async () => {
      const { add, set, time } = await aShop();
      const filled: CartId[] = [];
      for (const _ of [1, 2, 3, 4]) filled.push((await add(ana, 5))._unsafeUnwrap().cartId);
      time.move(minutes(15));
      expect((await add(ana, 10)).isOk()).toBe(true);
      expect(refusedIn(await Promise.all(filled.map((cart) => set(cart, 5))))).toBe(2);
    });

    test('of a free order count until a day after the order, and the client is forgotten afterwards', async () => {
      const { store, outcome, time, orderFree, digests } = await aShop();
      const forget = async () => (await store.forgetLoose('clients', time.clock.now(), 9))._unsafeUnwrap();
      await orderFree(ana, 20);
      time.move(day - 1);
      expect([await outcome(ana, 1), await forget()]).toEqual([refused, 0]);
      time.move(1);
      expect([await outcome(ana, 20), await outcome(ana, 1)]).toEqual(['added', refused]);
      time.move(1);
      expect([await forget(), (await digests()).length]).toEqual([1, 1]);
    });

    test('have no client once their hold is over', async () => {
      const { store, time, add, digests } = await aShop();
      for (const client of [ana, other]) (await add(client, 1))._unsafeUnwrap();
      const forget = async (most: number) =>
        (await store.forgetLoose('clients', time.clock.now(), most))._unsafeUnwrap();
      time.move(minutes(15));
      expect(await forget(9)).toBe(0);
      time.move(1);
      expect([await forget(1), await forget(9), await forget(9)]).toEqual([1, 1, 0]);
      expect(await digests()).toEqual([]);
    });
  });
};
