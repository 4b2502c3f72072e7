import { dirname } from 'node:path';
import { driftOf, openTestShop } from '@shop/adapters/store/testing/test-shop';
import { value } from '@shop/core/testing/answers';
import { expect, test } from 'vitest';
import { shopHost } from '../take-over/shop-host.ts';
import { watchedBank } from '../take-over/watched-bank.ts';
import { neighboursContract } from './neighbours.contract.ts';
import { documentOf, writeBeside } from './neighbours-world.ts';

const openWorld = async () => {
  const { file, database, clock, inTransaction } = await openTestShop();
  const bank = watchedBank(clock);
  const reported: (readonly string[])[] = [];
  const host = () =>
    shopHost({
      dataDir: dirname(file),
      clock,
      bank,
      onStoreFailure: (...failure) => void reported.push(failure),
    });
  return {
    own: await host(),
    other: await host(),
    bank,
    inTransaction,
    advance: async (milliseconds: number) => clock.advance(milliseconds),
    breaches: () => driftOf(database, clock.now()),
    failures: () => reported.splice(0),
  };
};

neighboursContract(openWorld);

/** Reverses the order of members at each level. */
const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, turned(member)]);
  return Object.fromEntries(members.reverse());
};

test.each([
  ['blanks more', (document: object) => JSON.stringify(document, null, 2)],
  ['its members in another order', (document: object) => JSON.stringify(turned(document))],
])('a cart whose document has %s can be changed repeatedly', async (_what, write) => {
  const world = await openWorld();
  const { own, other } = world;
  const { cartId } = await value(own.add(1));
  const [{ cartItemId: itemId } = expect.fail('an empty cart')] = (await own.load(cartId)).items;
  for (const quantity of [2, 3]) {
    await writeBeside(world, cartId, write(await documentOf(world, cartId)));
    await value(own.shop.changeQuantity({ cartId, cartItemId: itemId, quantity, language: 'sl' }));
    expect((await other.load(cartId)).itemsCount).toBe(quantity);
  }
  expect([world.failures(), await world.breaches()]).toEqual([[], []]);
});
