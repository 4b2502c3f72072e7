import { join } from 'node:path';
import type { DeskPort } from '@shop/core/ports/desk-port';
import type { PeoplePort } from '@shop/core/ports/people-port';
import type { ResultAsync } from 'neverthrow';
import { openStore } from '../embedded/open-store.ts';
import { startErrorText } from '../embedded/start-error.ts';
import { buyersOver, hostDesk } from '../host/host-desk.ts';
import { eraseMailFiles, mailFolder } from '../mail/mail-files.ts';
import { catalogLoader } from '../store-sql/catalog/load-catalog.ts';
import { sqlHostStore } from '../store-sql/host/sql-host-store.ts';
import { sqlPeople } from '../store-sql/people/sql-people.ts';
import type { EmbeddedCatalogOptions } from './embedded-catalog.ts';
import { eraseFromLedger } from './own-ledger.ts';
import { ledgerIn } from './standin-in-process.ts';

/** What staff ask a shop for at the door and on the telephone. */
export type Desk = {
  readonly desk: DeskPort;
  readonly people: PeoplePort;
};

/** The same of a data folder that no server owns (D-ONE-OWNER), or of a database that hosts share. Error: one line for the operator. */
export const openEmbeddedDesk = (
  options: EmbeddedCatalogOptions,
): ResultAsync<Desk & { close(): Promise<void> }, string> =>
  openStore({ ...options, makesNone: true })
    .map(({ database }) => {
      const { clock, dataDir } = options;
      const store = sqlHostStore({ database, loadCatalog: catalogLoader(), clock });
      return {
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
