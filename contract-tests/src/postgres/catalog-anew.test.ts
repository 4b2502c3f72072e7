import { catalogLoader } from '@shop/adapters/store/catalog/load-catalog';
import type { Db } from '@shop/adapters/store/database/database';
import { asKeeper } from '@shop/adapters/store/testing/own-databases';
import { ok } from 'neverthrow';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { openTestShop } from './postgres-worlds.ts';
import { connectedTo } from './race.ts';

test('readers of a changed catalog never deadlock with the first reader of the change', async () => {
  const { url } = await openTestShop();
  // A wait for a lock lasts until its statement times out, so that a wait that is too long is reported.
  const database = connectedTo(url, { limits: { lockWithin: 60_000, statementWithin: 20_000 } });
  const loadCatalog = catalogLoader();
  const shown = () => database.read(async (db) => ok((await loadCatalog(db)).version));
  const before = (await shown())._unsafeUnwrap();
  await asKeeper(
    url,
    `insert into order_numbers values (2027, 7);
     insert into catalog_versions select version + 1, since, 'anew', document from catalog_versions`,
  );
  const other = new Client({ connectionString: url });
  await other.connect();
  await other.query('begin; select from order_numbers for update');
  const noticed = Promise.withResolvers<void>();
  const load = async (db: Db, version: number) => {
    await db.selectFrom('order_numbers').selectAll().execute();
    noticed.resolve();
    await db.selectFrom('order_numbers').selectAll().forUpdate().execute();
    return version;
  };
  const waiting = database.transaction({ isolation: 'read committed' }, async (tx) =>
    ok(await loadCatalog.withCatalog(tx, ({ version }) => load(tx, version))),
  );
  await noticed.promise;
  expect((await shown())._unsafeUnwrap()).toBe(before + 1);
  await other.end();
  expect((await waiting)._unsafeUnwrap()).toBe(before + 1);
});
