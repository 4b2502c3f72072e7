import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

test('a folder is created with its parents, and again without an error', () => {
  const folder = join(temporaryFolder(), 'a', 'b', 'c');
  makeFolder(folder);
  makeFolder(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
});

test('a folder below a file is an error', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(join(file, 'a'))).toThrow(/ENOTDIR/);
});

test.runIf(process.platform === 'linux')('a folder where none can be created is an error', () => {
  expect(() => makeFolder('/proc/shop/data')).toThrow(/ENOENT/);
});
