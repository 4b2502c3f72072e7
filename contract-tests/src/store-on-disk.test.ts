import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { httpOperator } from '@shop/adapters/wire/client/http-operator';
import { callsAt } from '@shop/adapters/wire/client/testing/calls-at';
import { expect, test } from 'vitest';
import { goodsOf } from './contracts/goods.ts';
import { shopping } from './contracts/shopping.ts';
import { startBuiltShop } from './testing/built-shop.ts';

const lists = { tickets: 'poolTickets', giftCards: 'giftVouchers' };

/** Starts a shop with buyers who add tickets until the end. Counts the answered carts and the unanswered requests. */
const busyShop = async (settings: Readonly<Record<string, string>> = {}) => {
  const folder = temporaryFolder();
  const data = join(folder, 'data');
  const running = await startBuiltShop({ DATA_DIR: data, ...settings });
  const calls = callsAt(running.origin);
  const goods = goodsOf({ shop: calls, lists });
  const { add } = shopping({ shop: calls, checkout: calls }, goods);
  const day = await goods.freeDay();
  const { priceListId } = await goods.single(day);
  const answered: string[] = [];
  let [ended, sent] = [false, 0];
  void running.ended.then(() => {
    ended = true;
  });
  const buyer = async (): Promise<void> => {
    while (!ended && sent < 100_000) {
      sent += 1;
      const added = await add(day, [{ priceListId, quantity: 1 }]);
      if (added.isOk()) answered.push(added.value.cartId);
    }
  };
  const buyers = Promise.all(Array.from({ length: 8 }, buyer));
  const reached = async (count: number): Promise<void> => {
    while (answered.length < count) await new Promise((later) => setTimeout(later, 1));
  };
  return {
    ...running,
    folder,
    data,
    file: join(data, 'shop.db'),
    answered,
    buyers,
    reached,
    addOne: () => add(day, [{ priceListId, quantity: 1 }]),
  };
};

type Busy = Awaited<ReturnType<typeof busyShop>>;

const cartsIn = (file: string): ReadonlySet<string> => {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('select id from carts').all();
  database.close();
  return new Set(rows.map(({ id }) => String(id)));
};

/** Makes a backup of the running shop, as its operator does. */
const backupOf = ({ file, folder }: Busy): string => {
  const backup = join(folder, 'backup.db');
  const source = new DatabaseSync(file, { readOnly: true });
  source.exec(`vacuum into '${backup}'`);
  source.close();
  return backup;
};

const databaseFiles = 'shop\\.db(-wal|-shm|\\.lock)?';

// Other losses: adapters/src/platform/files/file-watch.test.ts.
const losses: readonly (readonly [name: string, lose: (shop: Busy) => void])[] = [
  ['removed', ({ file }) => rmSync(file)],
  ['overwritten with a backup', (shop) => copyFileSync(backupOf(shop), shop.file)],
];

test.each(losses)(
  'a database that is %s ends its shop with one line and exit code 4, and no later request is answered',
  async (_, lose) => {
    const shop = await busyShop();
    await shop.reached(50);
    lose(shop);
    // Earlier commits may still be on their way; every later request has to fail.
    const later = await Promise.all(Array.from({ length: 20 }, shop.addOne));
    expect(later.filter((answer) => answer.isOk())).toEqual([]);
    expect(await shop.ended).toEqual([4, null]);
    await shop.buyers;
    // A read at the moment of the loss may fail, which is logged like any failure of the store.
    const ending = shop.log().replace(/^\{[^\n]*"storeFailure"[^\n]*\n/gm, '');
    expect(ending).toMatch(
      new RegExp(`^{[^\\n]*${databaseFiles} was (removed|written by another program) while [^\\n]*}\\n$`),
    );
  },
);

test('a shop that erases a person rewrites its file and goes on', async () => {
  const token = 'a-token-of-the-office';
  const shop = await busyShop({ OFFICE_TOKENS: `mojca:${token}` });
  await shop.reached(50);
  const { people } = httpOperator({ url: shop.origin, token, fetch });
  expect((await people.erase('nobody@example.si'))._unsafeUnwrap()).toMatchObject({ type: 'erased' });
  await shop.reached(shop.answered.length + 50);
  await shop.kill();
  await shop.buyers;
  const stored = cartsIn(shop.file);
  expect(shop.answered.filter((id) => !stored.has(id))).toEqual([]);
});

test('a removed log ends the server too, and every answered change is stored', async () => {
  const shop = await busyShop();
  await shop.reached(50);
  rmSync(`${shop.file}-wal`);
  expect(await shop.ended).toEqual([4, null]);
  await shop.buyers;
  const stored = cartsIn(shop.file);
  expect(shop.answered.filter((id) => !stored.has(id))).toEqual([]);
});

test.each(['shop.db.lock'])('an idle shop ends when %s is removed', async (name) => {
  const folder = temporaryFolder();
  const running = await startBuiltShop({ DATA_DIR: folder });
  expect(readdirSync(folder)).toContain(name);
  rmSync(join(folder, name));
  expect(await running.ended).toEqual([4, null]);
  expect(running.log()).toMatch(new RegExp(`^{[^\\n]*"${join(folder, name)} was removed while [^\\n]*}\\n$`));
  expect(existsSync(join(folder, name))).toBe(false);
});
