import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@shop/adapters/files/testing/temporary-folder';
import { beforeBackup, beforeFolder, readsBefore } from '@shop/adapters/store-sql/testing/before-folder';
import { expect, test } from 'vitest';
import { runToEnd } from './terminal.ts';

const terminal = 'cli/dist/shop.js';
const nowhere = 'postgres://shop@127.0.0.1:1/shop';

/** A digest of each file that holds something of a shop: a lock, an empty log and the index of a log hold nothing. */
const filesIn = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => !name.endsWith('-shm'))
      .map((name) => [name, readFileSync(join(folder, name))] as const)
      .filter(([, content]) => content.length > 0)
      .map(([name, content]) => [name, hash('sha256', content)]),
  );

test.runIf(!readsBefore).each([
  ['the server', 1, 'ui/dist/server/server.js', () => []],
  ['order resend', 4, terminal, (on: string) => ['order', 'resend', '2026-000018', '--on', on]],
  ['db check', 4, terminal, (on: string) => ['db', 'check', '--on', on]],
  ['db backup', 4, terminal, (on: string, to: string) => ['db', 'backup', join(to, 'new.backup'), '--on', on]],
  ['db transfer', 4, terminal, (on: string) => ['db', 'transfer', '--to', nowhere, '--on', on]],
] as const)(
  'refuses a data folder of release 0.2.0 in one line and leaves it as it was: %s',
  async (_, code, file, argsOf) => {
    const { folder } = beforeFolder();
    const before = filesIn(folder);
    const target = temporaryFolder();
    const ran = await runToEnd(file, argsOf(folder, target), { PORT: '0', DATA_DIR: folder });
    expect({ code: ran.code, out: ran.out }).toEqual({ code, out: '' });
    expect(ran.err).toMatch(/^[^\n]*shop\.db was written by release 0\.2\.0 [^\n]+\n$/);
    expect(filesIn(folder)).toEqual(before);
    expect(readdirSync(target)).toEqual([]);
  },
);

test.runIf(!readsBefore)(
  'refuses to put back a backup of release 0.2.0 in one line and makes no shop of it',
  async () => {
    const backup = beforeBackup();
    const before = readFileSync(backup);
    const folder = join(temporaryFolder(), 'data');
    const ran = await runToEnd(terminal, ['db', 'restore', backup, '--on', folder], {});
    expect({ code: ran.code, out: ran.out }).toEqual({ code: 4, out: '' });
    expect(ran.err).toMatch(/^[^\n]*shop\.backup was written by release 0\.2\.0 [^\n]+\n$/);
    expect(readFileSync(backup).equals(before)).toBe(true);
    expect(existsSync(folder)).toBe(false);
  },
);
