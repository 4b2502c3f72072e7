import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../platform/files/testing/temporary-folder.ts';
import type { encodeRendition } from './encode-rendition.ts';
import { pictureCache } from './picture-cache.ts';
import { type PictureSource, renditionOf } from './rendition.ts';
import { renditionCache } from './rendition-cache.ts';
import { shownPicture } from './shown-picture.ts';

let source: PictureSource;
beforeEach(() => {
  const file = join(temporaryFolder(), 'a.jpg');
  writeFileSync(file, 'the original');
  source = { file, width: 1920, height: 1200, version: 'one', placeholder: '' };
});

const rendition = (width: number) => renditionOf(source, width, 'image/avif');

/** A cache with one encoder, whose pictures say their width; from `hold` on it waits for what that returns. */
const open = (patience = 60_000) => {
  let gate = Promise.resolve();
  const encode = vi.fn(async (...[, { width }]: Parameters<typeof encodeRendition>) => {
    await gate;
    return Buffer.from(`width ${width}`);
  });
  const hold = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    return resolve;
  };
  const cache = pictureCache(renditionCache(temporaryFolder()), encode, 1);
  const onFailure = vi.fn();
  const show = shownPicture({ cache, onFailure, patience });
  const shown = async (width: number) => {
    const { bytes, format, isStandIn } = await show(source, rendition(width));
    return [String(bytes), format, isStandIn];
  };
  return { cache, encode, hold, onFailure, shown };
};

test.each([
  [[480, 1440, 1920], 1440],
  [[480, 1920], 1920],
  [[480], 480],
])(
  'a picture of width 992 is replaced while all encoders are busy and the widths %j are ready: by %i',
  async (ready, instead) => {
    const { cache, hold, shown } = open();
    for (const width of ready) await cache.render(source, rendition(width));
    const release = hold();
    const other = cache.render({ ...source, version: 'another picture' }, rendition(1920));
    expect(await shown(992)).toEqual([`width ${instead}`, 'avif', true]);
    release();
    await other;
    await expect.poll(cache.isIdle).toBe(true);
    expect(await shown(992)).toEqual(['width 992', 'avif', false]);
  },
);

test('a picture whose encoding takes too long is replaced by the next ready width, or by the original', async () => {
  const { cache, hold, shown } = open(10);
  const release = hold();
  expect(await shown(992)).toEqual(['the original', 'jpeg', true]);
  release();
  await expect.poll(cache.isIdle).toBe(true);
  hold();
  expect(await shown(480)).toEqual(['width 992', 'avif', true]);
  expect(await shown(992)).toEqual(['width 992', 'avif', false]);
});

test('until the sharing picture is ready only the original replaces it, as no other width has its shape', async () => {
  const { cache, hold, shown } = open(10);
  await cache.render(source, renditionOf(source, 992, ''));
  const release = hold();
  expect(await shown(1200)).toEqual(['the original', 'jpeg', true]);
  release();
  await expect.poll(cache.isIdle).toBe(true);
  expect(await shown(1200)).toEqual(['width 1200', 'jpeg', false]);
});

test('a picture whose encoding fails is reported, and replaced by another width or the original', async () => {
  const { encode, onFailure, shown } = open();
  encode.mockRejectedValueOnce(new Error('the encoder ended'));
  expect(await shown(992)).toEqual(['the original', 'jpeg', true]);
  expect(onFailure).toHaveBeenCalledWith(new Error('the encoder ended'));
  await shown(1440);
  encode.mockRejectedValueOnce(new Error('the encoder ended again'));
  expect(await shown(480)).toEqual(['width 1440', 'avif', true]);
  expect(await shown(480)).toEqual(['width 480', 'avif', false]);
});
