import { join } from 'node:path';
import { temporaryFolder } from '@shop/adapters/files/testing/temporary-folder';
import { checkedShared } from '@shop/adapters/open/checked-shop';
import { postgresDatabase } from '@shop/adapters/store-sql/database/postgres-database';
import {
  beforeDatabase,
  beforeRecord,
  betweenReleases,
  readsBefore,
} from '@shop/adapters/store-sql/testing/before-folder';
import { shownLike } from '@shop/adapters/store-sql/testing/before-record';
import { openFixtureShop } from '@shop/adapters/store-sql/testing/fixture-shop';
import { asKeeper } from '@shop/adapters/store-sql/testing/own-databases';
import { expect, inject, onTestFinished, test } from 'vitest';
import { runToEnd } from '../terminal.ts';

const aFormerDatabase = async (): Promise<string> => {
  const { url, drop } = await beforeDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  return url;
};

/** The number of rows of each table, and a digest of them. */
const contentOf = async (url: string): Promise<readonly Record<string, unknown>[]> => {
  const counted = Object.keys(beforeRecord().rows).map(
    (table) => `select '${table}' as "table", count(*)::int as rows,
      md5(string_agg(${table}::text, ',' order by ${table}::text)) as digest from ${table}`,
  );
  return asKeeper(url, counted.join(' union all '));
};

test.runIf(readsBefore)('shows each cart and order of a database of release 0.2.0 as that release did', async () => {
  const url = await aFormerDatabase();
  const record = beforeRecord();
  const rows = (await contentOf(url)).map(({ table, rows: count }) => [table, count]);
  // Its move is a row of the database alone.
  expect(Object.fromEntries(rows)).toEqual({ ...record.rows, shop_moves: 1 });
  const shop = await openFixtureShop(join(temporaryFolder(), 'data'), record.now, { shared: { url } });
  try {
    expect(await shownLike(shop, record)).toEqual(record.shown);
  } finally {
    await shop.close();
  }
  expect((await checkedShared(url))._unsafeUnwrap()).toMatchObject({ breaches: [] });
});

test('applies no migration to a database of release 0.2.0 when its own migration is unknown', async () => {
  const url = await aFormerDatabase();
  const before = await contentOf(url);
  const database = postgresDatabase(url);
  const outcome = await database.migrate(betweenReleases);
  await database.close();
  expect(outcome._unsafeUnwrap()).toEqual({ type: 'older', release: '0.2.0' });
  expect(await contentOf(url)).toEqual(before);
});

test.runIf(!readsBefore).each([
  ['the server', 1, 'ui/dist/server/server.js', []],
  ['order resend', 4, 'cli/dist/shop.js', ['order', 'resend', '2026-000018', '--on', 'postgres']],
  ['db check', 4, 'cli/dist/shop.js', ['db', 'check', '--on', 'postgres']],
] as const)(
  'refuses a database of release 0.2.0 in one line and leaves it as it was: %s',
  async (_, code, file, args) => {
    const url = await aFormerDatabase();
    const before = await contentOf(url);
    const DATA_DIR = join(temporaryFolder(), 'data');
    const ran = await runToEnd(file, args, { PORT: '0', DATA_DIR, DATABASE_URL: url });
    expect({ code: ran.code, out: ran.out }).toEqual({ code, out: '' });
    expect(ran.err).toMatch(/^[^\n]*postgres:\/\/127[^\n]+ was written by release 0\.2\.0 [^\n]+\n$/);
    expect(await contentOf(url)).toEqual(before);
  },
);
