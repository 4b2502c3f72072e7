import { minutes } from '@shop/core/dates/instant';
import { plusDays } from '@shop/core/dates/local-date';
import { type CartId, cartId, clientSecret, idempotencyKey } from '@shop/core/ids';
import { describe, expect, test } from 'vitest';
import { movingClock } from '../platform/clock/testing/moving-clock.ts';
import { cryptoRandom } from '../platform/random/crypto-random.ts';
import { sellingSample } from '../sample/catalog/offered-sample.ts';
import { memorySellerStore } from '../store/memory/memory-seller-store.ts';
import { adult, termalija } from '../store/testing/test-shop.ts';
import { cartOpenings } from './cart-openings.ts';
import { commandRunner } from './commands/run-command.ts';
import { sellerShop } from './seller-shop.ts';

const ana = '2001:db8::1';
const sameNetwork = '2001:db8:0:ff::2';
const nextNetwork = '2001:db8:0:100::1';

/** Returns a shop that allows a client three new carts a minute. */
const aShop = () => {
  const { clock, move } = movingClock();
  const store = memorySellerStore(sellingSample(clock.today()), clock);
  const shop = sellerShop(store, commandRunner(store), cryptoRandom, {}, cartOpenings({ newCarts: 3 }, clock));
  type Addition = { readonly cartId?: CartId; readonly key?: string; readonly quantity?: number };
  /** Adds tickets and returns the cart, or the reason of the refusal. */
  const add = (client: string, { cartId: into, key = cryptoRandom.token(), quantity = 1 }: Addition = {}) => {
    const period = { type: 'day', date: plusDays(clock.today(), 8) } as const;
    const wanted = { productId: termalija, language: 'sl', period, items: [{ priceListId: adult, quantity }] } as const;
    const order = into === undefined ? { ...wanted, client } : { ...wanted, client, cartId: into };
    return shop.addTicket(order, idempotencyKey(key), clientSecret('secret')).match(
      (added) => added.cartId,
      ({ kind }) => kind,
    );
  };
  return { move, add };
};

const refused = 'tooManyCarts';

describe('new carts of a client network', () => {
  test('are limited within a minute, for all addresses of the network together (R-GUARD-24)', async () => {
    const { add, move } = aShop();
    for (const client of [ana, sameNetwork, ana]) expect(await add(client)).not.toBe(refused);
    expect([await add(ana), await add(sameNetwork)]).toEqual([refused, refused]);
    expect(await add(nextNetwork)).not.toBe(refused);
    move(minutes(1) - 1);
    expect(await add(ana)).toBe(refused);
    move(1);
    expect(await add(ana)).not.toBe(refused);
  });

  test('are limited to ten times as many within a day', async () => {
    const { add, move } = aShop();
    for (let turn = 0; turn < 30; turn += 1) {
      expect(await add(ana)).not.toBe(refused);
      move(minutes(1));
    }
    expect(await add(ana)).toBe(refused);
    move(minutes(23 * 60 + 30));
    expect(await add(ana)).not.toBe(refused);
  });

  test('are limited for concurrent requests, also under unknown ids of carts', async () => {
    const { add } = aShop();
    const wanted = Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? {} : { cartId: cartId(`unknown-${at}`) }));
    const carts = await Promise.all(wanted.map((cart) => add(ana, cart)));
    expect(carts.filter((cart) => cart === refused)).toHaveLength(7);
  });

  test('do not count additions to an existing cart, repeats and refused additions', async () => {
    const { add } = aShop();
    const first = cartId(await add(ana, { key: 'first' }));
    for (let turn = 0; turn < 4; turn += 1) {
      expect(await add(ana, { cartId: first })).toBe(first);
      expect(await add(ana, { key: 'first' })).toBe(first);
      expect(await add(ana, { quantity: 21 })).toBe('cartTooLarge');
    }
    for (const _ of [2, 3]) expect(await add(ana)).not.toBe(refused);
    expect(await add(ana)).toBe(refused);
    expect([await add(ana, { cartId: first }), await add(ana, { key: 'first' })]).toEqual([first, first]);
  });

  test('are unlimited for this machine, for an unknown address, and without a limit', () => {
    const { clock } = movingClock();
    const take = cartOpenings({ newCarts: 1 }, clock);
    for (const client of ['127.0.0.1', '::1', undefined]) for (const _ of [1, 2]) expect(take(client)).toBeDefined();
    expect([take(ana) === undefined, take(ana) === undefined]).toEqual([false, true]);
    const off = cartOpenings({ newCarts: undefined }, clock);
    for (const _ of [1, 2]) expect(off(ana)).toBeDefined();
  });
});
