import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { fixedClock } from '@shop/adapters/platform/clock/clocks';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { checkShared } from '@shop/adapters/store/check/check-shop';
import { beforeDatabase, beforeRecord, beforeSums } from '@shop/adapters/store/testing/before-folder';
import { openFixtureShop } from '@shop/adapters/store/testing/fixture-shop';
import { asKeeper, ownDatabase } from '@shop/adapters/store/testing/own-databases';
import { type ShopBefore, upgradeContract } from '@shop/adapters/store/testing/upgrade.contract';
import { upgradeShared } from '@shop/adapters/store/upgrade/upgrade-shop';
import { instant } from '@shop/core/dates/instant';
import { Client, DatabaseError } from 'pg';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { runToEnd } from '../terminal.ts';
import { contentOf } from './database-content.ts';

const aFormerDatabase = async (): Promise<string> => {
  const { url, drop } = await beforeDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  return url;
};

const clock = () => fixedClock(instant(beforeRecord().now));

const aDatabase = async (): Promise<ShopBefore> => {
  const url = await aFormerDatabase();
  return {
    query: (statement) => asKeeper(url, statement),
    content: () => contentOf(url),
    upgrade: () => upgradeShared(url, clock()),
    check: () => checkShared(url, clock()),
    open: (now) => openFixtureShop(join(temporaryFolder(), 'data'), now, { shared: { url } }),
  };
};

describe('the upgrade of a database', () => {
  upgradeContract(aDatabase);

  test('contains every row of the moved data folder, and the move', async () => {
    const url = await aFormerDatabase();
    const rows = (await contentOf(url)).map(({ table, rows: count }) => [table, count]);
    const { schema_migrations: _, schema_migrations_lock: __, ...record } = beforeRecord().rows;
    // The move from a folder is recorded in the database only.
    expect(Object.fromEntries(rows)).toMatchObject({ ...record, shop_moves: 1 });
    (await upgradeShared(url, clock()))._unsafeUnwrap();
    expect(await asKeeper(url, 'select state from shop_moves')).toEqual([{ state: 'arrived' }]);
  });

  test('leaves the shop unchanged until it is complete, wherever it is interrupted, and continues from there (R-KEEP-9)', async () => {
    const url = await aFormerDatabase();
    const before = await contentOf(url);
    const states: (typeof before)[] = [];
    // Every ninth of some 250 statements; the campaign of kills covers all of them.
    for (let nth = 1; ; nth += 9) {
      const restore = failAt(nth);
      const upgraded = await upgradeShared(url, clock());
      restore();
      if (upgraded.isOk()) break;
      states.push(await contentOf(url));
    }
    const after = await contentOf(url);
    expect(states.filter((state) => isDeepStrictEqual(state, before)).length).toBeGreaterThan(20);
    expect(states.filter((state) => !isDeepStrictEqual(state, before) && !isDeepStrictEqual(state, after))).toEqual([]);
    expect((await checkShared(url, clock()))._unsafeUnwrap()).toMatchObject({ sums: beforeSums(), breaches: [] });
  });

  test('creates the tables of a new shop', async () => {
    const url = await aFormerDatabase();
    (await upgradeShared(url, clock()))._unsafeUnwrap();
    const fresh = await ownDatabase(inject('postgresUrl'));
    onTestFinished(fresh.drop);
    await (await openFixtureShop(temporaryFolder(), beforeRecord().now, { shared: fresh })).close();
    expect(await schemaOf(url)).toEqual(await schemaOf(fresh.url));
  });
});

/** Makes PostgreSQL refuse one of the statements sent from now on. Returns a function that ends this. */
const failAt = (nth: number): (() => void) => {
  const { query } = Client.prototype;
  let count = 0;
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...values: unknown[]) {
    count += 1;
    // Not an error of the connection, after which the same statement would be sent again.
    if (count === nth) throw new DatabaseError('cut off', 7, 'error');
    return Reflect.apply(query, this, values);
  });
  return () => spy.mockRestore();
};

/** Returns the tables, keys and indexes of a database. */
const schemaOf = (url: string) =>
  asKeeper(
    url,
    `select table_name as "of", column_name as name, concat_ws(' ', data_type, is_nullable, collation_name, generation_expression) as made
      from information_schema.columns where table_schema = 'public'
    union all select tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    order by 1, 2, 3`,
  );

test.each([
  ['the server', 1, 'ui/dist/server/server.js', []],
  ['order resend', 4, 'cli/dist/shop.js', ['order', 'resend', '2026-000018', '--on', 'postgres']],
  ['db check', 4, 'cli/dist/shop.js', ['db', 'check', '--on', 'postgres']],
] as const)(
  'refuses a database of release 0.2.0 in one line that names the upgrade, and leaves it unchanged: %s (R-KEEP-9)',
  async (_, code, file, args) => {
    const url = await aFormerDatabase();
    const before = await contentOf(url);
    const DATA_DIR = join(temporaryFolder(), 'data');
    const ran = await runToEnd(file, args, { PORT: '0', DATA_DIR, DATABASE_URL: url });
    expect({ code: ran.code, out: ran.out }).toEqual({ code, out: '' });
    expect(ran.err).toMatch(
      /^[^\n]*postgres:\/\/127[^\n]+ was written by release 0\.2\.0 [^\n]*shop db upgrade[^\n]*\n$/,
    );
    expect(await contentOf(url)).toEqual(before);
  },
);
