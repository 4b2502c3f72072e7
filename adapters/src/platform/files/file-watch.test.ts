import { copyFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { watchFiles } from './file-watch.ts';
import { makeFolder } from './make-folder.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

/** Returns a file in a folder of its own, another file elsewhere, and a watch of the first one. */
const began = (exclusive = false) => {
  const folder = join(temporaryFolder(), 'data');
  const [file, other] = [join(folder, 'a'), join(temporaryFolder(), 'b')];
  makeFolder(folder);
  writeFileSync(file, 'a');
  writeFileSync(other, 'b');
  return { folder, file, other, watch: watchFiles([file], exclusive ? file : undefined) };
};

test('a file is lost while it is moved away, and not after it is moved back', () => {
  const { file, other, watch } = began();
  expect(watch.lost()).toBeUndefined();
  renameSync(file, `${other}.moved`);
  expect(watch.lost()).toEqual({ file, what: 'removed' });
  renameSync(`${other}.moved`, file);
  expect(watch.lost()).toBeUndefined();
});

test('a file is lost when it is removed, alone or with its folder, or replaced', () => {
  const [one, two, three] = [began(), began(), began()];
  rmSync(one.file);
  rmSync(two.folder, { recursive: true });
  renameSync(three.other, three.file);
  expect([one, two, three].map(({ watch }) => watch.lost()?.what)).toEqual(['removed', 'removed', 'replaced']);
});

test.skipIf(process.platform === 'win32')('an exclusive file is lost once another program writes to it', () => {
  const { file, other, watch } = began(true);
  writeFileSync(file, 'own text');
  watch.written();
  expect(watch.lost()).toBeUndefined();
  copyFileSync(other, file);
  expect(watch.lost()).toEqual({ file, what: 'overwritten' });
});

test('a shared file is not lost when another program writes to it', () => {
  const { file, watch } = began();
  writeFileSync(file, 'more');
  expect(watch.lost()).toBeUndefined();
});
