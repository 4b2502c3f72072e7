import { DatabaseSync } from 'node:sqlite';
import { embeddedShopOver } from '@shop/adapters/assemble/embedded-shop';
import { hostPorts } from '@shop/adapters/host/host-ports';
import { sampleContent } from '@shop/adapters/sample/content/sample-content';
import { sellingSample } from '@shop/adapters/sample/testing/sold-sample';
import { type MemoryHostStore, memoryHostStore } from '@shop/adapters/store-memory/memory-host-store';
import { sqlContent } from '@shop/adapters/store-sql/content/sql-content';
import { writeContent } from '@shop/adapters/store-sql/content/write-content';
import { migrate } from '@shop/adapters/store-sql/database/migrations';
import { sqliteDatabase } from '@shop/adapters/store-sql/database/sqlite-database';
import { contentSchema } from '@shop/adapters/store-sql/schema/schema-content';
import { ok } from 'neverthrow';

/** The sample's pages, which have only one store, in one that is gone with the process. */
const openContent = async () => {
  const database = sqliteDatabase(new DatabaseSync(':memory:'));
  (await database.read(async (db) => ok(await migrate(db, 'sqlite', [contentSchema]))))._unsafeUnwrap();
  (await database.transaction(async (tx) => ok(await writeContent(tx, sampleContent))))._unsafeUnwrap();
  return database;
};

/** A shop whose host is a fold of its own decisions: carts, orders and payments without a database. `keep` gets its store. */
export const memoryShop = (keep: (store: MemoryHostStore) => void) =>
  embeddedShopOver(async ({ clock, random, paymentProvider: provider, publicOrigin }) => {
    const store = memoryHostStore(sellingSample(clock.today()), clock);
    keep(store);
    const { shop, checkout, settler } = hostPorts({ store, random, provider, publicOrigin });
    const database = await openContent();
    return ok({
      shop,
      checkout,
      content: sqlContent(database),
      settleNotification: settler.settleNotification,
      close: () => database.close(),
    });
  });
