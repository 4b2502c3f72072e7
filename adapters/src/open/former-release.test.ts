import { readFileSync } from 'node:fs';
import { instant } from '@shop/core/dates/instant';
import { expect, test } from 'vitest';
import { fixedClock } from '../clock/clocks.ts';
import { temporaryFolder } from '../files/testing/temporary-folder.ts';
import {
  beforeBackup,
  beforeFolder,
  beforeRecord,
  betweenReleases,
  readsBefore,
} from '../store-sql/testing/before-folder.ts';
import { shownLike } from '../store-sql/testing/before-record.ts';
import { openFixtureShop } from '../store-sql/testing/fixture-shop.ts';
import { openShopFile } from '../store-sql/testing/test-shop.ts';
import { checkedFolder } from './checked-shop.ts';
import { dataFolderAt } from './data-folder.ts';
import { restoredShop } from './restored-shop.ts';

const restored = async (): Promise<string> => {
  const folder = temporaryFolder();
  const clock = fixedClock(instant(beforeRecord().now));
  (await restoredShop({ data: dataFolderAt(folder), file: beforeBackup(), clock }))._unsafeUnwrap();
  return folder;
};

test.runIf(readsBefore).each([
  ['data folder', async () => beforeFolder().folder],
  ['backup', restored],
])('shows each cart and order of a %s of release 0.2.0 as that release did', async (_, folderOf) => {
  const folder = await folderOf();
  const record = beforeRecord();
  expect((await checkedFolder(dataFolderAt(folder)))._unsafeUnwrap()).toMatchObject({
    sums: record.sums,
    breaches: [],
  });
  const shop = await openFixtureShop(folder, record.now);
  try {
    expect(await shownLike(shop, record)).toEqual(record.shown);
  } finally {
    await shop.close();
  }
});

test('applies no migration to a data folder of release 0.2.0 when its own migration is unknown', async () => {
  const { file } = beforeFolder();
  const before = readFileSync(file);
  const database = openShopFile(file);
  const outcome = await database.migrate(betweenReleases);
  await database.close();
  expect(outcome._unsafeUnwrap()).toEqual({ type: 'older', release: '0.2.0' });
  expect(readFileSync(file).equals(before)).toBe(true);
});
