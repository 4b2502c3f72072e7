import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { instant } from '@shop/core/dates/instant';
import { localDate } from '@shop/core/dates/local-date';
import { priceListId, productId } from '@shop/core/ids';
import { expect, it, onTestFinished } from 'vitest';
import { fixedClock } from '../../platform/clock/clocks.ts';
import { ownFile } from '../../platform/files/file-owner.ts';
import { temporaryFolder } from '../../platform/files/testing/temporary-folder.ts';
import { shopper } from '../../seller/testing/shopper.ts';
import { backUpShop } from '../backup/back-up-shop.ts';
import { removeDatabase } from '../backup/sqlite-backup.ts';
import { checkFolder } from '../check/check-shop.ts';
import { dataFolderAt } from '../open/data-folder.ts';
import { fixtureFolder } from '../testing/fixture-folder.ts';
import { openFixtureShop } from '../testing/fixture-shop.ts';
import { restoreShop } from './restore-shop.ts';

/** Returns an open shop, as its server has it, with a backup. */
const aBackedUpShop = async () => {
  const { folder, file, told } = await fixtureFolder();
  const shop = await openFixtureShop(folder, told.now);
  onTestFinished(() => shop.close());
  // In the log only.
  const day = { ticket: { id: productId('termalija') }, date: localDate('2026-11-26') };
  (await shopper(shop).add(day, [{ priceListId: priceListId('termalija-day-adult'), quantity: 1 }]))._unsafeUnwrap();
  const target = join(temporaryFolder(), 'shop.backup');
  const made = await backUpShop(dataFolderAt(folder), target);
  const clock = fixedClock(instant(told.now));
  const restore = (to: string, from = target) => restoreShop({ data: dataFolderAt(to), file: from, clock });
  return { folder, file, shop, target, made, restore };
};

/** Returns the content of an SQLite database without tables. */
const blankDatabase = (): Buffer => {
  const file = join(temporaryFolder(), 'blank.db');
  const connection = new DatabaseSync(file);
  connection.exec('pragma user_version = 1');
  connection.close();
  return readFileSync(file);
};

const idsIn = (file: string): readonly unknown[] => {
  const connection = new DatabaseSync(file, { readOnly: true });
  const ids = connection.prepare('select order_number as id from orders union select id from carts order by 1').all();
  connection.close();
  return ids.map(({ id }) => id);
};

it('a backup beside a running server is one private file with the log, and replaces no file (R-KEEP-1)', async () => {
  const { folder, shop, target, made } = await aBackedUpShop();
  expect(made._unsafeUnwrap()).toMatchObject({ to: target, sums: { orders: 4 }, breaches: [] });
  expect(statSync(target).mode & 0o077).toBe(0);
  expect(readdirSync(dirname(target))).toEqual(['shop.backup']);
  const again = await backUpShop(dataFolderAt(folder), target);
  expect(again._unsafeUnwrapErr()).toMatchObject({ code: 'Db.Taken' });
  expect((await shop.desk.attention()).isOk()).toBe(true);
});

it('removing an unfinished restore removes its log and journal as well (R-KEEP-3)', () => {
  const folder = temporaryFolder();
  const part = join(folder, 'shop.db.part');
  for (const end of ['', '-wal', '-shm', '-journal']) writeFileSync(part + end, 'cut off');
  removeDatabase(part);
  expect(readdirSync(folder)).toEqual([]);
});

it('a restore moves each former shop aside under a name of its own, and includes what a plain copy lacks (R-KEEP-3)', async () => {
  const { restore, file } = await aBackedUpShop();
  const to = temporaryFolder();
  expect((await restore(to))._unsafeUnwrap()).toMatchObject({ replaced: undefined });
  expect(idsIn(join(to, 'shop.db'))).toEqual(idsIn(file));
  const bare = join(temporaryFolder(), 'bare.db');
  cpSync(file, bare);
  expect(idsIn(bare).length).toBe(idsIn(file).length - 1);
  expect((await restore(to))._unsafeUnwrap()).toMatchObject({ replaced: join(to, 'shop.db.replaced') });
  expect((await restore(to))._unsafeUnwrap()).toMatchObject({ replaced: join(to, 'shop.db.replaced.2') });
});

it('a restore refuses a folder whose shop is in use (R-KEEP-3)', async () => {
  const { folder, restore } = await aBackedUpShop();
  expect((await restore(folder))._unsafeUnwrapErr().message).toContain('is in use by another program of the shop');
  const to = temporaryFolder();
  const running = ownFile(join(to, 'shop.db'), 'http://127.0.0.1:3000')._unsafeUnwrap();
  expect((await restore(to))._unsafeUnwrapErr().message).toContain('runs at http://127.0.0.1:3000');
  running.release();
  expect((await restore(to)).isOk()).toBe(true);
});

it('restore, check and backup refuse a plain copy without its log (R-KEEP-2)', async () => {
  const { file, restore } = await aBackedUpShop();
  const folder = temporaryFolder();
  const bare = join(folder, 'copy.db');
  cpSync(file, bare);
  const data = dataFolderAt(folder, 'copy.db');
  const bareCopy = { code: 'Db.BareCopy', hint: expect.stringContaining('shop db backup <file> --on <folder>') };
  expect((await restore(temporaryFolder(), bare))._unsafeUnwrapErr()).toMatchObject(bareCopy);
  expect((await checkFolder(data))._unsafeUnwrapErr()).toMatchObject(bareCopy);
  expect((await backUpShop(data, join(folder, 'a.backup')))._unsafeUnwrapErr()).toMatchObject(bareCopy);
  expect(readdirSync(folder)).toEqual(['copy.db']);
});

it.each([
  ['has a damaged page', (backup: Buffer) => Buffer.from(backup).fill(0x5a, 20 * 4096, 21 * 4096)],
  ['is something else', () => Buffer.from('hello')],
  ['is an empty file', () => Buffer.alloc(0)],
  ['is a database without tables', () => blankDatabase()],
])('a restore refuses a backup that %s, and changes nothing (R-KEEP-3)', async (_, damage) => {
  const { target, restore } = await aBackedUpShop();
  const to = temporaryFolder();
  await restore(to);
  const before = readFileSync(join(to, 'shop.db'));
  writeFileSync(`${target}.bad`, damage(readFileSync(target)));
  expect((await restore(to, `${target}.bad`))._unsafeUnwrapErr()).toMatchObject({ type: 'unusable' });
  expect(readFileSync(join(to, 'shop.db'))).toEqual(before);
  expect(readdirSync(to).filter((name) => /part|replaced/.test(name))).toEqual([]);
});

it('restore, check and backup refuse a folder in place of a file (R-KEEP-3)', async () => {
  const { restore } = await aBackedUpShop();
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'shop.db'));
  const to = temporaryFolder();
  expect((await restore(to, folder))._unsafeUnwrapErr()).toMatchObject({ message: expect.stringContaining(folder) });
  expect(readdirSync(to)).toEqual([]);
  const data = dataFolderAt(folder);
  expect((await checkFolder(data))._unsafeUnwrapErr()).toMatchObject({ type: 'unusable' });
  expect((await backUpShop(data, join(to, 'a.backup')))._unsafeUnwrapErr()).toMatchObject({ type: 'unusable' });
});

it('a restore finishes one that was killed half-way, and the former database keeps its log (R-KEEP-3)', async () => {
  const { folder, file, restore } = await aBackedUpShop();
  const to = temporaryFolder();
  const numbers = new DatabaseSync(file);
  numbers.exec('update order_numbers set last = 50');
  cpSync(folder, to, { recursive: true });
  numbers.close();
  expect(statSync(join(to, 'shop.db-wal')).size).toBeGreaterThan(0);
  writeFileSync(join(to, 'shop.db.part'), 'half');
  renameSync(join(to, 'shop.db'), join(to, 'shop.db.replaced'));
  expect((await restore(to))._unsafeUnwrap()).toMatchObject({ nextOrder: '2026-001051' });
  expect(readFileSync(join(to, 'shop.db.replaced-wal'))).toEqual(readFileSync(`${file}-wal`));
});

it('a check reports a damaged page as a contradiction, and does not change the file (R-SAFE-15)', async () => {
  const { target } = await aBackedUpShop();
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'shop.db'), readFileSync(target).fill(0x5a, 20 * 4096, 21 * 4096));
  const before = readFileSync(join(folder, 'shop.db'));
  const { breaches } = (await checkFolder(dataFolderAt(folder)))._unsafeUnwrap();
  expect(breaches).toMatchObject([{ law: 'structure' }]);
  expect(readFileSync(join(folder, 'shop.db'))).toEqual(before);
});
