import type { CatalogFile, CatalogPort } from '@shop/core/ports/catalog-port';
import { describe, expect, test } from 'vitest';
import { fixedClock } from '../../clock/clocks.ts';
import { aShopFile, openShopFile, start } from '../testing/test-shop.ts';
import { catalogLoader } from './load-catalog.ts';
import { sqlCatalog } from './sql-catalog.ts';

const aCatalog = async (): Promise<CatalogPort> => {
  const database = openShopFile(await aShopFile());
  return sqlCatalog({ database, loadCatalog: catalogLoader(), clock: fixedClock(start) });
};

const exported = async (catalog: CatalogPort): Promise<readonly CatalogFile[]> =>
  (await catalog.exportCatalog())._unsafeUnwrap().filter(({ path }) => path.endsWith('.yaml'));

const edited = (files: readonly CatalogFile[], from: string, to: string): readonly CatalogFile[] =>
  files.map(({ path, text }) => ({ path, text: path.includes('-termalija.yaml') ? text.replace(from, to) : text }));

describe('an import', () => {
  test('of an export changes nothing and makes no version', async () => {
    const catalog = await aCatalog();
    const outcome = await catalog.importCatalog({ files: await exported(catalog), apply: true });
    expect(outcome._unsafeUnwrap()).toEqual({ version: 1, applied: false, differences: [] });
    expect((await catalog.listVersions())._unsafeUnwrap()).toMatchObject([{ version: 1, orders: 0 }]);
  });

  test('shows its difference first and makes it when it is told to, as a version that is kept', async () => {
    const catalog = await aCatalog();
    const before = await exported(catalog);
    const files = edited(before, 'price: 22.00', 'price: 24.00');
    const shown = (await catalog.importCatalog({ files, apply: false }))._unsafeUnwrap();
    expect(shown).toMatchObject({ version: 1, applied: false });
    expect(shown.differences.length).toBeGreaterThan(0);
    expect(await exported(catalog)).toEqual(before);
    const done = (await catalog.importCatalog({ files, apply: true, onto: 1 }))._unsafeUnwrap();
    expect(done).toEqual({ ...shown, version: 2, applied: true });
    expect(await exported(catalog)).toEqual(files);
    const kept = (await catalog.exportCatalog(1))._unsafeUnwrap().filter(({ path }) => path.endsWith('.yaml'));
    expect(kept).toEqual(before);
  });

  test('onto a version that is sold no more is refused', async () => {
    const catalog = await aCatalog();
    const files = edited(await exported(catalog), 'price: 22.00', 'price: 24.00');
    await catalog.importCatalog({ files, apply: true });
    const late = await catalog.importCatalog({
      files: edited(files, 'price: 24.00', 'price: 25.00'),
      apply: true,
      onto: 1,
    });
    expect(late._unsafeUnwrapErr()).toEqual({ kind: 'moved', version: 2 });
    expect(await exported(catalog)).toEqual(files);
  });

  test('with a mistake changes nothing', async () => {
    const catalog = await aCatalog();
    const before = await exported(catalog);
    const files = edited(before, 'price: 22.00', 'price: 22.005');
    const refusal = (await catalog.importCatalog({ files, apply: true }))._unsafeUnwrapErr();
    expect(refusal).toMatchObject({
      kind: 'mistakes',
      mistakes: [{ message: expect.stringContaining('two decimals') }],
    });
    expect(await exported(catalog)).toEqual(before);
  });

  test('that leaves a product out takes it off sale, and another one brings it back', async () => {
    const catalog = await aCatalog();
    const before = await exported(catalog);
    const files = before
      .filter(({ path }) => !path.includes('voucher-fifty'))
      .map(({ path, text }) => ({ path, text: text.replaceAll(/\s*voucher-fifty,?/g, '') }));
    expect(files).toHaveLength(before.length - 1);
    const less = (await catalog.importCatalog({ files, apply: true }))._unsafeUnwrap();
    expect(less.applied).toBe(true);
    const back = (await catalog.importCatalog({ files: before, apply: true }))._unsafeUnwrap();
    expect(back).toMatchObject({ version: 3, applied: true });
    expect(await exported(catalog)).toEqual(before);
  });
});

const withOf = (files: readonly CatalogFile[], path: string, from: string | RegExp, to: string) =>
  files.map((file) => (file.path.endsWith(path) ? { ...file, text: file.text.replace(from, to) } : file));

test.each([
  [
    'has a facility that nothing is sold of',
    (files: readonly CatalogFile[]) =>
      withOf(
        files,
        'facilities.yaml',
        'facilities:\n',
        'facilities:\n  - id: sauna\n    days: {from: 0, to: 9, capacity: 5}\n',
      ),
  ],
  [
    'closes every ticket of a facility on days on which that is open',
    (files: readonly CatalogFile[]) =>
      files.map(({ path, text }) => ({
        path,
        text:
          text.includes('facility: aqualuna') || (text.includes('id: aqualuna\n') && path.startsWith('products'))
            ? text
                .replace(/\n {4}days:[\s\S]*$/, '\n')
                .concat('    days: {except: [{weekdays: [wed], closed: true}]}\n')
            : text,
      })),
  ],
])('an import that %s is no change when it is repeated', async (_, edit) => {
  const catalog = await aCatalog();
  const files = edit(await exported(catalog));
  await catalog.importCatalog({ files, apply: true });
  const again = (await catalog.importCatalog({ files, apply: true }))._unsafeUnwrap();
  expect(again.differences).toEqual([]);
});
