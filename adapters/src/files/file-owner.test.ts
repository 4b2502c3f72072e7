import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownedText, ownFile, useFile } from './file-owner.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const aFile = (): string => join(temporaryFolder(), 'shop.db');
const address = 'http://127.0.0.1:3000';

test('a file has one owner, who is told to everybody else, until it is released', () => {
  const file = aFile();
  const owned = ownFile(file, address)._unsafeUnwrap();
  const refusal = { kind: 'owned', owner: { pid: process.pid, address } };
  expect(ownFile(file, 'http://127.0.0.1:3001')._unsafeUnwrapErr()).toEqual(refusal);
  expect(useFile(file)._unsafeUnwrapErr()).toEqual(refusal);
  owned.release();
  ownFile(file, address)._unsafeUnwrap().release();
  useFile(file)._unsafeUnwrap().release();
});

test('many use a file beside each other, and nobody owns it meanwhile', () => {
  const file = aFile();
  const [one, two] = [useFile(file)._unsafeUnwrap(), useFile(file)._unsafeUnwrap()];
  expect(ownFile(file, address)._unsafeUnwrapErr()).toEqual({ kind: 'owned' });
  one.release();
  two.release();
  ownFile(file, address)._unsafeUnwrap().release();
});

test('what an owner that was killed left behind means nothing', () => {
  const file = aFile();
  writeFileSync(`${file}.lock`, '');
  writeFileSync(`${file}.owner`, JSON.stringify({ pid: 1, address }));
  useFile(file)._unsafeUnwrap().release();
  expect(existsSync(`${file}.owner`)).toBe(false);
  writeFileSync(`${file}.owner`, 'half a li');
  ownFile(file, address)._unsafeUnwrap().release();
});

test('two files have two owners', () => {
  const file = aFile();
  const one = ownFile(file, address)._unsafeUnwrap();
  ownFile(`${file}.other`, address)._unsafeUnwrap().release();
  one.release();
});

test('a lock that is no lock is told', () => {
  const file = aFile();
  writeFileSync(`${file}.lock`, 'x'.repeat(200));
  expect(ownFile(file, address)._unsafeUnwrapErr().kind).toBe('unlockable');
});

test('whoever is refused reads one line with the address to use instead', () => {
  expect(ownedText({ pid: 7, address })).toBe(
    'belongs to the shop that runs at http://127.0.0.1:3000 (process 7); use that one (--on http://127.0.0.1:3000), or stop it first',
  );
});
