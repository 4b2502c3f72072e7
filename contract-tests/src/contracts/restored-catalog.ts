import type { CatalogFiles, CatalogPort } from '@shop/core/ports/catalog-port';
import { ResultAsync } from 'neverthrow';

/** Returns the catalog of a running host, and `putBack`, which restores what was sold before the first import. */
export const restoredCatalog = (
  catalog: CatalogPort,
): { readonly catalog: CatalogPort; readonly putBack: () => Promise<void> } => {
  let before: CatalogFiles | undefined;
  const remember = async (): Promise<void> => {
    before ??= (await catalog.exportCatalog())._unsafeUnwrap();
  };
  return {
    catalog: {
      ...catalog,
      importCatalog: (wanted) => ResultAsync.fromSafePromise(remember()).andThen(() => catalog.importCatalog(wanted)),
    },
    putBack: async () => {
      if (before === undefined) return;
      (await catalog.importCatalog({ ...before, apply: true })).orTee((error) => {
        throw new Error(`the catalog could not be put back: ${JSON.stringify(error)}`);
      });
    },
  };
};
