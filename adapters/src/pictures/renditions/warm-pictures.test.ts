import { readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../platform/files/testing/temporary-folder.ts';
import type { encodeRendition } from './encode-rendition.ts';
import { pictureCache } from './picture-cache.ts';
import { type PictureSource, renditionOf } from './rendition.ts';
import { renditionCache } from './rendition-cache.ts';
import { warmPictures } from './warm-pictures.ts';

const large: PictureSource = { file: 'large.jpg', width: 1440, height: 900, version: 'one', placeholder: '' };
const small: PictureSource = { file: 'small.jpg', width: 480, height: 300, version: 'one', placeholder: '' };

const names = ['large.jpg-480x300.avif', 'small.jpg-480x300.avif', 'large.jpg-992x620.avif', 'large.jpg-1440x900.avif'];

/** Returns a cache, the pictures and widths that its encoder received, and how many it encoded at a time at most. */
const open = (folder = temporaryFolder()) => {
  let [atOnce, most] = [0, 0];
  const encode = vi.fn(async (..._: Parameters<typeof encodeRendition>) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((done) => setImmediate(done));
    atOnce -= 1;
    return Buffer.from('painted');
  });
  const cache = pictureCache(renditionCache(folder), encode);
  const encoded = () => encode.mock.calls.map(([{ file }, { width }]) => `${file} ${width}`);
  return { cache, encode, encoded, most: () => most };
};

const always = (): boolean => true;

test('warming encodes every width up to that of the picture, one at a time, the narrowest of all pictures first', async () => {
  const folder = temporaryFolder();
  const { cache, encoded, most } = open(folder);
  await warmPictures([large, small], cache, always, 1).ended;
  expect(encoded()).toEqual(['large.jpg 480', 'small.jpg 480', 'large.jpg 992', 'large.jpg 1440']);
  expect(most()).toBe(1);
  expect(readdirSync(folder).sort()).toEqual(names.toSorted());
});

test('warming encodes a changed picture again, and no other', async () => {
  const folder = temporaryFolder();
  await warmPictures([large, small], open(folder).cache, always, 1).ended;
  const { cache, encoded } = open(folder);
  await warmPictures([large, { ...small, version: 'two' }], cache, always, 1).ended;
  expect(encoded()).toEqual(['small.jpg 480']);
});

test('warming begins no encoding while a request is at work or a visitor waits for a picture', async () => {
  const { cache, encode, encoded } = open();
  let isIdle = false;
  const look = vi.fn(() => isIdle);
  const warming = warmPictures([small], cache, look, 1);
  await expect.poll(() => look.mock.calls.length).toBeGreaterThan(3);
  expect(encoded()).toEqual([]);

  const { promise, resolve } = Promise.withResolvers<Buffer<ArrayBuffer>>();
  encode.mockReturnValueOnce(promise);
  const visitors = cache.render(large, renditionOf(large, 992, 'image/webp'));
  isIdle = true;
  const looks = look.mock.calls.length;
  await expect.poll(() => look.mock.calls.length).toBeGreaterThan(looks + 3);
  expect(encoded()).toEqual(['large.jpg 992']);

  resolve(Buffer.from('painted'));
  await visitors;
  await warming.ended;
  expect(encoded()).toEqual(['large.jpg 992', 'small.jpg 480']);
});

test('warming begins no further picture once it is stopped, while it waits or encodes', async () => {
  const waiting = open();
  const stopped = warmPictures([small], waiting.cache, always, 60_000);
  stopped.stop();
  await stopped.ended;
  expect(waiting.encoded()).toEqual([]);

  const { cache, encode, encoded } = open();
  const { promise, resolve } = Promise.withResolvers<Buffer<ArrayBuffer>>();
  encode.mockReturnValueOnce(promise);
  const warming = warmPictures([large, small], cache, always, 1);
  await expect.poll(encoded).toEqual(['large.jpg 480']);
  warming.stop();
  resolve(Buffer.from('painted'));
  await warming.ended;
  expect(encoded()).toEqual(['large.jpg 480']);
});

test('warming continues after a picture that cannot be encoded', async () => {
  const { cache, encode, encoded } = open();
  encode.mockRejectedValueOnce(new Error('unreadable'));
  await warmPictures([large, small], cache, always, 1).ended;
  expect(encoded()).toHaveLength(4);
});
