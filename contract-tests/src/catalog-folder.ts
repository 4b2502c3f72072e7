import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { instantText } from '@shop/core/dates/instant';
import { onTestFinished } from 'vitest';
import { type Ran, runToEnd } from './terminal.ts';

/** The moment at which all tests start, for a server or a command. */
export const SHOP_AT = instantText(testStart);

/** Returns a new folder that is removed after the test. */
export const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-catalog-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Creates a shop with the sample in a data folder, with the terminal. */
export const newShop = async (data: string): Promise<void> => {
  const { code, err } = await runToEnd('cli/dist/shop.js', ['new', data, '--at', SHOP_AT], {});
  if (code !== 0) throw new Error(err);
};

/** Runs `shop catalog …` as a separate process, on a data folder or a running shop. */
export const catalogCommands =
  (on: string, env: NodeJS.ProcessEnv = {}) =>
  (...args: readonly string[]): Promise<Ran> =>
    runToEnd('cli/dist/shop.js', ['catalog', ...args, '--on', on, '--at', SHOP_AT], {
      SHOP_JAR: join(on.startsWith('http') ? tmpdir() : on, 'jar.json'),
      ...env,
    });

/** Returns the numbers of the stored versions. */
export const versionsOf = async (shop: ReturnType<typeof catalogCommands>): Promise<readonly unknown[]> => {
  const { versions }: { readonly versions: readonly { readonly version: unknown }[] } = JSON.parse(
    (await shop('versions', '--json')).out,
  );
  return versions.map(({ version }) => version);
};

/** Returns every file of a folder with its text. */
export const filesIn = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Replaces a text in a file. Throws if the file does not contain it. */
export const edit = (file: string, from: string | RegExp, to: string): void => {
  const text = readFileSync(file, 'utf8');
  const edited = text.replace(from, to);
  if (edited === text) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, edited);
};
