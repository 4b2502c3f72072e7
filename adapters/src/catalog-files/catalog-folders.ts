import type { CatalogFile, CatalogMistake } from '@shop/core/ports/catalog-port';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { readCatalogFolder, writeCatalogFolder } from './catalog-folder.ts';
import { catalogJsonSchema } from './catalog-form.ts';
import { readImport } from './read-catalog.ts';

/** Folders of catalog files with what can be said of them without a shop; numbers of days count from the clock's today. */
export const checkedFolders = (clock: ClockPort) => ({
  read: readCatalogFolder,
  write: writeCatalogFolder,
  check: (files: readonly CatalogFile[], empty: boolean): readonly CatalogMistake[] =>
    readImport({ files, empty }, clock.today()).match(
      () => [],
      (mistakes) => mistakes,
    ),
  schema: catalogJsonSchema,
});
