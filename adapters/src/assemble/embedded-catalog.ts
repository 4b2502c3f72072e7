import type { CatalogPort } from '@shop/core/ports/catalog-port';
import type { ResultAsync } from 'neverthrow';
import { openStore, type StoreOptions } from '../embedded/open-store.ts';
import { startErrorText } from '../embedded/start-error.ts';
import { catalogLoader } from '../store-sql/catalog/load-catalog.ts';
import { sqlCatalog } from '../store-sql/catalog/sql-catalog.ts';

export type EmbeddedCatalogOptions = Pick<StoreOptions, 'dataDir' | 'databaseName' | 'shared' | 'clock'>;

/** What a data folder sells, while no server owns it (D-ONE-OWNER), or a database that hosts share. Error: one line for the operator. */
export const openEmbeddedCatalog = (
  options: EmbeddedCatalogOptions,
): ResultAsync<{ readonly catalog: CatalogPort; close(): Promise<void> }, string> =>
  openStore(options)
    .map(({ database }) => ({
      catalog: sqlCatalog({ database, loadCatalog: catalogLoader(), clock: options.clock }),
      close: () => database.close(),
    }))
    .mapErr(startErrorText);
