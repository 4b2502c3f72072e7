import { fixedClock } from '@shop/adapters/clock/clocks';
import { testStart } from '@shop/adapters/clock/testing/test-start';
import { openEmbeddedShop } from '@shop/adapters/open/embedded-shop';
import { cryptoRandom } from '@shop/adapters/random/crypto-random';
import type { CatalogPort } from '@shop/core/ports/catalog-port';
import { expect } from 'vitest';
import { filledFolder } from './filled-folder.ts';

/** Imports what a shop sells with its files changed. */
export const changeCatalog = async (catalog: CatalogPort | undefined, change: (text: string) => string) => {
  const { exportCatalog, importCatalog } = catalog ?? expect.fail('a shop without a catalog');
  const files = (await exportCatalog())
    ._unsafeUnwrap()
    .flatMap(({ path, text }) => (path.endsWith('.yaml') ? [{ path, text: change(text) }] : []));
  (await importCatalog({ files, apply: true }))._unsafeUnwrap();
};

/** A folder whose shop sells five places a day, and a code for one cart. */
export const scarceFolder = async (): Promise<string> => {
  const dataDir = await filledFolder();
  const opened = await openEmbeddedShop({
    dataDir,
    clock: fixedClock(testStart),
    random: cryptoRandom,
    origin: 'http://shop.invalid',
    payments: { type: 'standin', ledger: 'atStart' },
  });
  const { catalog, close } = opened._unsafeUnwrap();
  await changeCatalog(catalog, (text) =>
    text.replaceAll('capacity: 400', 'capacity: 5').replace('maxUses: 100', 'maxUses: 1'),
  );
  await close();
  return dataDir;
};
