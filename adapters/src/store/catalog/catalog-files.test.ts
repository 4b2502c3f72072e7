import { minutes } from '@shop/core/dates/instant';
import { plusDays } from '@shop/core/dates/local-date';
import type { CatalogFile } from '@shop/core/ports/catalog-port';
import { sql } from 'kysely';
import { ok } from 'neverthrow';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { fixedClock } from '../../platform/clock/clocks.ts';
import { aShopFile, openShopFile, start } from '../testing/test-shop.ts';
import { catalogLoader } from './load-catalog.ts';
import { sqlCatalog } from './sql-catalog.ts';

const day = 24 * 60;

const aCatalog = async () => {
  const database = openShopFile(await aShopFile());
  const clock = fixedClock(start);
  const { importCatalog, exportCatalog, listVersions } = sqlCatalog({ database, loadCatalog: catalogLoader(), clock });
  const rows = async () =>
    (
      await database.read(async (db) => ok(await db.selectFrom('catalog_versions').selectAll().execute()))
    )._unsafeUnwrap();
  const query = async (statement: string) =>
    (
      await database.transaction({ isolation: 'serializable' }, async (tx) => ok(await sql.raw(statement).execute(tx)))
    )._unsafeUnwrap();
  return {
    clock,
    rows,
    query,
    exported: async (version?: number) => (await exportCatalog(version))._unsafeUnwrap(),
    imported: async (files: readonly CatalogFile[], more: { countFrom?: ReturnType<typeof plusDays> } = {}) =>
      (await importCatalog({ files, apply: true, ...more }))._unsafeUnwrap(),
    refused: async (files: readonly CatalogFile[]) => (await importCatalog({ files, apply: true }))._unsafeUnwrapErr(),
    versions: async () => (await listVersions())._unsafeUnwrap().map(({ version }) => version),
  };
};

const card = { id: 'card', type: 'giftCard', pageGroup: 'cards', image: '', url: 'bon' };

const files: readonly CatalogFile[] = [
  {
    path: 'Naše kartice/ena & dve.yml',
    text: `# A comment.\r\nshared: &list\r\n  - {id: fifty, name: Bon, price: 50}   # another\r\nproducts:\r\n  - ${JSON.stringify(
      { ...card, name: 'č' },
    )
      .slice(1, -1)
      .replaceAll('","', '"\r\n    "')
      .replaceAll('":"', '": "')}\r\n    priceLists: *list\r\n`,
  },
  { path: 'empty.yaml', text: '' },
];

test('an export of each version returns the imported files byte for byte', async () => {
  const { imported, exported } = await aCatalog();
  const before = await exported();
  expect(await imported(files)).toMatchObject({ version: 2, applied: true });
  expect(await exported()).toEqual({ files, countFrom: fixedClock(start).today() });
  expect(await exported(2)).toEqual(await exported());
  expect(await exported(1)).toEqual(before);
  expect(before.files).toHaveLength(30);
});

test('an import without a difference in what is sold replaces the files of the present version and makes no new version', async () => {
  const { imported, exported, rows } = await aCatalog();
  const [before] = await rows();
  const commented = (await exported()).files.map(({ path, text }) => ({ path, text: `# Mine.\n${text}` }));
  expect(await imported(commented)).toEqual({ version: 1, applied: false, differences: [] });
  expect((await exported()).files).toEqual(commented);
  const [{ files: _, ...after } = expect.fail()] = await rows();
  expect(before).toMatchObject(after);
});

test('day numbers of an import count from its day, or from the day that it names', async () => {
  const { imported, exported, clock } = await aCatalog();
  const { files: sold, countFrom = expect.fail('no day') } = await exported();
  expect(countFrom).toBe(clock.today());
  clock.advance(minutes(3 * day));
  expect(await imported(sold, { countFrom })).toEqual({ version: 1, applied: false, differences: [] });
  const { version, differences } = await imported(sold);
  const firstDay = ['products', 'termalija-year', 'seasons', 'termalija-year-whole', 'firstDay'];
  expect(version).toBe(2);
  expect(differences).toContainEqual({ path: firstDay, before: countFrom, after: plusDays(countFrom, 3) });
  expect((await exported()).countFrom).toBe(plusDays(countFrom, 3));
  expect((await exported(1)).countFrom).toBe(countFrom);
});

test('a version of release 0.2.0, without files, is exported as one file that sells the same', async () => {
  const { imported, exported, query, clock } = await aCatalog();
  await query('update catalog_versions set files = null, counts_from = null');
  const { files: one, countFrom } = await exported();
  expect([one.map(({ path }) => path), countFrom]).toEqual([['catalog.yaml'], undefined]);
  clock.advance(minutes(3 * day));
  expect(await imported(one)).toEqual({ version: 1, applied: false, differences: [] });
  expect((await exported()).files).toEqual(one);
});

test('an import from standard input is exported as a file', async () => {
  const { imported, exported } = await aCatalog();
  const text = stringify({
    products: [{ ...card, name: 'Bon', priceLists: [{ id: 'fifty', name: 'Bon', price: 50 }] }],
  });
  await imported([{ path: '-', text }]);
  expect((await exported()).files).toEqual([{ path: 'catalog.yaml', text }]);
});

test.each([
  ['../x.yaml', 'must hold no colon'],
  ['c:/x.yaml', 'must hold no colon'],
  ['empty.yaml', 'two files have this path'],
])('an import with a file under %j is refused', async (path, says) => {
  const { refused, versions } = await aCatalog();
  const refusal = await refused([...files, { path, text: '' }]);
  expect(refusal).toMatchObject({
    kind: 'mistakes',
    mistakes: [{ file: path, message: expect.stringContaining(says) }],
  });
  expect(await versions()).toEqual([1]);
});
