import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { callsAt } from '@shop/adapters/wire/client/testing/calls-at';
import { expect, onTestFinished, test } from 'vitest';
import { shoppingAt, startBuiltShop } from '../testing/built-shop.ts';
import { filledFolder } from '../testing/filled-folder.ts';

test('a cart that this release cannot read is refused with 503 and one log line; another cart can be changed', async () => {
  const folder = await filledFolder();
  const { origin, log } = await startBuiltShop({ DATA_DIR: folder });
  const { calls, filledCart, setQuantity } = shoppingAt(origin);
  const { cart, line } = await filledCart(1);
  const database = new DatabaseSync(join(folder, 'shop.db'));
  onTestFinished(() => database.close());
  database
    .prepare(
      "update carts set revision = revision + 1, document = json_set(document, '$.state', 'parked') where id = ?",
    )
    .run(cart.id);
  const statuses: number[] = [];
  const watched = callsAt(origin, {
    fetch: async (url, init) => {
      const answer = await fetch(url, init);
      statuses.push(answer.status);
      return answer;
    },
  });
  const change = { cartId: cart.id, cartItemId: line.cartItemId, quantity: 2, language: 'sl' } as const;
  expect((await watched.changeQuantity(change))._unsafeUnwrapErr()).toMatchObject({ kind: 'unreachable' });
  expect(statuses).toEqual([503]);
  const other = await filledCart(1);
  expect((await setQuantity(other.cart, other.line, 2)).isOk()).toBe(true);
  expect((await calls.loadCart({ cartId: other.cart.id, language: 'sl' })).isOk()).toBe(true);
  await expect.poll(log).toContain('storeFailure');
  const lines = log()
    .trim()
    .split('\n')
    .filter((text) => text.includes('storeFailure'));
  expect(lines.map((text) => JSON.parse(text))).toMatchObject([
    { level: 'error', kind: 'damaged', message: 'a stored cart cannot be read by this release: state' },
  ]);
  expect(log()).not.toContain('parked');
});
