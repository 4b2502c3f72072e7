import { readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../platform/files/testing/temporary-folder.ts';
import { makeRenditions } from './make-renditions.ts';
import { pictureCache } from './picture-cache.ts';
import { type PictureSource, renditionOf } from './rendition.ts';
import { renditionCache, withReadyRenditions } from './rendition-cache.ts';

const encoder = () => vi.fn(async () => Buffer.from('painted'));
const source: PictureSource = { file: 'a.jpg', width: 1440, height: 900, version: 'one', placeholder: '' };
const pictures = new Map([['a.jpg', source]]);

test('every width up to the picture’s own is made once, and again only when the picture changes', async () => {
  const folder = temporaryFolder();
  const encode = encoder();
  await makeRenditions(pictures, pictureCache(renditionCache(folder), encode));
  expect(readdirSync(folder).sort()).toEqual(['a.jpg-1440x900.avif', 'a.jpg-480x300.avif', 'a.jpg-992x620.avif']);
  await makeRenditions(pictures, pictureCache(renditionCache(folder), encode));
  expect(encode).toHaveBeenCalledTimes(3);
  const changed = new Map([['a.jpg', { ...source, version: 'two' }]]);
  await makeRenditions(changed, pictureCache(renditionCache(folder), encode));
  expect(encode).toHaveBeenCalledTimes(6);
});

test('what was made beforehand is given without encoding; the rest is kept in the shop’s own folder', async () => {
  const [made, own] = [temporaryFolder(), temporaryFolder()];
  await makeRenditions(pictures, pictureCache(renditionCache(made), encoder()));
  const encode = encoder();
  const shop = pictureCache(withReadyRenditions(renditionCache(made), renditionCache(own)), encode);
  await shop('a.jpg', source, renditionOf(source, 992, 'image/avif,image/webp'));
  expect(encode).not.toHaveBeenCalled();
  await shop('a.jpg', source, renditionOf(source, 992, 'image/webp'));
  await shop('a.jpg', source, renditionOf(source, 992, 'image/webp'));
  expect(encode).toHaveBeenCalledTimes(1);
  expect([readdirSync(made).length, readdirSync(own)]).toEqual([3, ['a.jpg-992x620.webp']]);
});
