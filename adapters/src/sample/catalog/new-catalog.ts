import type { CatalogFile } from '@shop/core/ports/catalog-port';
import { readCatalogFolder } from '../../catalog-files/catalog-folder.ts';
import { sourcePath } from '../../platform/files/source-path.ts';

/** Returns the files of a new catalog: a commented example of each kind of goods, with days from the day of its import
 *  on. */
export const newCatalog = (): readonly CatalogFile[] =>
  readCatalogFolder(sourcePath('sample/catalog/new-catalog')).match(
    (files) => files,
    (fault) => {
      throw new Error(`the examples cannot be read: ${JSON.stringify(fault)}`);
    },
  );
