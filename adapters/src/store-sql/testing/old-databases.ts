import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { temporaryFolder } from '../../files/testing/temporary-folder.ts';

const fixtures = join(import.meta.dirname, 'fixtures');

/** Names of the databases that earlier programs left. */
export const oldDatabases = readdirSync(fixtures).flatMap((file) => /^(.+)\.db\.gz$/.exec(file)?.slice(1) ?? []);

const withId = z.looseObject({ id: z.string() });
const recorded = z.object({
  now: z.int(),
  orders: z.record(z.string(), withId),
  carts: z.record(z.string(), withId),
  sessions: z.object({ open: z.string(), retryable: z.string() }),
});

/** What makes PostgreSQL hold the shop that earlier programs shared; its file's program told the same of `shop-2`. */
export const oldShared = (): string => gunzipSync(readFileSync(join(fixtures, 'shared-1.sql.gz'))).toString('utf8');

/** A copy of one in a data folder of its own, and what its program told of it. */
export const copyOfOld = (name: string) => {
  const folder = temporaryFolder();
  const file = join(folder, 'shop.db');
  writeFileSync(file, gunzipSync(readFileSync(join(fixtures, `${name}.db.gz`))));
  const told = z.parse(recorded, JSON.parse(readFileSync(join(fixtures, `${name}.json`), 'utf8')));
  return { folder, file, told };
};
