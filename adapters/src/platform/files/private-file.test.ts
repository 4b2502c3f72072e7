import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepPrivate, makePrivate } from './private-file.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const aFile = (mode: number): string => {
  const file = join(temporaryFolder(), 'shop.db');
  writeFileSync(file, 'text');
  chmodSync(file, mode);
  return file;
};

const rightsOf = (file: string): string => (statSync(file).mode & 0o777).toString(8);

test.each([
  [0o604, '600'],
  [0o640, '600'],
  [0o444, '400'],
])('a file with the rights %i has the rights %s afterwards, and its text', (mode, left) => {
  for (const make of [keepPrivate, makePrivate]) {
    const file = aFile(mode);
    make(file);
    expect([rightsOf(file), readFileSync(file, 'utf8')]).toEqual([left, 'text']);
  }
});

test('a new private file is empty and has the rights 600', () => {
  const file = join(temporaryFolder(), 'shop.db');
  keepPrivate(file);
  expect(existsSync(file)).toBe(false);
  makePrivate(file);
  expect([rightsOf(file), readFileSync(file, 'utf8')]).toEqual(['600', '']);
});

test('a private file that cannot be created is no error until it is opened', () => {
  const below = join(aFile(0o600), 'below');
  makePrivate(below);
  keepPrivate(below);
  expect(existsSync(below)).toBe(false);
});
