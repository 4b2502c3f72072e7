import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ownedText, ownFile, useFile } from './file-owner.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const aFile = (): string => join(temporaryFolder(), 'shop.db');
const address = 'http://127.0.0.1:3000';

test('a file has one owner until its release, and others are refused with the owner', () => {
  const file = aFile();
  const owned = ownFile(file, address)._unsafeUnwrap();
  const refusal = { kind: 'owned', owner: { pid: process.pid, address } };
  expect(ownFile(file, 'http://127.0.0.1:3001')._unsafeUnwrapErr()).toEqual(refusal);
  expect(useFile(file)._unsafeUnwrapErr()).toEqual(refusal);
  owned.release();
  ownFile(file, address)._unsafeUnwrap().release();
  useFile(file)._unsafeUnwrap().release();
});

test('several processes can use a file at a time, and none can own it meanwhile', () => {
  const file = aFile();
  const [one, two] = [useFile(file)._unsafeUnwrap(), useFile(file)._unsafeUnwrap()];
  expect(ownFile(file, address)._unsafeUnwrapErr()).toEqual({ kind: 'owned' });
  one.release();
  two.release();
  ownFile(file, address)._unsafeUnwrap().release();
});

test('the ownership of one file does not lock another', () => {
  const file = aFile();
  const one = ownFile(file, address)._unsafeUnwrap();
  ownFile(`${file}.other`, address)._unsafeUnwrap().release();
  one.release();
});

test('a file whose lock file is malformed cannot be owned', () => {
  const file = aFile();
  writeFileSync(`${file}.lock`, 'x'.repeat(200));
  expect(ownFile(file, address)._unsafeUnwrapErr().kind).toBe('unlockable');
});

test('the message of a refusal is one line with the address of the owner', () => {
  expect(ownedText({ pid: 7, address })).toBe(
    'belongs to the shop that runs at http://127.0.0.1:3000 (process 7); use that one (--on http://127.0.0.1:3000), or stop it first',
  );
});

const program = join(import.meta.dirname, 'testing', 'own-until-killed.ts');

const killed = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

/** Starts a process that takes ownership of a file, and returns its outcome. */
const owner = (file: string, at: string, as = '') => {
  const child = spawn(process.execPath, [program, file, at, as], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => (child.exitCode === null && child.signalCode === null ? killed(child) : undefined));
  return { child, outcome: once(child.stdout, 'data').then(([line]) => String(line).trim()) };
};

test('one of three processes that start at once owns the file, and another one after its kill', {
  timeout: 60_000,
}, async () => {
  const file = aFile();
  const all = [1, 2, 3].map((number) => ({ ...owner(file, `at ${number}`), address: `at ${number}` }));
  const outcomes = await Promise.all(all.map(({ outcome }) => outcome));
  const winner = all[outcomes.indexOf('mine')] ?? expect.fail('no process owns it');
  expect(outcomes.filter((one) => one !== 'mine')).toEqual(Array(2).fill(winner.address));

  await killed(winner.child);
  expect(JSON.parse(readFileSync(`${file}.owner`, 'utf8'))).toEqual({ pid: winner.child.pid, address: winner.address });
  ownFile(file, 'at next')._unsafeUnwrap().release();
});

test.each([
  ['that another process has now', process.pid],
  ['of no process', 2 ** 30],
])('an old owner file with a process number %s does not lock the file', (_, pid) => {
  const file = aFile();
  writeFileSync(`${file}.lock`, '');
  writeFileSync(`${file}.owner`, JSON.stringify({ pid, address }));
  const owned = ownFile(file, 'at next')._unsafeUnwrap();
  expect(ownFile(file, 'at another')._unsafeUnwrapErr()).toEqual({
    kind: 'owned',
    owner: { pid: process.pid, address: 'at next' },
  });
  owned.release();
});

test('an incomplete owner file is ignored, and removed by the next user', () => {
  const file = aFile();
  writeFileSync(`${file}.lock`, '');
  writeFileSync(`${file}.owner`, 'half a li');
  useFile(file)._unsafeUnwrap().release();
  expect(existsSync(`${file}.owner`)).toBe(false);
  writeFileSync(`${file}.owner`, 'half a li');
  ownFile(file, address)._unsafeUnwrap().release();
});

test('a process of another user that cannot write the lock file does not own the file', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'shop.db');
  writeFileSync(`${file}.lock`, '');
  chmodSync(`${file}.lock`, 0o444);
  chmodSync(folder, 0o777);
  expect(await owner(file, 'at one', 'nobody').outcome).toBe('unlockable');
});
