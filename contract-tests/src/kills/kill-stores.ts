import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedClock } from '@shop/adapters/platform/clock/clocks';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { checkFolder, checkShared } from '@shop/adapters/store/check/check-shop';
import { dataFolderAt } from '@shop/adapters/store/open/data-folder';
import { openStore, type StoreOptions } from '@shop/adapters/store/open/open-store';
import { ownDatabase } from '@shop/adapters/store/testing/own-databases';
import type { ClockPort } from '@shop/core/ports/clock-port';

/** The store of a shop that is killed. */
export type KillStore = {
  readonly name: string;
  /** A folder for this campaign alone. */
  readonly folder: string;
  /** The module that kills a program at a statement of this store. */
  readonly killer: string;
  readonly env: NodeJS.ProcessEnv;
  /** Returns the breaches that `shop db check` finds, with the clock of the shop. */
  readonly breaches: (clock: ClockPort) => Promise<readonly string[]>;
  readonly end: () => Promise<void>;
};

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'verify-kills-'));
  return { folder, env: { DATA_DIR: folder }, end: async () => rmSync(folder, { recursive: true, force: true }) };
};

const inWords = (checked: Awaited<ReturnType<typeof checkFolder>>): readonly string[] =>
  checked._unsafeUnwrap().breaches.map(({ law, what }) => `${law}: ${what}`);

/** Fills a store with the sample, which the killed program does not contain. */
const fill = async (store: Pick<StoreOptions, 'dataDir' | 'shared'>): Promise<void> => {
  const { database } = (await openStore({ ...store, clock: fixedClock(testStart) }))._unsafeUnwrap();
  await database.close();
};

/** Makes a SQLite file in a new folder. */
export const sqliteStore = async (name = 'SQLite'): Promise<KillStore> => {
  const own = newFolder();
  await fill({ dataDir: own.folder });
  return {
    ...own,
    name,
    killer: 'kill-at-sqlite-statement.mjs',
    breaches: async (clock) => inWords(await checkFolder(dataFolderAt(own.folder), clock)),
  };
};

/** Makes a new database on a server. */
export const postgresStore = async (serverUrl: string): Promise<KillStore> => {
  const { folder, env, end } = newFolder();
  const { url, drop } = await ownDatabase(serverUrl);
  await fill({ dataDir: folder, shared: { url } });
  return {
    folder,
    env: { ...env, DATABASE_URL: url },
    name: 'PostgreSQL',
    killer: 'kill-at-statement.mjs',
    breaches: async (clock) => inWords(await checkShared(url, clock)),
    end: async () => {
      await drop();
      await end();
    },
  };
};
