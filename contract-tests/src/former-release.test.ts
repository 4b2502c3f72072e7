import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

import { join } from 'node:path';
import { ownFile } from '@shop/adapters/platform/files/file-owner';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { beforeBackup, beforeFolder } from '@shop/adapters/store/testing/before-folder';
import { expect, test } from 'vitest';
import { runToEnd } from './terminal.ts';

const terminal = 'cli/dist/shop.js';
const nowhere = 'postgres://shop@127.0.0.1:1/shop';

/** Returns a digest of each file with data of a shop; locks, empty logs and the indexes of logs are omitted. */
const filesIn = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => !name.endsWith('-shm'))
      .map((name) => [name, readFileSync(join(folder, name))] as const)
      .filter(([, content]) => content.length > 0)
      .map(([name, content]) => [name, hash('sha256', content)]),
  );

test.each([
  ['the server', 1, 'ui/dist/server/server.js', () => []],
  ['order resend', 4, terminal, (on: string) => ['order', 'resend', '2026-000018', '--on', on]],
  ['db check', 4, terminal, (on: string) => ['db', 'check', '--on', on]],
  ['db backup', 4, terminal, (on: string, to: string) => ['db', 'backup', join(to, 'new.backup'), '--on', on]],
  ['db transfer', 4, terminal, (on: string) => ['db', 'transfer', '--to', nowhere, '--on', on]],
] as const)(
  'refuses a data folder of release 0.2.0 in one line that names the upgrade, and leaves it unchanged: %s (R-KEEP-9)',
  async (_, code, file, argsOf) => {
    const { folder } = beforeFolder();
    const before = filesIn(folder);
    const target = temporaryFolder();
    const ran = await runToEnd(file, argsOf(folder, target), { PORT: '0', DATA_DIR: folder });
    expect({ code: ran.code, out: ran.out }).toEqual({ code, out: '' });
    expect(ran.err).toMatch(/^[^\n]*shop\.db was written by release 0\.2\.0 [^\n]*shop db upgrade[^\n]*\n$/);
    expect(filesIn(folder)).toEqual(before);
    expect(readdirSync(target)).toEqual([]);
  },
);

test('upgrades a data folder and a backup of release 0.2.0 from the terminal (R-KEEP-9)', async () => {
  const { folder } = beforeFolder();
  const upgraded = await runToEnd(terminal, ['db', 'upgrade', '--on', folder], {});
  expect(upgraded).toMatchObject({ code: 0, err: '' });
  expect(upgraded.out).toMatch(/^brought .*shop\.db over from release 0\.2\.0\n(?:.*\n)*.*shop\.db\.0\.2\.0\.backup/);
  const again = await runToEnd(terminal, ['db', 'upgrade', '--on', folder], {});
  expect(again.out).toMatch(/^.*shop\.db is up to date\n/);
  const to = join(temporaryFolder(), 'data');
  const restored = await runToEnd(terminal, ['db', 'restore', beforeBackup(), '--on', to], {});
  expect(restored).toMatchObject({ code: 0, err: '' });
  for (const on of [folder, to])
    expect(await runToEnd(terminal, ['db', 'check', '--on', on], {})).toMatchObject({ code: 0 });
});

test('refuses to upgrade a data folder with a running server (R-KEEP-9)', async () => {
  const { folder, file } = beforeFolder();
  const { 'shop.db': before } = filesIn(folder);
  const running = ownFile(file, 'http://127.0.0.1:3000')._unsafeUnwrap();
  const ran = await runToEnd(terminal, ['db', 'upgrade', '--on', folder], {});
  running.release();
  expect(ran.code).toBe(4);
  expect(ran.err).toContain('runs at http://127.0.0.1:3000');
  expect(filesIn(folder)['shop.db']).toBe(before);
});
