import type { CatalogFile } from '@shop/core/ports/catalog-port';
import { expect, test } from 'vitest';
import { fixedClock } from '../../platform/clock/clocks.ts';
import { aShopFile, openShopFile, start } from '../testing/test-shop.ts';
import { catalogLoader } from './load-catalog.ts';
import { sqlCatalog } from './sql-catalog.ts';

const aCatalog = async () => {
  const database = openShopFile(await aShopFile());
  const catalog = sqlCatalog({ database, loadCatalog: catalogLoader(), clock: fixedClock(start) });
  const exported = async (version?: number): Promise<readonly CatalogFile[]> =>
    (await catalog.exportCatalog(version))._unsafeUnwrap().files;
  return { ...catalog, exported };
};

type Edit = (file: CatalogFile) => string;

/** Adds a facility without products. */
const unsoldFacility: Edit = ({ path, text }) =>
  path === 'facilities.yaml'
    ? text.replace('facilities:\n', 'facilities:\n  - id: sauna\n    days: {from: 0, to: 9, capacity: 5}\n')
    : text;

/** Closes every ticket of a facility on days on which the facility is open. */
const closedTickets: Edit = ({ path, text }) =>
  text.includes('facility: aqualuna') || (text.includes('id: aqualuna\n') && path.startsWith('products'))
    ? text.replace(/\n {4}days:[\s\S]*$/, '\n').concat('    days: {except: [{weekdays: [wed], closed: true}]}\n')
    : text;

test.each([
  ['has a facility without products', unsoldFacility],
  ['closes all tickets of a facility on days on which the facility is open', closedTickets],
])('an import that %s changes nothing when it is repeated', async (_, edit) => {
  const { exported, importCatalog } = await aCatalog();
  const files = (await exported()).map((file) => ({ ...file, text: edit(file) }));
  (await importCatalog({ files, apply: true }))._unsafeUnwrap();
  const again = (await importCatalog({ files, apply: true }))._unsafeUnwrap();
  expect(again).toMatchObject({ applied: false, differences: [] });
});
