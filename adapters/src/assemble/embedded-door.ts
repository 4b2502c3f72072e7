import type { DoorPort } from '@shop/core/ports/door-port';
import type { ResultAsync } from 'neverthrow';
import { dataFolderAt } from '../embedded/data-folder.ts';
import { openDatabase } from '../embedded/open-database.ts';
import { startErrorText } from '../embedded/start-error.ts';
import { hostDoor } from '../host/host-door.ts';
import { catalogLoader } from '../store-sql/catalog/load-catalog.ts';
import { sqlHostStore } from '../store-sql/host/sql-host-store.ts';
import type { EmbeddedCatalogOptions } from './embedded-catalog.ts';

/** The door on a data folder that no server owns (D-ONE-OWNER). Error: one line for the operator. */
export const openEmbeddedDoor = ({
  dataDir,
  databaseName,
  clock,
}: EmbeddedCatalogOptions): ResultAsync<{ readonly door: DoorPort; close(): Promise<void> }, string> =>
  openDatabase({ ...dataFolderAt(dataDir, databaseName), now: clock.now(), today: clock.today() })
    .map((database) => ({
      door: hostDoor(sqlHostStore({ database, loadCatalog: catalogLoader(), clock })),
      close: () => database.close(),
    }))
    .mapErr(startErrorText);
