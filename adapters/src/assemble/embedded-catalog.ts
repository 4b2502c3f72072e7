import type { CatalogPort } from '@shop/core/ports/catalog-port';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { ResultAsync } from 'neverthrow';
import { dataFolderAt } from '../embedded/data-folder.ts';
import { openDatabase } from '../embedded/open-database.ts';
import { startErrorText } from '../embedded/start-error.ts';
import { catalogLoader } from '../store-sql/catalog/load-catalog.ts';
import { sqlCatalog } from '../store-sql/catalog/sql-catalog.ts';

export type EmbeddedCatalogOptions = {
  readonly dataDir: string;
  readonly databaseName: string;
  readonly clock: ClockPort;
};

/** What a data folder sells, while no server owns it (D-ONE-OWNER). Error: one line for the operator. */
export const openEmbeddedCatalog = ({
  dataDir,
  databaseName,
  clock,
}: EmbeddedCatalogOptions): ResultAsync<{ readonly catalog: CatalogPort; close(): Promise<void> }, string> =>
  openDatabase({ ...dataFolderAt(dataDir, databaseName), now: clock.now(), today: clock.today() })
    .map((database) => ({
      catalog: sqlCatalog({ database, loadCatalog: catalogLoader(), clock }),
      close: () => database.close(),
    }))
    .mapErr(startErrorText);
