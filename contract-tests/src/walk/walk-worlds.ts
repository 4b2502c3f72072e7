import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedClock } from '@shop/adapters/clock/clocks';
import type { HostStore, WorkStore } from '@shop/adapters/host/host-store';
import { memoryHostStore } from '@shop/adapters/store-memory/memory-host-store';
import { catalogLoader } from '@shop/adapters/store-sql/catalog/load-catalog';
import { writeCatalog } from '@shop/adapters/store-sql/catalog/write-catalog';
import { openSqliteConnection, sqliteDatabase } from '@shop/adapters/store-sql/database/sqlite-database';
import { sqlHostStore } from '@shop/adapters/store-sql/host/sql-host-store';
import { migrations } from '@shop/adapters/store-sql/schema/migrations';
import { changeOffer } from '@shop/adapters/store-sql/testing/change-offer';
import { start } from '@shop/adapters/store-sql/testing/test-shop';
import { wholeState } from '@shop/adapters/store-sql/testing/whole-state';
import type { HostCatalog } from '@shop/core/host/catalog/host-catalog';
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

export const memoryWorld = async (): Promise<WalkWorld> => {
  const clock = fixedClock(start);
  const store = memoryHostStore(sellingState(walkCatalog(), walkPeriods(clock.today())), clock);
  return {
    store,
    clock,
    state: async () => store.state(),
    sell: async (catalog) => store.become({ ...store.state(), catalog }),
    close: async () => undefined,
  };
};

const folderPrefix = join(tmpdir(), 'shop-walk-');

const makeTemplate = async (): Promise<Buffer> => {
  const folder = mkdtempSync(folderPrefix);
  const file = join(folder, 'template.db');
  const clock = fixedClock(start);
  const database = sqliteDatabase(openSqliteConnection(file));
  (await database.migrate(migrations))._unsafeUnwrap();
  const filled = await database.transaction({ isolation: 'serializable' }, async (tx) =>
    ok(await writeCatalog(tx, { goods: walkCatalog(), ...walkPeriods(clock.today()) }, clock.now())),
  );
  filled._unsafeUnwrap();
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
  const clock = fixedClock(start);
  const connection = openSqliteConnection(file);
  // No walk crashes the machine, and waiting for its disk would take most of the time.
  connection.exec('pragma synchronous = off');
  const database = sqliteDatabase(connection);
  const loadCatalog = catalogLoader();
  const sell = async (catalog: HostCatalog): Promise<void> => {
    const { products, categories, upsells, promos } = catalog;
    const goods = { products, categories, upsells, promos };
    const written = await database.transaction({ isolation: 'serializable' }, async (tx) =>
      ok(await changeOffer(tx, clock.now(), (before) => ({ ...before, goods }))),
    );
    written._unsafeUnwrap();
  };
  return {
    store: sqlHostStore({ database, loadCatalog, clock }),
    clock,
    state: async () =>
      (
        await database.transaction({ isolation: 'serializable' }, async (tx) =>
          ok(await wholeState(tx, await loadCatalog(tx))),
        )
      )._unsafeUnwrap(),
    sell,
    close: async () => {
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
};
