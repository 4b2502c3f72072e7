import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

test('makes what is missing, and nothing when all is there', () => {
  const folder = join(temporaryFolder(), 'a', 'b', 'c');
  makeFolder(folder);
  makeFolder(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
});

test('ends with an error below a file', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(join(file, 'a'))).toThrow(/ENOTDIR/);
});

test.runIf(process.platform === 'linux')('ends with an error where no folder can ever be made', () => {
  expect(() => makeFolder('/proc/shop/data')).toThrow(/ENOENT/);
});
