import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import type { Instant } from '@shop/core/dates/instant';
import { composed } from '../compose/root.ts';

const newShop = async (at: Instant): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-template-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const target = { type: 'database', folder: join(folder, 'data'), file: 'shop.db' } as const;
  (await composed.makeShop({ target, at }, 'sample'))._unsafeUnwrap();
  return folder;
};

const templates = new Map<Instant, Promise<string>>();

/** Makes a working folder. The shop in its subfolder `data` has sold the sample since the moment `at`. The first shop
 *  of a moment is copied for later tests, since the import of the sample takes longer than most tests. */
export const folderWithShop = async (at: Instant = testStart): Promise<string> => {
  const template = templates.get(at) ?? newShop(at);
  templates.set(at, template);
  const folder = temporaryFolder();
  cpSync(await template, folder, { recursive: true });
  return folder;
};
