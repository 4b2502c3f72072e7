import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { temporaryFolder } from '../../files/testing/temporary-folder.ts';

const fixtures = join(import.meta.dirname, 'fixtures');

/** Names of the databases that earlier programs left. */
export const oldDatabases = readdirSync(fixtures).flatMap((file) => /^(.+)\.db\.gz$/.exec(file)?.slice(1) ?? []);

/** A copy of one in a data folder of its own, and what its program told of it. */
export const copyOfOld = (name: string) => {
  const folder = temporaryFolder();
  const file = join(folder, 'shop.db');
  writeFileSync(file, gunzipSync(readFileSync(join(fixtures, `${name}.db.gz`))));
  const told: unknown = JSON.parse(readFileSync(join(fixtures, `${name}.json`), 'utf8'));
  return { folder, file, told };
};
