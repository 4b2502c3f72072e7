import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { shoppingAt, startBuiltShop } from './testing/built-shop.ts';
import { filledFolder } from './testing/filled-folder.ts';

/** A trigger that skips each update of a cart's row, as if another writer had been faster. */
const alwaysLate = 'create trigger lost_race before update on carts begin select raise(ignore); end';

test('a change that loses every race is refused with 503, one log line with its name, and a metric', async () => {
  const folder = await filledFolder();
  const database = new DatabaseSync(join(folder, 'shop.db'));
  database.exec(alwaysLate);
  database.close();
  const { origin, operations, log } = await startBuiltShop({ DATA_DIR: folder, OPERATIONS_PORT: '0' });
  const { calls, filledCart } = shoppingAt(origin);
  const { cart, line } = await filledCart(1);
  const change = { cartId: cart.id, cartItemId: line.cartItemId, quantity: 2, language: 'sl' } as const;
  expect((await calls.changeQuantity(change))._unsafeUnwrapErr()).toMatchObject({ kind: 'unreachable' });
  await expect.poll(log).toContain('triesExhausted');
  const lines = log()
    .trim()
    .split('\n')
    .filter((text) => text.includes('triesExhausted'));
  expect(lines.map((text) => JSON.parse(text))).toMatchObject([{ level: 'error', kind: 'changeQuantity' }]);
  const metrics = await (await fetch(`${operations}/metrics`)).text();
  expect(metrics).toContain('shop_tries_exhausted_total{command="changeQuantity"} 1');
});
