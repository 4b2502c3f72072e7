import type { SellerSettings } from '@shop/core/checkout/seller';
import type { BooksPort } from '@shop/core/ports/books-port';
import type { CatalogPort } from '@shop/core/ports/catalog-port';
import type { DeskPort } from '@shop/core/ports/desk-port';
import type { OfficePort } from '@shop/core/ports/office-port';
import type { PeoplePort } from '@shop/core/ports/people-port';
import type { ResultAsync } from 'neverthrow';
import { commandRunner } from '../seller/commands/run-command.ts';
import { sellerBooks } from '../seller/seller-books.ts';
import { sellerDesk } from '../seller/seller-desk.ts';
import { catalogLoader } from '../store/catalog/load-catalog.ts';
import { sqlCatalog } from '../store/catalog/sql-catalog.ts';
import { openStore, type StoreOptions } from '../store/open/open-store.ts';
import { startErrorText } from '../store/open/start-error.ts';
import { sqlOffice } from '../store/seller/sql-office.ts';
import { sqlOrderPages } from '../store/seller/sql-order-pages.ts';
import { sqlSellerStore } from '../store/seller/sql-seller-store.ts';
import { ownPeople } from './own-people.ts';

export type EmbeddedOperatorOptions = Pick<
  StoreOptions,
  'dataDir' | 'databaseName' | 'shared' | 'clock' | 'makesNone'
> & {
  /** The seller with the tax rates of its books. Without it, sales have no tax. */
  readonly seller?: SellerSettings | undefined;
};

/** A shop for its operator: in a data folder without a server, or in a shared database. */
export type EmbeddedOperator = {
  readonly books: BooksPort;
  readonly catalog: CatalogPort;
  readonly desk: DeskPort;
  readonly office: OfficePort;
  readonly people: PeoplePort;
  close(): Promise<void>;
};

/** Opens a shop for its operator. Error: one line for the operator. */
export const openEmbeddedOperator = (options: EmbeddedOperatorOptions): ResultAsync<EmbeddedOperator, string> =>
  openStore(options)
    .map(({ database }) => {
      const { clock, dataDir } = options;
      const loadCatalog = catalogLoader(options);
      const store = sqlSellerStore({ database, loadCatalog, clock });
      const run = commandRunner(store);
      return {
        books: sellerBooks(store, sqlOrderPages(database), clock),
        catalog: sqlCatalog({ database, loadCatalog, clock }),
        desk: sellerDesk(store, run),
        office: sqlOffice({ database, store, run, clock }),
        people: ownPeople({ database, store, clock, dataDir }),
        close: () => database.close(),
      };
    })
    .mapErr(startErrorText);
