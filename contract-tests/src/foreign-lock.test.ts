import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { expect, onTestFinished, test } from 'vitest';
import { shoppingAt, startBuiltShop } from './testing/built-shop.ts';

/** One second, doubled for busy machines; a wait that blocks the process takes five. Units: milliseconds. */
const soon = 2000;

const timed = async <Value>(work: PromiseLike<Value>) => {
  const began = performance.now();
  return { value: await work, took: performance.now() - began };
};

test('pages, lists and carts are served while another program holds the write lock, and changes are refused with 503 within a second (R-KEEP-4)', async () => {
  const folder = temporaryFolder();
  const { origin, log } = await startBuiltShop({ DATA_DIR: folder });
  const { calls, add, freeDay, single, filledCart } = shoppingAt(origin);
  const day = await freeDay();
  const lines = [{ priceListId: (await single(day)).priceListId, quantity: 1 }];
  const { cart } = await filledCart(1);
  const other = new DatabaseSync(join(folder, 'shop.db'));
  onTestFinished(() => other.close());
  other.exec('begin immediate');

  const changes = Array.from({ length: 10 }, () => timed(add(day, lines)));
  const page = await timed(fetch(`${origin}/sl`));
  const list = await timed(calls.listProducts({ group: 'poolTickets', language: 'sl', skip: 0, take: 10 }));
  const shown = await timed(calls.loadCart({ cartId: cart.id, language: 'sl' }));
  expect([page.value.status, list.value.isOk(), shown.value.isOk()]).toEqual([200, true, true]);
  for (const { took } of [page, list, shown]) expect(took).toBeLessThan(soon);
  for (const { value, took } of await Promise.all(changes)) {
    expect(value._unsafeUnwrapErr()).toMatchObject({ kind: 'unreachable' });
    expect(took).toBeLessThan(soon);
  }
  other.exec('rollback');
  expect((await add(day, lines)).isOk()).toBe(true);
  expect(log()).toContain('"busy"');
});
