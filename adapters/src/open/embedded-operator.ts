import { join } from 'node:path';
import type { PeoplePort } from '@shop/core/member/people-port';
import type { CatalogPort } from '@shop/core/ports/catalog-port';
import type { DeskPort } from '@shop/core/ports/desk-port';
import type { ResultAsync } from 'neverthrow';
import { buyersOver, hostDesk } from '../host/host-desk.ts';
import { eraseMailFiles, mailFolder } from '../mail/mail-files.ts';
import { catalogLoader } from '../store-sql/catalog/load-catalog.ts';
import { sqlCatalog } from '../store-sql/catalog/sql-catalog.ts';
import { sqlHostStore } from '../store-sql/host/sql-host-store.ts';
import { sqlPeople } from '../store-sql/people/sql-people.ts';
import { openStore, type StoreOptions } from './open-store.ts';
import { eraseFromLedger } from './own-ledger.ts';
import { ledgerIn } from './standin-in-process.ts';
import { startErrorText } from './start-error.ts';

export type EmbeddedOperatorOptions = Pick<StoreOptions, 'dataDir' | 'databaseName' | 'shared' | 'clock' | 'makesNone'>;

/** A shop for its operator: of a data folder that no server owns, or of a database that hosts share. */
export type EmbeddedOperator = {
  readonly catalog: CatalogPort;
  readonly desk: DeskPort;
  readonly people: PeoplePort;
  close(): Promise<void>;
};

/** Error: one line for the operator. */
export const openEmbeddedOperator = (options: EmbeddedOperatorOptions): ResultAsync<EmbeddedOperator, string> =>
  openStore(options)
    .map(({ database }) => {
      const { clock, dataDir } = options;
      const loadCatalog = catalogLoader();
      const store = sqlHostStore({ database, loadCatalog, clock });
      return {
        catalog: sqlCatalog({ database, loadCatalog, clock }),
        desk: hostDesk(store),
        people: sqlPeople({
          database,
          now: clock.now,
          ...buyersOver(store),
          erasePayments: (numbers) => eraseFromLedger(ledgerIn(dataDir), numbers),
          eraseMails: (numbers) => eraseMailFiles(join(dataDir, mailFolder), numbers),
        }),
        close: () => database.close(),
      };
    })
    .mapErr(startErrorText);
