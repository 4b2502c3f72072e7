import type { CatalogPort } from '@shop/core/ports/catalog-port';
import { expect } from 'vitest';
import { filledFolder, openFolder } from './filled-folder.ts';

/** Exports the catalog of a shop, edits its files, and imports them. */
export const changeCatalog = async (catalog: CatalogPort | undefined, change: (text: string) => string) => {
  const { exportCatalog, importCatalog } = catalog ?? expect.fail('a shop without a catalog');
  const { files: sold, countFrom } = (await exportCatalog())._unsafeUnwrap();
  const files = sold.map(({ path, text }) => ({ path, text: change(text) }));
  (await importCatalog({ files, apply: true, countFrom }))._unsafeUnwrap();
};

/** Makes a folder whose shop sells five places per day, and has a promo code that can be used once. */
export const scarceFolder = async (): Promise<string> => {
  const dataDir = await filledFolder();
  const { catalog, close } = await openFolder(dataDir);
  await changeCatalog(catalog, (text) =>
    text.replaceAll('capacity: 400', 'capacity: 5').replace('maxUses: 100', 'maxUses: 1'),
  );
  await close();
  return dataDir;
};
