import { instant } from '@shop/core/dates/instant';
import { ok } from 'neverthrow';
import { expect, test } from 'vitest';
import { fixedClock } from '../../platform/clock/clocks.ts';
import { dataFolderAt } from '../open/data-folder.ts';
import { openDatabase } from '../open/open-database.ts';
import { restoreInFolder } from '../testing/restore-in-folder.ts';

test('a restore is closed beside a running server, which goes on writing', async () => {
  const { told, restore } = await restoreInFolder();
  const [, place] = await restore(told.now);
  const losses: string[] = [];
  const server = { address: 'http://127.0.0.1:3000', onLost: (line: string) => void losses.push(line) };
  const clock = fixedClock(instant(told.now));
  const database = (await openDatabase({ ...dataFolderAt(place.where.dataDir), clock, server }))._unsafeUnwrap();
  const write = (version: number, document: string) =>
    database.transaction({ isolation: 'read committed' }, async (tx) => {
      await tx.insertInto('catalog_versions').values({ version, since: clock.now(), stamp: '', document }).execute();
      return ok();
    });
  // More than the 1,000 pages of 4 KB that SQLite leaves in a log by default.
  expect((await write(-2, 'x'.repeat(6_000_000))).isOk()).toBe(true);
  await place.closeRestore(told.now);
  expect((await write(-1, '')).isOk()).toBe(true);
  expect(losses).toEqual([]);
  await database.close();
  expect((await place.check(told.now)).openSince).toBeUndefined();
});
