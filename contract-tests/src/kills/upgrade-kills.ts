import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { fixedClock } from '@shop/adapters/platform/clock/clocks';
import { checkFolder, checkShared } from '@shop/adapters/store/check/check-shop';
import { dataFolderAt } from '@shop/adapters/store/open/data-folder';
import { beforeDatabase, beforeFolder, beforeRecord } from '@shop/adapters/store/testing/before-folder';
import { contentIn } from '@shop/adapters/store/testing/file-content';
import { instant } from '@shop/core/dates/instant';
import { contentOf } from '../postgres/database-content.ts';
import { runToEnd } from '../terminal.ts';
import { bundledProgram } from './bundled-program.ts';
import type { Planted } from './killed-shop.ts';

type CheckedShop = Awaited<ReturnType<typeof checkFolder>>;

/** A shop of release 0.2.0, and the module that kills a program during its upgrade. */
type FormerStore = {
  readonly name: string;
  readonly killer: string;
  /** A folder for this campaign alone. */
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly content: () => Promise<unknown>;
  readonly check: () => PromiseLike<CheckedShop>;
  readonly end: () => Promise<void>;
};

const clock = fixedClock(instant(beforeRecord().now));

const formerFolder = async (): Promise<FormerStore> => {
  const root = mkdtempSync(join(tmpdir(), 'verify-kills-'));
  const { folder, file } = beforeFolder(join(root, 'data'));
  return {
    name: 'SQLite',
    killer: 'kill-at-sqlite-statement.mjs',
    folder: root,
    env: { DATA_DIR: folder },
    content: async () => {
      // Each run that gets far enough leaves a backup.
      for (const name of readdirSync(folder)) if (name.includes('.backup')) rmSync(join(folder, name));
      return contentIn(file);
    },
    check: () => checkFolder(dataFolderAt(folder), clock),
    end: async () => rmSync(root, { recursive: true }),
  };
};

const formerDatabase = async (serverUrl: string): Promise<FormerStore> => {
  const { url, drop } = await beforeDatabase(serverUrl);
  const folder = mkdtempSync(join(tmpdir(), 'verify-kills-'));
  return {
    folder,
    name: 'PostgreSQL',
    killer: 'kill-at-statement.mjs',
    env: { DATABASE_URL: url },
    content: () => contentOf(url),
    check: () => checkShared(url, clock),
    end: async () => {
      rmSync(folder, { recursive: true });
      await drop();
    },
  };
};

const preload = (file: string): string => `--import ${resolve(import.meta.dirname, '../testing', file)}`;

/** Upgrades the same shop with a program that is killed before every statement in turn. Returns faults: the content
 *  must be unchanged until the upgrade is complete. */
const upgradeKilled = async (
  store: FormerStore,
  say: (line: string) => void,
  planted: Planted | undefined,
): Promise<readonly string[]> => {
  const preloads = planted === undefined ? [store.killer] : ['planted-commits.mjs', store.killer];
  // The statements at which the defect is found soonest.
  const point = (nth: number): string => (planted === undefined ? `before ${nth}` : `before ${nth} insert`);
  const program = await bundledProgram(join(store.folder, 'program'), 'upgrade-program');
  const before = await store.content();
  const faults: string[] = [];
  let after: unknown;
  let nth = 1;
  for (; faults.length === 0; nth += 1) {
    const { code, err } = await runToEnd(program, [], {
      ...store.env,
      AT: String(clock.now()),
      NODE_COMPILE_CACHE: join(store.folder, 'compiled'),
      NODE_OPTIONS: preloads.map(preload).join(' '),
      PLANTED: planted,
      KILL_AT: point(nth),
    });
    const at = `${store.name}, upgrade, ${point(nth)}`;
    if (code !== null && code !== 0) faults.push(`${at}: it ends with ${code}: ${err}`);
    const content = await store.content();
    if (after === undefined && !isDeepStrictEqual(content, before)) after = content;
    if (after !== undefined && !isDeepStrictEqual(content, after)) faults.push(`${at}: a part is brought over`);
    if (code === 0) break;
  }
  if (faults.length > 0) return faults;
  const checked = await store.check();
  const isSound = checked.isOk() && checked.value.breaches.length === 0;
  if (!isSound) faults.push(`${store.name}: ${JSON.stringify(checked)}`);
  say(`${store.name}, upgrade: ${nth - 1} kills, ${faults.length} faults`);
  return faults;
};

/** Upgrades a data folder and a database, killed before each statement. Returns the faults of each. */
export const upgradeKills = async (
  serverUrl: string,
  say: (line: string) => void,
  planted?: Planted,
): Promise<readonly (readonly string[])[]> => {
  const stores = [await formerFolder(), await formerDatabase(serverUrl)];
  const faults = await Promise.all(stores.map((store) => upgradeKilled(store, say, planted)));
  for (const fault of faults.flat()) say(fault);
  for (const store of stores) await store.end();
  return faults;
};
