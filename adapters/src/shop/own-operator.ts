import type { ClockPort } from '@shop/core/ports/clock-port';
import type { OperatorPorts } from '@shop/core/ports/operator-ports';
import type { ReadImport } from '../catalog-files/read-in-child.ts';
import type { RunCommand } from '../seller/commands/outcome.ts';
import { sellerBooks } from '../seller/seller-books.ts';
import { sellerDesk } from '../seller/seller-desk.ts';
import type { SellerStore } from '../seller/seller-store.ts';
import type { LoadCatalog } from '../store/catalog/load-catalog.ts';
import { sqlCatalog } from '../store/catalog/sql-catalog.ts';
import type { Database } from '../store/database/database.ts';
import { sqlOffice } from '../store/seller/sql-office.ts';
import { sqlOrderPages } from '../store/seller/sql-order-pages.ts';
import { ownPeople } from './own-people.ts';

export type OwnOperatorParts = {
  readonly database: Database;
  readonly store: SellerStore;
  readonly run: RunCommand;
  readonly loadCatalog: LoadCatalog;
  readonly clock: ClockPort;
  /** The folder with mails that are stored as files, and with the test bank's payments. */
  readonly dataDir: string;
  /** Reads the files of an import. Default: in this process. */
  readonly readImport?: ReadImport | undefined;
};

/** Returns the operator's ports of a shop with a database of its own. */
export const ownOperator = (parts: OwnOperatorParts): OperatorPorts => ({
  books: sellerBooks(parts.store, sqlOrderPages(parts.database), parts.clock),
  catalog: sqlCatalog(parts),
  desk: sellerDesk(parts.store, parts.run),
  office: sqlOffice(parts),
  people: ownPeople(parts),
});
