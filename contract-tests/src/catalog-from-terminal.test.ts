import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aFolder, catalogCommands, edit, filesIn, newShop, versionsOf } from './catalog-folder.ts';
import { startBuiltShop } from './testing/built-shop.ts';

const ended = (code: number, out: string, err = '') => ({ code, out, err });

const ticket = 'products/01-termalija.yaml';
const adultPrice = /(id: termalija-day-adult[\s\S]*?price: )22\.00/;

test('the catalog of a stopped shop is written out, checked, changed and kept from the terminal', async () => {
  const folder = aFolder();
  await newShop(join(folder, 'data'));
  const shop = catalogCommands(join(folder, 'data'));
  const [mine, old] = [join(folder, 'mine'), join(folder, 'old')];
  const wrote = await shop('export', mine);
  expect(wrote).toEqual(ended(0, `31 files in ${mine}; check them with: shop catalog check ${mine}\n`));
  const first = filesIn(mine);
  expect((await shop('schema')).out).toBe(first['catalog.schema.json']);
  expect(await shop('check', mine)).toEqual(ended(0, '30 files without mistakes\n'));
  expect(await shop('import', mine, '--yes')).toEqual(ended(0, 'the files say what is sold already, version 1\n'));

  edit(join(mine, ticket), adultPrice, '$123.50');
  edit(join(mine, 'facilities.yaml'), 'capacity: 400', 'capacity: 350');
  const difference = [
    '~ products/termalija/priceGroups/termalija-day/priceLists/termalija-day-adult/price: 22.00 → 23.50',
    expect.stringMatching(
      /^~ facilities\/termalija\/capacity\/\d+ days from \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d: 400 → 350$/,
    ),
  ];
  const shown = await shop('import', mine);
  expect({ code: shown.code, err: shown.err }).toEqual({ code: 0, err: '' });
  expect(shown.out.split('\n')).toEqual([
    ...difference,
    `nothing is changed yet; to do it: shop catalog import ${mine} --yes --onto 1`,
    '',
  ]);
  expect((await shop('versions')).out).toMatch(/^version {2}sold since {16}orders\n {6}1 {2}\S+Z {7}0\n$/);

  const done = await shop('import', mine, '--yes', '--onto', '1');
  expect(done.out.split('\n')).toEqual([...difference, 'done: version 2 is sold now', '']);
  expect((await shop('versions')).out.split('\n')).toHaveLength(4);
  expect(await shop('import', mine, '--yes', '--onto', '1')).toEqual(
    ended(
      3,
      '',
      `error: the catalog was changed meanwhile: it is version 2 now; nothing was changed (Catalog.Moved)\n  see the difference again with: shop catalog import ${mine}\n`,
    ),
  );

  expect((await shop('export', old, '--of', '1')).code).toBe(0);
  expect(filesIn(old)).toEqual(first);
  expect(await shop('export', join(folder, 'none'), '--of', '7')).toEqual(
    ended(3, '', 'error: that version is not kept (Catalog.NoSuchVersion)\n  kept are: 1, 2\n'),
  );
  expect(existsSync(join(folder, 'none'))).toBe(false);
});

test('what is wrong is told with its file and line and what is allowed, and nothing is changed', async () => {
  const folder = aFolder();
  await newShop(join(folder, 'data'));
  const shop = catalogCommands(join(folder, 'data'));
  const mine = join(folder, 'mine');
  await shop('export', mine);
  edit(join(mine, ticket), adultPrice, '$122.005');
  const line = (filesIn(mine)[ticket] ?? '').split('\n').findIndex((text) => text.includes('22.005')) + 1;
  const told =
    `error: 1 mistake in the files of ${mine}; nothing was changed (Catalog.Mistakes)\n  ${join(mine, ticket)}:${line}:20: ` +
    'price must be an amount in euros with two decimals at most, such as 16.00, and not above 90000; found 22.005\n';
  expect(await shop('check', mine)).toEqual(ended(3, '', told));
  expect(await shop('import', mine, '--yes')).toEqual(ended(3, '', told));

  const codesOnly = join(folder, 'codes');
  mkdirSync(codesOnly);
  writeFileSync(join(codesOnly, 'codes.yaml'), 'promoCodes: []\n');
  const refused = await shop('import', '--yes', codesOnly);
  expect(refused).toMatchObject({ code: 3, err: expect.stringContaining('no product') });
  expect((await shop('import', codesOnly, '--empty')).out).toContain(`import ${codesOnly} --empty --yes --onto 1\n`);
  expect(await versionsOf(shop)).toEqual([1]);
  const gone = join(folder, 'gone');
  expect(await shop('import', gone, '--yes')).toEqual(
    ended(2, '', `error: the folder ${gone} cannot be read: there is no such folder\n`),
  );
  expect(await shop('export', mine)).toEqual(
    ended(2, '', `error: the folder ${mine} cannot be written: it is not empty; choose a new folder\n`),
  );
});

test('a running shop is changed with its operator token, and tells nothing to another one or none (R-DRIVE-2)', async () => {
  const folder = aFolder();
  const OPERATOR_TOKEN = 'f8Kq-21xz-77ab-90';
  const server = await startBuiltShop({ OPERATOR_TOKEN });
  const shop = catalogCommands(server.origin, { OPERATOR_TOKEN });
  const mine = join(folder, 'mine');
  expect((await shop('export', mine)).code).toBe(0);
  edit(join(mine, ticket), adultPrice, '$123.50');
  expect((await shop('import', mine)).out).toContain(`--yes --onto 1\n`);
  expect((await shop('import', mine, '--yes', '--onto', '1')).out).toMatch(
    /22\.00 → 23\.50\ndone: version 2 is sold now\n$/,
  );
  await expect.poll(server.log).toMatch(/"event":"catalogImported","version":2,"staff":"operator"/);
  edit(join(mine, ticket), 'price: 23.50', 'price: many');
  const refused = await shop('import', mine, '--yes');
  expect({ code: refused.code, out: refused.out }).toEqual({ code: 3, out: '' });
  expect(refused.err).toMatch(/01-termalija\.yaml:\d+:20: price must be an amount .*; found "many"\n$/);
  expect(await versionsOf(shop)).toEqual([1, 2]);

  const other = catalogCommands(server.origin, { OPERATOR_TOKEN: 'f8Kq-21xz-77ab-9X' });
  const none = join(folder, 'none');
  expect(await other('export', none)).toMatchObject({
    ...{ code: 3, out: '', err: expect.stringContaining('does not take this operator token (Operator.NotAllowed)') },
  });
  expect(await catalogCommands(server.origin)('export', none)).toMatchObject({
    ...{ code: 2, out: '', err: expect.stringContaining('a running shop needs its operator token') },
  });
  expect(existsSync(none)).toBe(false);
});
