import type { SellerSettings } from '@shop/core/checkout/seller';
import type { OperatorPorts } from '@shop/core/ports/operator-ports';
import type { ResultAsync } from 'neverthrow';
import { commandRunner } from '../seller/commands/run-command.ts';
import { catalogLoader } from '../store/catalog/load-catalog.ts';
import { openStore, type StoreOptions } from '../store/open/open-store.ts';
import { startErrorText } from '../store/open/start-error.ts';
import { sqlSellerStore } from '../store/seller/sql-seller-store.ts';
import { ownOperator } from './own-operator.ts';

export type EmbeddedOperatorOptions = Pick<
  StoreOptions,
  'dataDir' | 'databaseName' | 'shared' | 'clock' | 'makesNone'
> & {
  /** The seller with the tax rates of its books. Without it, sales have no tax. */
  readonly seller?: SellerSettings | undefined;
};

/** A shop for its operator: in a data folder without a server, or in a shared database. */
export type EmbeddedOperator = OperatorPorts & { close(): Promise<void> };

/** Opens a shop for its operator. Error: one line for the operator. */
export const openEmbeddedOperator = (options: EmbeddedOperatorOptions): ResultAsync<EmbeddedOperator, string> =>
  openStore(options)
    .map(({ database }) => {
      const { clock, dataDir } = options;
      const loadCatalog = catalogLoader(options);
      const store = sqlSellerStore({ database, loadCatalog, clock });
      const run = commandRunner(store);
      const operator = ownOperator({ database, store, run, loadCatalog, clock, dataDir });
      return { ...operator, close: () => database.close() };
    })
    .mapErr(startErrorText);
