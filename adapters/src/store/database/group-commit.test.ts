import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { ShopError } from '@shop/core/errors/shop-error';
import { cartId } from '@shop/core/ids';
import { err, ok, type Result } from 'neverthrow';
import { expect, onTestFinished, test } from 'vitest';
import { openTestShop, start } from '../testing/test-shop.ts';
import type { Tx } from './database.ts';

const document = JSON.stringify({ state: 'open', createdAt: start, updatedAt: start });

const insert = (tx: Tx, name: string) =>
  tx
    .insertInto('carts')
    .values({ id: cartId(name), revision: 1, document })
    .execute();

type Shop = Awaited<ReturnType<typeof openTestShop>>;

const write = <Value>({ database }: Shop, work: (tx: Tx) => Promise<Result<Value, ShopError>>) =>
  database.transaction({ isolation: 'serializable' }, work);

const namesIn = async ({ database }: Shop) =>
  (await database.read(async (db) => ok(await db.selectFrom('carts').select('id').orderBy('id').execute())))
    ._unsafeUnwrap()
    .map((row) => row.id);

test('work that is refused or throws is undone alone, and other work of the same commit stays', async () => {
  const shop = await openTestShop();
  const answers = await Promise.allSettled([
    write(shop, async (tx) => ok(await insert(tx, 'a'))),
    write(shop, async (tx) => {
      await insert(tx, 'b');
      return err({ kind: 'cartEmpty' });
    }),
    write(shop, async (tx) => {
      await insert(tx, 'c');
      throw new Error('a bug');
    }),
    write(shop, async (tx) => {
      await insert(tx, 'd');
      await insert(tx, 'd');
      return ok();
    }),
    write(shop, async (tx) => ok(await insert(tx, 'e'))),
  ]);
  expect(answers.map((answer) => answer.status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect(await namesIn(shop)).toEqual(['a', 'e']);
});

test('work on a full disk is refused and undone whole, and succeeds once there is room', async () => {
  const shop = await openTestShop();
  const raw = shop.connection;
  const pages = raw.prepare('pragma page_count').get()?.page_count;
  raw.exec(`pragma max_page_count = ${Number(pages)}`);
  const many = Array.from({ length: 200 }, (_, index) =>
    write(shop, async (tx) => ok(await insert(tx, `${index} ${'x'.repeat(500)}`))),
  );
  const answers = await Promise.all(many);
  const refused = answers.filter((answer) => answer.isErr());
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'store' });
  expect(await namesIn(shop)).toHaveLength(answers.length - refused.length);
  raw.exec('pragma max_page_count = 100000');
  expect((await write(shop, async (tx) => ok(await insert(tx, 'later')))).isOk()).toBe(true);
});

test('the 1,001st waiting write is refused at once, and the others are committed', async () => {
  const shop = await openTestShop();
  const answers = await Promise.all(
    Array.from({ length: 1001 }, (_, index) => write(shop, async (tx) => ok(await insert(tx, `${index}`)))),
  );
  expect(answers.map((answer) => answer.isOk())).toEqual([...Array(1000).fill(true), false]);
  expect(answers.at(-1)?._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'store' });
  expect(await namesIn(shop)).toHaveLength(1000);
});

/** Starts a second program that holds the write lock of the shop's file. */
const lockedBy = ({ file, connection }: Shop) => {
  connection.exec('pragma busy_timeout = 5');
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  return other;
};

const timed = async <Value>(work: PromiseLike<Value>) => {
  const began = performance.now();
  return { value: await work, took: performance.now() - began };
};

test('reads go on while another program holds the lock, and changes are refused within a second (R-KEEP-4)', async () => {
  const shop = await openTestShop();
  const other = lockedBy(shop);
  const changes = [1, 2].map((at) => timed(write(shop, async (tx) => ok(await insert(tx, `a ${at}`)))));
  for (let reads = 0; reads < 20; reads += 1) expect((await timed(namesIn(shop))).took).toBeLessThan(500);
  for (const { value, took } of await Promise.all(changes)) {
    expect(value._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'store' });
    expect(took).toBeLessThan(2000);
  }
  const later = await timed(write(shop, async (tx) => ok(await insert(tx, 'b'))));
  expect([later.value.isErr(), later.took < 450]).toEqual([true, true]);
  other.exec('rollback');
  expect((await write(shop, async (tx) => ok(await insert(tx, 'c')))).isOk()).toBe(true);
  expect(await namesIn(shop)).toEqual(['c']);
});

test('a change waits for another program that holds the lock for a moment (R-KEEP-4)', async () => {
  const shop = await openTestShop();
  const other = lockedBy(shop);
  const change = write(shop, async (tx) => ok(await insert(tx, 'a')));
  await pause(200);
  other.exec('rollback');
  expect((await change).isOk()).toBe(true);
});
