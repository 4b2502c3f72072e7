import { chmodSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../platform/files/testing/temporary-folder.ts';
import { pictureCache } from './picture-cache.ts';
import { type PictureSource, renditionOf } from './rendition.ts';
import { renditionCache } from './rendition-cache.ts';

const source: PictureSource = { file: 'a.jpg', width: 3840, height: 2400, version: 'one', placeholder: '' };
const rendition = renditionOf(source, 992, 'image/avif');

/** Returns a cache whose encoder returns the number of its call. */
const open = (folder: string) => {
  const encode = vi.fn(async () => Buffer.from(`painted in turn ${encode.mock.calls.length}`));
  const cache = pictureCache(renditionCache(folder), encode);
  const ask = async (picture: PictureSource = source) => String(await cache.render(picture, rendition));
  return { ask, encode };
};

test('fifty requests for a picture at once cause one encoding', async () => {
  const { ask, encode } = open(temporaryFolder());
  expect(new Set(await Promise.all(Array.from({ length: 50 }, () => ask())))).toEqual(new Set(['painted in turn 1']));
  expect(encode).toHaveBeenCalledTimes(1);
});

test('a failed encoding rejects all its requests, and the next request encodes again', async () => {
  const { ask, encode } = open(temporaryFolder());
  encode.mockRejectedValueOnce(new Error('unreadable'));
  const outcomes = await Promise.allSettled([ask(), ask()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask()).toBe('painted in turn 2');
});

test('as many pictures are encoded at a time as there are cores, and the next one when one of them is done', async () => {
  const release: (() => void)[] = [];
  const encode = vi.fn(() => new Promise<Buffer>((resolve) => release.push(() => resolve(Buffer.from('painted')))));
  const cache = pictureCache(renditionCache(temporaryFolder()), encode);
  const cores = availableParallelism();
  const sources = Array.from({ length: cores + 1 }, (_, at) => ({ ...source, version: `${at}` }));
  expect([cache.isIdle(), cache.isBusy()]).toEqual([true, false]);
  const all = sources.map((one) => cache.render(one, rendition));
  expect([cache.isIdle(), cache.isBusy()]).toEqual([false, true]);
  await expect.poll(() => encode).toHaveBeenCalledTimes(cores);
  release[0]?.();
  await Promise.race(all);
  await expect.poll(() => encode).toHaveBeenCalledTimes(cores + 1);
  for (const done of release) done();
  await Promise.all(all);
  expect([cache.isIdle(), cache.isBusy()]).toEqual([true, false]);
});

test('an encoded picture is read after a restart, from one file without others beside it', async () => {
  const folder = join(temporaryFolder(), 'deep', 'cache');
  await open(folder).ask();
  const again = open(folder);
  expect(await again.ask()).toBe('painted in turn 1');
  expect(again.encode).not.toHaveBeenCalled();
  expect(readdirSync(folder)).toEqual(['a.jpg-992x620.avif']);
});

test('a changed picture replaces the file of the former one', async () => {
  const folder = temporaryFolder();
  await open(folder).ask();
  const changed = open(folder);
  await changed.ask({ ...source, version: 'two' });
  expect(changed.encode).toHaveBeenCalledTimes(1);
  expect(readdirSync(folder)).toHaveLength(1);
});

test.each([
  ['cut short', (file: string) => truncateSync(file, 20)],
  ['emptied', (file: string) => truncateSync(file, 0)],
  [
    'one bit off',
    (file: string) =>
      writeFileSync(
        file,
        readFileSync(file).map((byte, at) => (at === 3 ? byte ^ 1 : byte)),
      ),
  ],
])('a cached file that is %s is encoded again', async (_, damage) => {
  const folder = temporaryFolder();
  await open(folder).ask();
  damage(join(folder, 'a.jpg-992x620.avif'));
  const again = open(folder);
  expect(await again.ask()).toBe('painted in turn 1');
  expect(again.encode).toHaveBeenCalledTimes(1);
  const healed = open(folder);
  await healed.ask();
  expect(healed.encode).not.toHaveBeenCalled();
});

test.each([
  ['is a file', (folder: string) => writeFileSync(folder, '')],
  [
    'holds a folder in the file’s place',
    (folder: string) => mkdirSync(join(folder, 'a.jpg-992x620.avif'), { recursive: true }),
  ],
  [
    'may not be written',
    (folder: string) => {
      mkdirSync(folder);
      chmodSync(folder, 0o500);
    },
  ],
])('a picture is answered when the cache folder %s', async (_, spoil) => {
  const folder = join(temporaryFolder(), 'cache');
  spoil(folder);
  expect(await open(folder).ask()).toBe('painted in turn 1');
});
