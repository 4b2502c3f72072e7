import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { expect, it } from 'vitest';
import { composed } from '../compose/root.ts';
import { folderWithShop } from '../testing/folder-with-shop.ts';
import { runShop } from '../testing/run-shop.ts';
import { atTestStart } from '../testing/shop-process.ts';

const { makeShop, openShop, openOperator, backUp, checkShop, upgrade, transfer } = composed;
const access = { makeShop, openShop, openOperator, backUp, checkShop, upgrade, transfer };

const run = (folder: string, ...argv: readonly string[]) =>
  runShop([...argv, ...atTestStart], { access }, { folder, env: { DATABASE_URL: 'postgres://db.invalid/shop' } });

const listed = async (folder: string) =>
  JSON.parse((await run(folder, 'catalog', 'list', '--on', 'data', '--json')).stdout);

it('makes a shop that sells the sample, and names its file', async () => {
  const folder = temporaryFolder();
  const made = await run(folder, 'new', 'data', '--json');
  expect(made).toMatchObject({ exitCode: 0, stderr: '' });
  expect(JSON.parse(made.stdout)).toEqual({ file: join(folder, 'data/shop.db'), sells: 'sample' });
  expect(await listed(folder)).toMatchObject({ items: expect.arrayContaining([expect.anything()]) });
});

it('makes a shop with nothing for sale, which sells the catalog that is imported next', async () => {
  const folder = temporaryFolder();
  expect(await run(folder, 'new', 'data', '--empty')).toMatchObject({ exitCode: 0, stderr: '' });
  expect(await listed(folder)).toMatchObject({ totalCount: 0 });
  const versions = await run(folder, 'catalog', 'versions', '--on', 'data', '--json');
  expect(JSON.parse(versions.stdout)).toMatchObject({ versions: [{ version: 1, orders: 0 }] });
});

it('leaves a shop that is there as it is, and ends with 3', async () => {
  const folder = await folderWithShop();
  const again = await run(folder, 'new', 'data', '--empty');
  expect(again).toMatchObject({ exitCode: 3, stdout: '' });
  expect(again.stderr).toContain(`there is a shop in ${join(folder, 'data/shop.db')} already`);
  expect((await listed(folder)).totalCount).toBeGreaterThan(0);
});

it.each(['http://127.0.0.1:3000', 'postgres://db.invalid/shop', 'trace:one.jsonl'])(
  'refuses %s, which is no folder, with 2',
  async (place) => {
    expect(await run(temporaryFolder(), 'new', place)).toMatchObject({ exitCode: 2, stdout: '' });
  },
);

it('refuses --on with 2, and makes nothing', async () => {
  const folder = temporaryFolder();
  const ran = await run(folder, 'new', 'one', '--on', 'other');
  expect(ran).toMatchObject({ exitCode: 2, stdout: '', stderr: expect.stringContaining('leave --on out') });
  expect(['one', 'other'].filter((name) => existsSync(join(folder, name)))).toEqual([]);
});

it.each(['page.txt', 'page.txt/data', 'page.txt/shop.db'])('refuses %s, which is a file, with 2', async (place) => {
  const folder = temporaryFolder();
  const file = join(folder, 'page.txt');
  writeFileSync(file, '');
  const ran = await run(folder, 'new', place);
  expect(ran).toMatchObject({ exitCode: 2, stdout: '', stderr: expect.stringContaining(`${file} is a file`) });
});

it.each([
  ['catalog list'],
  ['cart show'],
  ['checkout countries'],
  ['content doctor'],
  ['catalog versions'],
  ['catalog export out'],
  ['order show 2026-000001'],
  ['person show ana@example.com'],
  ['db check'],
  ['db backup one.backup'],
  ['db upgrade'],
  ['db transfer'],
])('shop %s refuses a folder without a shop with 4, names it, and makes none', async (command) => {
  const folder = temporaryFolder();
  const ran = await run(folder, ...command.split(' '), '--on', 'data');
  expect(ran).toMatchObject({ exitCode: 4, stdout: '' });
  expect(ran.stderr).toContain(`there is no shop in ${join(folder, 'data/shop.db')}`);
  expect(existsSync(join(folder, 'data'))).toBe(false);
});
