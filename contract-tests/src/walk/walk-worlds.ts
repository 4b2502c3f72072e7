import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedClock } from '@shop/adapters/clock/clocks';
import type { HostStore, WorkStore } from '@shop/adapters/host/host-store';
import { memoryHostStore } from '@shop/adapters/store-memory/memory-host-store';
import { catalogLoader } from '@shop/adapters/store-sql/catalog/load-catalog';
import { writeCatalog } from '@shop/adapters/store-sql/catalog/write-catalog';
import type { Database, Tx } from '@shop/adapters/store-sql/database/database';
import type { SqlDatabase } from '@shop/adapters/store-sql/database/sql-database';
import { openSqliteConnection, sqliteDatabase } from '@shop/adapters/store-sql/database/sqlite-database';
import { sqlHostStore } from '@shop/adapters/store-sql/host/sql-host-store';
import { migrations } from '@shop/adapters/store-sql/schema/migrations';
import { changeOffer } from '@shop/adapters/store-sql/testing/change-offer';
import { start } from '@shop/adapters/store-sql/testing/test-shop';
import { wholeState } from '@shop/adapters/store-sql/testing/whole-state';
import type { HostCatalog } from '@shop/core/host/catalog/host-catalog';
import type { CommandName, CommandOf } from '@shop/core/host/decide';
import { type HostState, sellingState } from '@shop/core/host/state';
import { ok } from 'neverthrow';
import { walkCatalog, walkPeriods } from './walk-catalog.ts';

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

const folderPrefix = join(tmpdir(), 'shop-walk-');

/** Fills new tables with the walk's catalog. */
export const fillWithWalk = async (database: SqlDatabase): Promise<void> => {
  const clock = fixedClock(start);
  (await database.migrate(migrations))._unsafeUnwrap();
  const filled = await database.transaction({ isolation: 'serializable' }, async (tx) =>
    ok(await writeCatalog(tx, { goods: walkCatalog(), ...walkPeriods(clock.today()) }, clock.now())),
  );
  filled._unsafeUnwrap();
};

const makeTemplate = async (): Promise<Buffer> => {
  const folder = mkdtempSync(folderPrefix);
  const file = join(folder, 'template.db');
  const database = sqliteDatabase(openSqliteConnection(file));
  await fillWithWalk(database);
  await database.close();
  const template = readFileSync(file);
  rmSync(folder, { recursive: true });
  return template;
};

let template: Promise<Buffer> | undefined;

/** SQLite on a file of its own, gone with the world. */
export const sqlWorld = async (): Promise<WalkWorld> => {
  template ??= makeTemplate();
  const folder = mkdtempSync(folderPrefix);
  const file = join(folder, 'shop.db');
  writeFileSync(file, await template);
  const connection = openSqliteConnection(file);
  // No walk crashes the machine, and waiting for its disk would take most of the time.
  connection.exec('pragma synchronous = off');
  return worldOn(sqliteDatabase(connection), async () => rmSync(folder, { recursive: true }));
};

/** A host on a database that sells the walk's catalog; `end` runs once the database is closed. */
export const worldOn = (database: Database, end: () => Promise<void>): WalkWorld => {
  const clock = fixedClock(start);
  const loadCatalog = catalogLoader();
  const inTransaction = async <Value>(work: (tx: Tx) => Promise<Value>): Promise<Value> =>
    (await database.transaction({ isolation: 'serializable' }, async (tx) => ok(await work(tx))))._unsafeUnwrap();
  return {
    store: sqlHostStore({ database, loadCatalog, clock }),
    clock,
    state: () => inTransaction(async (tx) => wholeState(tx, await loadCatalog(tx))),
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
