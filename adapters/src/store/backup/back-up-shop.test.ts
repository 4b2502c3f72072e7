import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../platform/files/testing/temporary-folder.ts';
import { checkFolder } from '../check/check-shop.ts';
import { dataFolderAt } from '../open/data-folder.ts';
import { fixtureFolder } from '../testing/fixture-folder.ts';
import { backUpShop } from './back-up-shop.ts';

/** Damages an order in its index only; the check of a copy compares the index with the table. */
const damageIndex = (file: string): void => {
  const connection = new DatabaseSync(file);
  const sought = "select rootpage from sqlite_schema where name = 'sqlite_autoindex_orders_1'";
  const page = Number(connection.prepare(sought).get()?.rootpage);
  const ref = String(connection.prepare('select ref from orders').get()?.ref);
  connection.close();
  const database = readFileSync(file);
  database.write('~', database.indexOf(ref, (page - 1) * 4096));
  writeFileSync(file, database);
};

it('a backup that fails leaves no file behind (R-KEEP-1)', async () => {
  const { folder, file } = await fixtureFolder();
  damageIndex(file);
  writeFileSync(`${file}.marker`, '');
  const backups = temporaryFolder();
  const failed = await backUpShop(dataFolderAt(folder), join(backups, 'shop.backup'));
  expect(failed._unsafeUnwrapErr()).toMatchObject({ message: expect.stringContaining('missing from index') });
  expect(readdirSync(backups)).toEqual([]);
});

it('two concurrent backups under one name make one complete backup, and the other is refused (R-KEEP-1)', async () => {
  const { folder, file } = await fixtureFolder();
  writeFileSync(`${file}.marker`, '');
  const backups = temporaryFolder();
  const target = join(backups, 'shop.backup');
  const both = await Promise.all([1, 2].map(() => backUpShop(dataFolderAt(folder), target)));
  expect(both.filter((one) => one.isOk())).toHaveLength(1);
  expect(both.find((one) => one.isErr())?._unsafeUnwrapErr()).toMatchObject({ code: 'Db.Taken' });
  expect(readdirSync(backups)).toEqual(['shop.backup']);
  const { breaches } = (await checkFolder(dataFolderAt(backups, 'shop.backup')))._unsafeUnwrap();
  expect(breaches).toEqual([]);
});
