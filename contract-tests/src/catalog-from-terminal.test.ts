import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../ui/e2e/shop-process.ts';
import { aFolder, catalogCommands, edit, filesIn, SHOP_AT, versionsOf } from './catalog-folder.ts';

const ended = (code: number, out: string, err = '') => ({ code, out, err });

const ticket = 'products/01-termalija.yaml';
const adultPrice = /(id: termalija-day-adult[\s\S]*?price: )22\.00/;

test('the catalog of a stopped shop is written out, checked, changed and kept from the terminal', async () => {
  const folder = aFolder();
  const shop = catalogCommands(join(folder, 'data'));
  const [mine, old] = [join(folder, 'mine'), join(folder, 'old')];
  const wrote = await shop('export', mine);
  expect(wrote).toEqual(ended(0, `31 files in ${mine}; check them with: shop catalog check ${mine}\n`));
  const first = filesIn(mine);
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
  const shop = catalogCommands(join(folder, 'data'));
  const mine = join(folder, 'mine');
  await shop('export', mine);
  edit(join(mine, ticket), adultPrice, '$122.005');
  edit(join(mine, 'promo-codes.yaml'), 'percent: 10', 'percent: 110');
  const { 'promo-codes.yaml': codes = '', [ticket]: product = '' } = filesIn(mine);
  const lineOf = (text: string, wanted: string): number => text.slice(0, text.indexOf(wanted)).split('\n').length;
  const told = ['error: 2 mistakes in the files of', `${mine}; nothing was changed (Catalog.Mistakes)\n  `]
    .join(' ')
    .concat(
      `${join(mine, ticket)}:${lineOf(product, '22.005')}:20: price must be an amount in euros with two decimals at most, such as 16.00, and not above 90000; found 22.005\n  `,
    )
    .concat(
      `${join(mine, 'promo-codes.yaml')}:${lineOf(codes, 'percent: 110')}:14: percent must be a whole number from 0 to 100; found 110\n`,
    );
  expect(await shop('check', mine)).toEqual(ended(3, '', told));
  expect(await shop('import', mine, '--yes')).toEqual(ended(3, '', told));
  expect(await versionsOf(shop)).toEqual([1]);

  const empty = join(folder, 'empty');
  mkdirSync(empty);
  expect((await shop('check', empty)).err).toContain(`${empty}:1:1: there is no file that ends in .yaml\n`);
  const codesOnly = join(folder, 'codes');
  mkdirSync(codesOnly);
  writeFileSync(join(codesOnly, 'codes.yaml'), 'promoCodes: []\n');
  for (const argv of [['check'], ['import', '--yes']]) {
    expect(await shop(...argv, codesOnly)).toMatchObject({ code: 3, err: expect.stringContaining('no product') });
  }
  expect((await shop('check', codesOnly, '--empty')).code).toBe(0);
  expect((await shop('import', codesOnly, '--empty')).out).toContain(`import ${codesOnly} --empty --yes --onto 1\n`);
  expect(await versionsOf(shop)).toEqual([1]);
  const gone = join(folder, 'gone');
  for (const argv of [
    ['check', gone],
    ['import', gone, '--yes'],
  ]) {
    expect(await shop(...argv)).toEqual(
      ended(2, '', `error: the folder ${gone} cannot be read: there is no such folder\n`),
    );
  }
  expect(await shop('export', mine)).toEqual(
    ended(2, '', `error: the folder ${mine} cannot be written: it is not empty; choose a new folder\n`),
  );
});

test('the schema for editors is printed as it lies in an exported folder', async () => {
  const folder = aFolder();
  const shop = catalogCommands(join(folder, 'data'));
  await shop('export', join(folder, 'mine'));
  const { out, code } = await shop('schema');
  expect(code).toBe(0);
  expect(out).toBe(filesIn(join(folder, 'mine'))['catalog.schema.json']);
  expect(JSON.parse((await shop('schema', '--json')).out)).toEqual(JSON.parse(out));
});

describe('a running shop', () => {
  const OPERATOR_TOKEN = 'f8Kq-21xz-77ab-90';
  const running = async (env: NodeJS.ProcessEnv) => {
    const folder = aFolder();
    const server = await startServer('ui/dist/server/server.js', [], {
      DATA_DIR: join(folder, 'data'),
      SHOP_AT,
      ...env,
    });
    onTestFinished(() => server.kill());
    return { folder, origin: server.origin };
  };

  test('is changed with its operator token (R-DRIVE-2)', async () => {
    const { folder, origin } = await running({ OPERATOR_TOKEN });
    const shop = catalogCommands(origin, { OPERATOR_TOKEN });
    const mine = join(folder, 'mine');
    expect((await shop('export', mine)).code).toBe(0);
    edit(join(mine, ticket), adultPrice, '$123.50');
    expect((await shop('import', mine)).out).toContain(`--yes --onto 1\n`);
    expect((await shop('import', mine, '--yes', '--onto', '1')).out).toMatch(
      /22\.00 → 23\.50\ndone: version 2 is sold now\n$/,
    );
    edit(join(mine, ticket), 'price: 23.50', 'price: many');
    const refused = await shop('import', mine, '--yes');
    expect({ code: refused.code, out: refused.out }).toEqual({ code: 3, out: '' });
    expect(refused.err).toMatch(/01-termalija\.yaml:\d+:20: price must be an amount .*; found "many"\n$/);
    expect((await shop('versions')).out.split('\n')).toHaveLength(4);
  });

  const notTaken =
    'error: the shop does not take this operator token (Operator.NotAllowed)\n' +
    '  start the server and this command with the same OPERATOR_TOKEN; a server without one takes no operators\n' +
    '  after ten wrong tokens in a minute the right one is refused too, until the minute is over\n';

  test.each([
    ['that is wrong', { OPERATOR_TOKEN }, { OPERATOR_TOKEN: 'f8Kq-21xz-77ab-9X' }, ended(3, '', notTaken)],
    ['while it takes no operators', {}, { OPERATOR_TOKEN }, ended(3, '', notTaken)],
    [
      'that is missing',
      { OPERATOR_TOKEN },
      {},
      ended(
        2,
        '',
        'error: a running shop needs its operator token\n  set OPERATOR_TOKEN in the environment to what the server was started with\n',
      ),
    ],
  ])('tells nothing to a token %s', async (_, server, own, expected) => {
    const { folder, origin } = await running(server);
    const shop = catalogCommands(origin, own);
    expect(await shop('versions')).toEqual(expected);
    expect(await shop('export', join(folder, 'mine'))).toEqual(expected);
    expect(existsSync(join(folder, 'mine'))).toBe(false);
  });
});
