import { once } from 'node:events';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { fileIn } from './folder-file.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

let folder: string;
beforeEach(() => {
  const outside = temporaryFolder();
  writeFileSync(join(outside, 'secret.json'), '{}');
  folder = join(outside, 'site');
  mkdirSync(join(folder, 'sl'), { recursive: true });
  mkdirSync(join(folder, '.hidden'));
  for (const name of ['sl/home.json', '.env', '.hidden/a.json']) writeFileSync(join(folder, name), '{}');
  symlinkSync(join(outside, 'secret.json'), join(folder, 'link.json'));
  symlinkSync(outside, join(folder, 'up'));
  symlinkSync('.hidden/a.json', join(folder, 'mounted.json'));
});

test.each(['sl/home.json', 'mounted.json'])('the file %s of a folder is found', (name) => {
  expect(fileIn(folder, name, 2).isOk()).toBe(true);
});

test.each([
  ['nowhere.json', 'no such file'],
  ['sl', 'not a file'],
  ['.env', 'begin with a dot'],
  ['.hidden/a.json', 'begin with a dot'],
  ['../secret.json', 'lead out of the folder'],
  ['sl/../../secret.json', 'lead out of the folder'],
  ['/etc/passwd', 'lead out of the folder'],
  ['link.json', 'link that leads out of the folder'],
  ['up/secret.json', 'link that leads out of the folder'],
  ['sl\\home.json', 'lead out of the folder'],
  ['', 'lead out of the folder'],
])('the file %j is refused: %s', (name, reason) => {
  expect(fileIn(folder, name, 2)._unsafeUnwrapErr().reason).toContain(reason);
});

test('a file that is larger than allowed is refused', () => {
  expect(fileIn(folder, 'sl/home.json', 1)._unsafeUnwrapErr().reason).toBe('it has 2 bytes; 1 are allowed');
});

test('a socket is refused and not opened', async () => {
  const server = createServer().listen(join(folder, 'socket.json'));
  await once(server, 'listening');
  expect(fileIn(folder, 'socket.json', 2)._unsafeUnwrapErr().reason).toBe('it is not a file');
  server.close();
});

test('a file that is written again has another stamp', () => {
  const { stamp } = fileIn(folder, 'sl/home.json', 9)._unsafeUnwrap();
  expect(fileIn(folder, 'sl/home.json', 9)._unsafeUnwrap().stamp).toBe(stamp);
  writeFileSync(join(folder, 'sl/home.json'), '{ }');
  expect(fileIn(folder, 'sl/home.json', 9)._unsafeUnwrap().stamp).not.toBe(stamp);
});
