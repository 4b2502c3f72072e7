import { fixedClock } from '@shop/adapters/clock/clocks';
import type { HostStore, WorkStore } from '@shop/adapters/host/host-store';
import { memoryHostStore } from '@shop/adapters/store-memory/memory-host-store';
import type { Database } from '@shop/adapters/store-sql/database/database';
import { openSqliteConnection, sqliteDatabase } from '@shop/adapters/store-sql/database/sqlite-database';
import { changeOffer } from '@shop/adapters/store-sql/testing/change-offer';
import { filesThatSell, start, testShopOn } from '@shop/adapters/store-sql/testing/test-shop';
import { wholeState } from '@shop/adapters/store-sql/testing/whole-state';
import type { HostCatalog } from '@shop/core/host/catalog/host-catalog';
import type { CommandName, CommandOf } from '@shop/core/host/decide';
import { type HostState, sellingState } from '@shop/core/host/state';
import { walkCatalog, walkOffer, walkPeriods } from './walk-catalog.ts';

/** A host with a clock in the walk's hands. */
export type WalkWorld = {
  readonly store: HostStore & Pick<WorkStore, 'dueAttempts'>;
  readonly clock: ReturnType<typeof fixedClock>;
  /** All that it knows. */
  state(): Promise<HostState>;
  /** Sells for other prices from now on. */
  sell(catalog: HostCatalog): Promise<void>;
  close(): Promise<void>;
};

/** A host in memory; `onChange` gets each command that changes something. */
export const memoryWorld = async (onChange?: (command: CommandName) => void): Promise<WalkWorld> => {
  const clock = fixedClock(start);
  const store = memoryHostStore(sellingState(walkCatalog(), walkPeriods(clock.today())), clock);
  const run = <Name extends CommandName>(command: CommandOf<Name>) => {
    const before = store.state();
    return store.run(command).andTee(({ state }) => {
      if (state !== before) onChange?.(command.type);
    });
  };
  return {
    store: { ...store, run },
    clock,
    state: async () => store.state(),
    sell: async (catalog) => store.become({ ...store.state(), catalog }),
    close: async () => undefined,
  };
};

const walkFile = filesThatSell(walkOffer);

/** SQLite on a file of its own, gone with the world. */
export const sqlWorld = async (): Promise<WalkWorld> => {
  const { file, remove } = await walkFile();
  const connection = openSqliteConnection(file);
  // No walk crashes the machine, and waiting for its disk would take most of the time.
  connection.exec('pragma synchronous = off');
  return worldOn(sqliteDatabase(connection), async () => remove());
};

/** A host on a database that sells the walk's catalog; `end` runs once the database is closed. */
export const worldOn = (database: Database, end: () => Promise<void>): WalkWorld => {
  const { store, clock, parts, inTransaction } = testShopOn(database);
  return {
    store,
    clock,
    state: () => inTransaction(async (tx) => wholeState(tx, await parts.loadCatalog(tx))),
    sell: ({ products, categories, upsells, promos }) => {
      const goods = { products, categories, upsells, promos };
      return inTransaction((tx) => changeOffer(tx, clock.now(), (before) => ({ ...before, goods })));
    },
    close: async () => {
      await database.close();
      await end();
    },
  };
};
