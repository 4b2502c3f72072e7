import { join } from 'node:path';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import type { Instant } from '@shop/core/dates/instant';
import { composed } from '../compose/root.ts';

/** A new working folder; the shop in its folder `data` sells the sample since a moment. */
export const folderWithShop = async (at: Instant = testStart): Promise<string> => {
  const folder = temporaryFolder();
  const made = await composed.makeShop(
    { target: { type: 'database', folder: join(folder, 'data'), file: 'shop.db' }, at },
    'sample',
  );
  made._unsafeUnwrap();
  return folder;
};
