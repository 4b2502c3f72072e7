import { cryptoRandom } from '@shop/adapters/random/crypto-random';
import { ownDatabase } from '@shop/adapters/store-sql/testing/own-databases';
import { driftOf, fillWithSample } from '@shop/adapters/store-sql/testing/test-shop';
import { expect, test } from 'vitest';
import { losingProxy } from './losing-proxy.ts';
import { startPostgres } from './postgres-server.ts';
import { hostOn, race } from './race.ts';

test('a commit whose answer is lost is looked up by its key: told as done, and done once', async () => {
  const { url, held, first, end } = await race(20);
  const proxy = await losingProxy(url);
  const host = hostOn(proxy.url);
  const { cartId } = (await host.take(1))._unsafeUnwrap();
  proxy.loseNext(1);
  expect((await host.take(2, cryptoRandom.token(), cartId)).isOk()).toBe(true);
  expect(proxy.lost()).toBe(1);
  expect(await held()).toBe(3);
  expect(await driftOf(first.database)).toEqual([]);
  await host.database.close();
  await proxy.close();
  await end();
});

test('a change without a key whose answer is lost is told as unknown, and is not made again', async () => {
  const { url, held, end } = await race(20);
  const proxy = await losingProxy(url);
  const host = hostOn(proxy.url);
  const { cartId } = (await host.take(4))._unsafeUnwrap();
  const cart = (await host.shop.loadCart({ cartId, language: 'sl' }))._unsafeUnwrap();
  const [line] = cart.items;
  if (line === undefined) throw new Error('the cart is empty');
  proxy.loseNext(1);
  const changed = await host.shop.changeQuantity({ cartId, itemId: line.id, quantity: 2, language: 'sl' });
  expect(changed._unsafeUnwrapErr()).toMatchObject({ kind: 'unreachable' });
  expect(await held()).toBe(2);
  await host.database.close();
  await proxy.close();
  await end();
});

test('a database that crashes under load and starts anew loses nothing that was answered, and nobody has to start the shop again', async () => {
  const server = await startPostgres();
  const { url } = await ownDatabase(server.url);
  const host = hostOn(url);
  await fillWithSample(host.database);
  await host.database.close();
  const world = await race(1000, [0, 0], { url, end: () => server.stop() });
  const buyers = Array.from({ length: 200 }, (_none, index) => (world.hosts[index % 2] ?? world.first).take(1));
  await Promise.race(buyers);
  await server.crash();
  const answered = (await Promise.all(buyers)).filter((answer) => answer.isOk()).length;
  expect(answered).toBeGreaterThan(0);
  expect((await world.first.take(1)).isOk()).toBe(true);
  // Whoever opened a cart under a new key and was not answered may have it.
  expect(await world.held()).toBeGreaterThan(answered);
  expect(await driftOf(world.first.database)).toEqual([]);
  await world.end();
});
