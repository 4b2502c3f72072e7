import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { instant } from '@shop/core/dates/instant';
import { expect, it } from 'vitest';
import { newestBackup } from './shop-facts.ts';

/** Returns the head of a database; `version` is 2 while it has a log beside it. */
const head = (version: number): string => `SQLite format 3\0\u0010\0${String.fromCharCode(version, version)}`;

it('counts as a backup what db restore takes, and a dump of PostgreSQL', () => {
  const folder = temporaryFolder();
  const hour = 3600;
  const written = (name: string, text: string, hours: number) => {
    writeFileSync(join(folder, name), text);
    utimesSync(join(folder, name), hours * hour, hours * hour);
    return newestBackup(folder, instant(10 * hour * 1000));
  };
  expect(written('a.backup', 'none\n', 1)).toBeUndefined();
  expect(written('copied.backup', head(2), 2)).toBeUndefined();
  expect(written('b.backup', head(1), 3)).toEqual({ name: 'b.backup', hours: 7 });
  expect(written('c.dump', 'PGDMP\u0001', 4)).toEqual({ name: 'c.dump', hours: 6 });
  expect(written('d.dump', '-- of text', 5)).toEqual({ name: 'c.dump', hours: 6 });
});
