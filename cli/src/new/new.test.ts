import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { expect, it } from 'vitest';
import { composed } from '../compose/root.ts';
import { folderWithShop } from '../testing/folder-with-shop.ts';
import { runShop } from '../testing/run-shop.ts';
import { atTestStart } from '../testing/shop-process.ts';

const { makeShop, openShop, openOperator, backUp, checkShop, upgrade, transfer, catalogFolders, newFolders } = composed;
const access = { makeShop, openShop, openOperator, backUp, checkShop, upgrade, transfer, catalogFolders, newFolders };

const run = (folder: string, ...argv: readonly string[]) =>
  runShop([...argv, ...atTestStart], { access }, { folder, env: { DATABASE_URL: 'postgres://db.invalid/shop' } });

const products = async (folder: string) =>
  JSON.parse((await run(folder, 'catalog', 'list', '--on', 'data', '--json')).stdout);

it('shop new makes a shop with the sample and prints its file', async () => {
  const folder = temporaryFolder();
  const result = await run(folder, 'new', 'data', '--json');
  expect(result).toMatchObject({ exitCode: 0, stderr: '' });
  expect(JSON.parse(result.stdout)).toEqual({ file: join(folder, 'data/shop.db'), sells: 'sample' });
  expect(await products(folder)).toMatchObject({ items: expect.arrayContaining([expect.anything()]) });
});

it('shop new --empty makes a shop without products', async () => {
  const folder = temporaryFolder();
  expect(await run(folder, 'new', 'data', '--empty')).toMatchObject({ exitCode: 0, stderr: '' });
  expect(await products(folder)).toMatchObject({ totalCount: 0 });
});

it('shop catalog new writes goods that an empty shop can import at once', async () => {
  const folder = temporaryFolder();
  await run(folder, 'new', 'data', '--empty');
  const written = await run(folder, 'catalog', 'new', 'my-catalog');
  expect(written).toMatchObject({ exitCode: 0, stderr: '' });
  expect(written.stdout).toContain('7 files in my-catalog, with an example of each kind of goods; edit them\n');
  expect(await run(folder, 'catalog', 'check', 'my-catalog')).toMatchObject({ exitCode: 0 });
  expect(await run(folder, 'catalog', 'import', 'my-catalog', '--yes', '--on', 'data')).toMatchObject({ exitCode: 0 });
  expect((await products(folder)).items.map(({ url }: { url: string }) => url)).toEqual([
    'bazen-za-en-dan',
    'vecerno-kopanje',
    'sezonska-vstopnica',
  ]);
  expect(await run(folder, 'catalog', 'new', 'my-catalog')).toMatchObject({ exitCode: 2 });
});

it('shop new leaves an existing shop unchanged and ends with 3', async () => {
  const folder = await folderWithShop();
  const again = await run(folder, 'new', 'data', '--empty');
  expect(again).toMatchObject({ exitCode: 3, stdout: '' });
  expect(again.stderr).toContain(`there is a shop in ${join(folder, 'data/shop.db')} already`);
  expect((await products(folder)).totalCount).toBeGreaterThan(0);
});

it.each(['http://127.0.0.1:3000', 'postgres://db.invalid/shop', 'trace:one.jsonl'])(
  'shop new refuses %s, which is not a folder, with 2',
  async (place) => {
    expect(await run(temporaryFolder(), 'new', place)).toMatchObject({ exitCode: 2, stdout: '' });
  },
);

it('shop new refuses --on with 2 and makes nothing', async () => {
  const folder = temporaryFolder();
  const result = await run(folder, 'new', 'one', '--on', 'other');
  expect(result).toMatchObject({ exitCode: 2, stdout: '', stderr: expect.stringContaining('leave --on out') });
  expect(['one', 'other'].filter((name) => existsSync(join(folder, name)))).toEqual([]);
});

it.each(['page.txt', 'page.txt/data'])('shop new refuses %s, the place of a file, with 2', async (place) => {
  const folder = temporaryFolder();
  const file = join(folder, 'page.txt');
  writeFileSync(file, '');
  const result = await run(folder, 'new', place);
  expect(result).toMatchObject({ exitCode: 2, stdout: '', stderr: expect.stringContaining(`${file} is a file`) });
});

it.each([
  ['content doctor'],
  ['catalog versions'],
  ['person show ana@example.com'],
  ['db check'],
  ['db backup one.backup'],
  ['db upgrade'],
  ['db transfer'],
])('shop %s refuses a folder without a shop with 4 and makes none', async (command) => {
  const folder = temporaryFolder();
  const result = await run(folder, ...command.split(' '), '--on', 'data');
  expect(result).toMatchObject({ exitCode: 4, stdout: '' });
  expect(result.stderr).toContain(`there is no shop in ${join(folder, 'data/shop.db')}`);
  expect(existsSync(join(folder, 'data'))).toBe(false);
});
