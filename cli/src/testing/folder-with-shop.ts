import { join } from 'node:path';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import type { Instant } from '@shop/core/dates/instant';
import { composed } from '../compose/root.ts';

/** Makes a working folder. The shop in its subfolder `data` has sold the sample since the moment `at`. */
export const folderWithShop = async (at: Instant = testStart): Promise<string> => {
  const folder = temporaryFolder();
  const result = await composed.makeShop(
    { target: { type: 'database', folder: join(folder, 'data'), file: 'shop.db' }, at },
    'sample',
  );
  result._unsafeUnwrap();
  return folder;
};
