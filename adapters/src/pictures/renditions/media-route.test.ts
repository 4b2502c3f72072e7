import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FocalPoint } from '@shop/core/content/media';
import { imageWidths } from '@shop/core/content/media-choice';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { encodeRendition } from './encode-rendition.ts';
import { mediaRoute } from './media-route.ts';
import { pictureCache } from './picture-cache.ts';
import type { PictureSource } from './rendition.ts';
import { renditionCache } from './rendition-cache.ts';
import { shownPicture } from './shown-picture.ts';
import { cornerPicture, quarterAt } from './testing/corner-picture.ts';

const browser = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';

const text = `<svg xmlns="http://www.w3.org/2000/svg"><title>${'Sign '.repeat(400)}</title></svg>`;
const sign = { contentType: 'image/svg+xml; charset=utf-8', bytes: new TextEncoder().encode(text) };

let folder: string;
let corners: PictureSource;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'media-'));
  corners = await cornerPicture(folder, 1600, 1000);
  return () => rmSync(folder, { recursive: true });
});

const open = async (picture: PictureSource, focalPoint: FocalPoint = { left: 0.5, top: 0.5 }) => {
  const source = { ...picture, focalPoint };
  const encode = vi.fn(encodeRendition);
  const cache = pictureCache(renditionCache(mkdtempSync(join(folder, 'cache-'))), encode);
  const pictures = new Map([['corners.jpg', source]]);
  const onFailure = (cause: unknown): never => expect.fail(String(cause));
  const shown = shownPicture({ cache, onFailure, patience: 60_000 });
  const app = mediaRoute({ drawings: new Map([['sign.svg', sign]]), pictures, shown });
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) => app.request(path, { headers });
  return { get, encode, version: source.version };
};

/** Returns the format in the bytes themselves, independently of the headers. */
const seen = async (answer: Response) => {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const { format, compression, width, height } = await sharp(bytes).metadata();
  return { bytes, format: format === 'heif' ? compression : format, width, height };
};

/** Returns the colors in the corners of a picture: top left, top right, bottom left, bottom right. */
const cornersOf = (bytes: Uint8Array) => Promise.all([0, 1].flatMap((y) => [0, 1].map((x) => quarterAt(bytes, x, y))));

let shop: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  shop = await open(corners);
});

describe('a picture', () => {
  test.each([
    [browser, 'image/avif', 'av1'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['image/avif;q=0,image/webp;q=0.5', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('for %j is %s', async (accept, type, format) => {
    const answer = await shop.get('/media/corners.jpg?width=480', { Accept: accept });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('vary')).toBe('Accept');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const { bytes, ...rest } = await seen(answer);
    expect(rest).toEqual({ format, width: 480, height: 300 });
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
  });

  test.each(imageWidths)('of width %i is as wide, though never wider than its source', async (width) => {
    const { width: got, height } = await seen(
      await shop.get(`/media/corners.jpg?width=${width}`, { Accept: 'image/webp' }),
    );
    expect([got, height]).toEqual(width <= 1600 ? [width, Math.round(width / 1.6)] : [1600, 1000]);
  });

  test('without a width is a middling one', async () => {
    expect((await seen(await shop.get('/media/corners.jpg'))).width).toBe(992);
  });

  test('is shown whole', async () => {
    const { bytes } = await seen(await shop.get('/media/corners.jpg?width=480', { Accept: browser }));
    expect(await cornersOf(bytes)).toEqual(['red', 'green', 'blue', 'yellow']);
  });

  test.each(['0', '1', '481', '99999', '-480', '480px', '4.8e2', ' 480', '', '480&width=9', 'NaN'])(
    'in width %j is refused, and nothing is painted (R-GUARD-15)',
    async (width) => {
      const answer = await shop.get(`/media/corners.jpg?width=${width.replace('&', '%26')}`, { Accept: browser });
      expect([answer.status, await answer.json()]).toEqual([400, { errorCodes: ['Shop.Request.Invalid'] }]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(shop.encode).not.toHaveBeenCalled();
    },
  );
});

test('an unknown picture is told by the code of the catalog', async () => {
  expect(await (await shop.get('/media/none.jpg')).json()).toEqual({ errorCodes: ['Shop.NotFound'] });
});

describe('the picture for sharing', () => {
  const share = async (picture: typeof shop) =>
    seen(await picture.get('/media/corners.jpg?width=1200', { Accept: browser }));

  test('is 1200 by 630 and JPEG for everybody', async () => {
    expect(await share(shop)).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  test.each([
    [800, 1600, { left: 0.5, top: 0.1 }, ['red', 'green', 'red', 'green']],
    [800, 1600, { left: 0.5, top: 0.5 }, ['red', 'green', 'blue', 'yellow']],
    [800, 1600, { left: 0.5, top: 0.9 }, ['blue', 'yellow', 'blue', 'yellow']],
    [2520, 630, { left: 0.1, top: 0.5 }, ['red', 'red', 'blue', 'blue']],
    [2520, 630, { left: 0.9, top: 0.5 }, ['green', 'green', 'yellow', 'yellow']],
  ])('of a source of %i by %i is cut about its focal point %o', async (width, height, focalPoint, corners) => {
    const { bytes } = await share(await open(await cornerPicture(folder, width, height), focalPoint));
    expect(await cornersOf(bytes)).toEqual(corners);
  });

  test('of a small source is cut to the same shape and not enlarged', async () => {
    expect(await share(await open(await cornerPicture(folder, 600, 600)))).toMatchObject({ width: 600, height: 315 });
  });
});

test('a picture that stands in for another one is kept for a moment, and is gone from caches when that is ready', async () => {
  const { promise: wanted, resolve } = Promise.withResolvers<void>();
  const encode = vi.fn(async (...[source, rendition]: Parameters<typeof encodeRendition>) => {
    await wanted;
    return encodeRendition(source, rendition);
  });
  const cache = pictureCache(renditionCache(mkdtempSync(join(folder, 'cache-'))), encode);
  const shown = shownPicture({ cache, onFailure: () => undefined, patience: 0 });
  const app = mediaRoute({ drawings: new Map(), pictures: new Map([['corners.jpg', corners]]), shown });
  const address = `/media/corners.jpg?v=${corners.version}&width=480`;
  const get = (tag = '') => app.request(address, { headers: { Accept: browser, 'If-None-Match': tag } });
  const first = await get();
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await seen(first)).width).toBe(1600);
  expect([first.headers.get('cache-control'), first.headers.get('vary')]).toEqual(['public, max-age=10', 'Accept']);
  const again = await get(first.headers.get('etag') ?? '');
  expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'public, max-age=10']);
  resolve();
  await expect.poll(cache.isIdle).toBe(true);
  const ready = await get(first.headers.get('etag') ?? '');
  expect(ready.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await seen(ready)).toMatchObject({ format: 'av1', width: 480 });
});

describe('a cache', () => {
  const control = async (query: string) =>
    (await shop.get(`/media/corners.jpg?width=480${query}`)).headers.get('cache-control');

  test('keeps an address with the present version for ever, any other for a day', async () => {
    expect(await control(`&v=${shop.version}`)).toBe('public, max-age=31536000, immutable');
    expect(await control('&v=former')).toBe('public, max-age=86400');
    expect(await control('')).toBe('public, max-age=86400');
  });

  test('is told by the tag that it has the picture already, and nothing is painted for that', async () => {
    const tag = (await shop.get('/media/corners.jpg?width=480')).headers.get('etag') ?? '';
    const painted = shop.encode.mock.calls.length;
    const again = await shop.get('/media/corners.jpg?width=480', { 'If-None-Match': tag });
    expect([again.status, await again.text(), again.headers.get('vary')]).toEqual([304, '', 'Accept']);
    expect(shop.encode).toHaveBeenCalledTimes(painted);
    const other = await shop.get('/media/corners.jpg?width=480', { 'If-None-Match': tag, Accept: 'image/webp' });
    expect(other.status).toBe(200);
  });
});

test('a drawing comes with its type, a tag and a day in caches, and is packed for browsers that can unpack it', async () => {
  const answer = await shop.get('/media/sign.svg');
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringMatching(/^<svg /)]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  const packed = await shop.get('/media/sign.svg', { 'Accept-Encoding': 'gzip' });
  expect([packed.headers.get('content-encoding'), packed.headers.get('content-length')]).toEqual(['gzip', null]);
  for (const one of [answer, packed]) {
    const again = await shop.get('/media/sign.svg', { 'If-None-Match': one.headers.get('etag') ?? 'none' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
  expect((await shop.get('/media/sign.svg', { 'If-None-Match': '"other"' })).status).toBe(200);
});

test.each([
  '/media/none.svg',
  '/media/',
  '/media/..%2F..%2Fpackage.json',
  '/media/../sample-drawings.ts',
  '/media/%2e%2e/%2e%2e/etc/passwd',
  '/media/sign.svg/x',
  '/media/corners.jpg%00',
  '/media/corners.jpg%2f..',
  '/media/corners',
  '/media/%00',
  '/media/__proto__',
  '/media/CORNERS.JPG',
])('%s is not found, in any width', async (path) => {
  for (const query of ['', '?width=480', '?width=1']) {
    const answer = await shop.get(path + query);
    expect(answer.status).toBe(404);
  }
  expect(shop.encode).not.toHaveBeenCalled();
});
