import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aFolder, edit, filesIn } from './catalog-folder.ts';
import { startBuiltShop } from './testing/built-shop.ts';
import { commandLines } from './testing/command-lines.ts';
import { filledFolder } from './testing/filled-folder.ts';

const catalogOf =
  (SHOP_ON: string, env: Readonly<Record<string, string>> = {}) =>
  (...args: readonly string[]) =>
    commandLines({ SHOP_ON, SHOP_JAR: join(aFolder(), 'jar.json'), ...env })('catalog', ...args);

const ended = (code: number, out: string, err = '') => ({ code, out, err });

const ticket = 'products/01-termalija.yaml';
const adultPrice = /(id: termalija-day-adult[\s\S]*?price: )22\.00/;

test('the terminal exports, checks, imports and lists the catalogs of a data folder', async () => {
  const folder = aFolder();
  const shop = catalogOf(await filledFolder());
  const [mine, old] = [join(folder, 'mine'), join(folder, 'old')];
  expect(await shop('export', mine)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^\d+ files in .*check them with/),
  });
  const first = filesIn(mine);
  expect((await shop('schema')).out).toBe(first['catalog.schema.json']);
  expect((await shop('check', mine)).out).toMatch(/^\d+ files without mistakes\n$/);
  expect(await shop('import', mine, '--yes')).toEqual(ended(0, 'the files say what is sold already, version 1\n'));

  edit(join(mine, ticket), adultPrice, '$123.50');
  const difference =
    '~ products/termalija/priceGroups/termalija-day/priceLists/termalija-day-adult/price: 22.00 → 23.50\n';
  const todo = `nothing is changed yet; to do it: shop catalog import ${mine} --yes --onto 1\n`;
  expect(await shop('import', mine)).toEqual(ended(0, difference + todo));
  expect(await shop('import', mine, '--yes', '--onto', '1')).toEqual(
    ended(0, `${difference}done: version 2 is sold now\n`),
  );
  expect((await shop('versions')).out.split('\n')).toHaveLength(4);
  const moved = await shop('import', mine, '--yes', '--onto', '1');
  expect([moved.code, moved.err]).toEqual([3, expect.stringContaining('(Catalog.Moved)')]);

  expect((await shop('export', old, '--of', '1')).code).toBe(0);
  expect(filesIn(old)).toEqual(first);
  const unknown = await shop('export', join(folder, 'none'), '--of', '7');
  expect([unknown.code, unknown.err]).toEqual([3, expect.stringContaining('(Catalog.NoSuchVersion)')]);
  expect(existsSync(join(folder, 'none'))).toBe(false);
});

test('the terminal prints each mistake of catalog files with file and line, and imports nothing', async () => {
  const folder = aFolder();
  const shop = catalogOf(await filledFolder());
  const mine = join(folder, 'mine');
  await shop('export', mine);
  edit(join(mine, ticket), adultPrice, '$122.005');
  const line = (filesIn(mine)[ticket] ?? '').split('\n').findIndex((text) => text.includes('22.005')) + 1;
  const mistake = `${join(mine, ticket)}:${line}:20: price must be an amount in euros with two decimals at most`;
  for (const command of [['check'], ['import', '--yes']]) {
    const { code, out, err } = await shop(...command, mine);
    expect([code, out, err]).toEqual([3, '', expect.stringContaining(mistake)]);
  }
  expect((await shop('versions')).out.split('\n')).toHaveLength(3);
  expect(await shop('export', mine)).toEqual(
    ended(2, '', `error: the folder ${mine} cannot be written: it is not empty; choose a new folder\n`),
  );
});

test('a running shop imports a catalog with its operator token and refuses another one or none (R-DRIVE-2)', async () => {
  const folder = aFolder();
  const OPERATOR_TOKEN = 'f8Kq-21xz-77ab-90';
  const server = await startBuiltShop({ OPERATOR_TOKEN });
  const shop = catalogOf(server.origin, { OPERATOR_TOKEN });
  const mine = join(folder, 'mine');
  expect((await shop('export', mine)).code).toBe(0);
  edit(join(mine, ticket), adultPrice, '$123.50');
  expect((await shop('import', mine)).out).toContain(`--yes --onto 1\n`);
  expect((await shop('import', mine, '--yes', '--onto', '1')).out).toMatch(
    /22\.00 → 23\.50\ndone: version 2 is sold now\n$/,
  );
  await expect.poll(server.log).toMatch(/"event":"catalogImported","version":2,"staff":"operator"/);

  const other = catalogOf(server.origin, { OPERATOR_TOKEN: 'f8Kq-21xz-77ab-9X' });
  const none = join(folder, 'none');
  expect(await other('export', none)).toMatchObject({
    ...{ code: 3, out: '', err: expect.stringContaining('does not take this operator token (Operator.NotAllowed)') },
  });
  expect(await catalogOf(server.origin)('export', none)).toMatchObject({
    ...{ code: 2, out: '', err: expect.stringContaining('a running shop needs its operator token') },
  });
  expect(existsSync(none)).toBe(false);
});
