import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkedFolders } from '@shop/adapters/catalog-files/catalog-folder';
import { systemClock } from '@shop/adapters/platform/clock/clocks';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { localDate } from '@shop/core/dates/local-date';
import type { CatalogImport } from '@shop/core/ports/catalog-port';
import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { operatorStub } from '../testing/operator-stub.ts';
import { runShop } from '../testing/run-shop.ts';

it('catalog export ends with 4 and writes nothing when a file of the shop lies outside the folder', async () => {
  const around = temporaryFolder();
  const exportCatalog = () => okAsync({ files: [{ path: '../../x.sh', text: 'echo' }] });
  const access = {
    openOperator: () =>
      operatorStub()().map((opened) => ({ ...opened, catalog: { ...opened.catalog, exportCatalog } })),
    catalogFolders: async () => checkedFolders(systemClock()),
  };
  const folder = join(around, 'a', 'b');
  const { exitCode, stderr } = await runShop(['catalog', 'export', 'c'], { access }, { folder });
  expect([exitCode, stderr]).toEqual([
    4,
    expect.stringContaining('the folder c cannot be written: "../../x.sh" is no'),
  ]);
  expect(readdirSync(around)).toEqual([]);
});

it('catalog export prints the day from which day numbers count, and catalog import takes it', async () => {
  const folder = temporaryFolder();
  const imports: unknown[] = [];
  const catalog = {
    exportCatalog: () =>
      okAsync({ files: [{ path: 'a.yaml', text: 'products: []\n' }], countFrom: localDate('2026-11-20') }),
    importCatalog: ({ countFrom, onto }: CatalogImport) => {
      imports.push({ countFrom, onto });
      return okAsync({ version: 1, applied: false, differences: [{ path: ['a'], before: 1, after: 2 }] });
    },
  };
  const access = {
    openOperator: () => operatorStub()().map((opened) => ({ ...opened, catalog: { ...opened.catalog, ...catalog } })),
    catalogFolders: async () => checkedFolders(systemClock()),
  };
  const exported = await runShop(['catalog', 'export', 'c'], { access }, { folder });
  expect(exported.stdout).toBe(
    '2 files in c; check them with: shop catalog check c\n' +
      'numbers of days in them count from 2026-11-20; so they stay with: shop catalog import c --days-from 2026-11-20\n',
  );
  expect(readdirSync(join(folder, 'c')).sort()).toEqual(['a.yaml', 'catalog.schema.json']);
  const imported = await runShop(['catalog', 'import', 'c', '--days-from', '2026-11-20'], { access }, { folder });
  expect(imports).toEqual([{ countFrom: '2026-11-20', onto: undefined }]);
  expect(imported.stdout).toContain('to do it: shop catalog import c --days-from 2026-11-20 --yes --onto 1\n');
});

it('catalog check names every file that is not UTF-8 with its line and ends with 3', async () => {
  const folder = temporaryFolder();
  for (const name of ['a', 'b']) {
    writeFileSync(join(folder, `${name}.yaml`), Buffer.concat([Buffer.from('name:\n  sl: '), Buffer.from([0x8a])]));
  }
  const access = { catalogFolders: async () => checkedFolders(systemClock()) };
  const { exitCode, stderr } = await runShop(['catalog', 'check', '.'], { access }, { folder });
  expect(exitCode).toBe(3);
  expect(stderr).toMatch(/^error: 2 mistakes .*\n {2}a\.yaml:2:7: the text is not UTF-8; .*\n {2}b\.yaml:2:7: /);
});
