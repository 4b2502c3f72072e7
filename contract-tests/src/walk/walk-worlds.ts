import type { CatalogForm } from '@shop/adapters/catalog-files/catalog-form';
import { fixedClock } from '@shop/adapters/platform/clock/clocks';
import type { RunCommand } from '@shop/adapters/seller/commands/outcome';
import { commandRunner } from '@shop/adapters/seller/commands/run-command';
import type { SellerStore, WorkStore } from '@shop/adapters/seller/seller-store';
import type { Database } from '@shop/adapters/store/database/database';
import { openSqliteConnection, sqliteDatabase } from '@shop/adapters/store/database/sqlite-database';
import { memorySellerStore } from '@shop/adapters/store/memory/memory-seller-store';
import { changeOffer } from '@shop/adapters/store/testing/change-offer';
import { filesThatSell, start, testShopOn } from '@shop/adapters/store/testing/test-shop';
import { wholeState } from '@shop/adapters/store/testing/whole-state';
import type { CapsuleCatalog } from '@shop/adapters/trace/log-capsule';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { CommandName, CommandOf } from '@shop/core/seller/commands';
import type { LogRow } from '@shop/core/seller/log/log-row';
import { type SellerState, sellingState } from '@shop/core/seller/state';
import { catalogOf, walkCatalog, walkImport, walkPeriods } from './walk-catalog.ts';

/** The log of a host, with all versions of its catalog. */
export type WalkLog = {
  readonly rows: readonly LogRow[];
  readonly catalogs: readonly CapsuleCatalog[];
  /** The clock at the start of the walk. */
  readonly clock: ClockPort;
};

/** A host with a clock that the walk controls. */
export type WalkWorld = {
  readonly store: SellerStore & Pick<WorkStore, 'dueAttempts'>;
  readonly run: RunCommand;
  readonly clock: ReturnType<typeof fixedClock>;
  /** Returns everything that is stored. */
  state(): Promise<SellerState>;
  /** Changes the catalog from now on. */
  sell(change: (form: CatalogForm) => CatalogForm): Promise<void>;
  /** Returns the log; only for a host in memory. */
  log?: (() => WalkLog) | undefined;
  close(): Promise<void>;
};

/** Opens a host in memory. `onChange` is called with each command that changes something. */
export const memoryWorld = async (onChange?: (command: CommandName) => void): Promise<WalkWorld> => {
  const clock = fixedClock(start);
  const store = memorySellerStore(sellingState(walkCatalog(), walkPeriods()), clock);
  const refusals: LogRow[] = [];
  let form = walkImport().form;
  const catalogs: CapsuleCatalog[] = [{ version: 1, sold: form }];
  const runOnce = commandRunner(store, (row) => void refusals.push(row));
  const run = <Name extends CommandName>(command: CommandOf<Name>) => {
    const before = store.state();
    return runOnce<Name>(command).andTee(() => {
      if (store.state() !== before) onChange?.(command.type);
    });
  };
  return {
    store,
    run,
    clock,
    state: async () => store.state(),
    sell: async (change) => {
      form = change(form);
      const catalog = catalogOf(form, catalogs.length + 1);
      catalogs.push({ version: catalog.version, sold: form });
      store.become({ ...store.state(), catalog });
    },
    log: () => ({ rows: [...store.state().log, ...refusals], catalogs, clock: fixedClock(start) }),
    close: async () => undefined,
  };
};

const walkFile = filesThatSell(walkImport);

/** Opens a host on a SQLite file, which is removed with the world. */
export const sqlWorld = async (): Promise<WalkWorld> => {
  const { file, remove } = await walkFile();
  const connection = openSqliteConnection(file);
  // Walks never crash the machine, and syncing its disk would take most of the time.
  connection.exec('pragma synchronous = off');
  return worldOn(sqliteDatabase(connection), async () => remove());
};

/** Opens a host on a database with the walk's catalog. `end` is called after the database is closed. */
export const worldOn = (database: Database, end: () => Promise<void>): WalkWorld => {
  const { store, run, clock, parts, inTransaction } = testShopOn(database);
  return {
    store,
    run,
    clock,
    state: () => inTransaction(async (tx) => wholeState(tx, await parts.loadCatalog(tx))),
    sell: (change) => inTransaction((tx) => changeOffer(tx, clock.now(), change)),
    close: async () => {
      await database.close();
      await end();
    },
  };
};
