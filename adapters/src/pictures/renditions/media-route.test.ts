import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FocalPoint } from '@shop/core/content/media';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { encodeRendition } from './encode-rendition.ts';
import { mediaRoute } from './media-route.ts';
import { pictureCache } from './picture-cache.ts';
import type { Drawing, PictureSource } from './rendition.ts';
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
  const offer = new Map<string, Drawing | PictureSource>([
    ['corners.jpg', source],
    ['sign.svg', sign],
  ]);
  const onFailure = (cause: unknown): never => expect.fail(String(cause));
  const shown = shownPicture({ cache, onFailure, patience: 60_000 });
  const app = mediaRoute({ find: async (name) => offer.get(name), shown });
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) => app.request(path, { headers });
  return { get, encode, version: source.version };
};

/** Returns the format in the bytes themselves, independently of the headers. */
const contentOf = async (answer: Response) => {
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

describe('a picture of the shop', () => {
  test.each([
    [browser, 'image/avif', 'av1'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['image/avif;q=0,image/webp;q=0.5', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('is answered to Accept %j as %s', async (accept, type, format) => {
    const answer = await shop.get('/media/corners.jpg?width=480', { Accept: accept });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('vary')).toBe('Accept');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const { bytes, ...rest } = await contentOf(answer);
    expect(rest).toEqual({ format, width: 480, height: 300 });
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
  });

  test.each([992, 1440, 1920] as const)('of width %i is no wider than its source', async (width) => {
    const { width: shown, height } = await contentOf(
      await shop.get(`/media/corners.jpg?width=${width}`, { Accept: 'image/webp' }),
    );
    expect([shown, height]).toEqual(width <= 1600 ? [width, Math.round(width / 1.6)] : [1600, 1000]);
  });

  test('has the width 992 if none is requested', async () => {
    expect((await contentOf(await shop.get('/media/corners.jpg'))).width).toBe(992);
  });

  test('is not cut', async () => {
    const { bytes } = await contentOf(await shop.get('/media/corners.jpg?width=480', { Accept: browser }));
    expect(await cornersOf(bytes)).toEqual(['red', 'green', 'blue', 'yellow']);
  });

  test.each(['0', '481', '99999', '-480', '4.8e2', ' 480', ''])(
    'is refused in width %j without an encoding (R-GUARD-15)',
    async (width) => {
      const answer = await shop.get(`/media/corners.jpg?width=${width}`, { Accept: browser });
      expect([answer.status, await answer.json()]).toEqual([400, { errorCodes: ['Shop.Request.Invalid'] }]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(shop.encode).not.toHaveBeenCalled();
    },
  );
});

test('an unknown picture has a code of the catalog of errors', async () => {
  expect(await (await shop.get('/media/none.jpg')).json()).toEqual({ errorCodes: ['Shop.NotFound'] });
});

describe('the picture for sharing', () => {
  const share = async (picture: typeof shop) =>
    contentOf(await picture.get('/media/corners.jpg?width=1200', { Accept: browser }));

  test('is a JPEG of 1200 by 630 for every client', async () => {
    expect(await share(shop)).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  test.each([
    [800, 1600, { left: 0.5, top: 0.5 }, ['red', 'green', 'blue', 'yellow']],
    [800, 1600, { left: 0.5, top: 0.9 }, ['blue', 'yellow', 'blue', 'yellow']],
    [2520, 630, { left: 0.9, top: 0.5 }, ['green', 'green', 'yellow', 'yellow']],
  ])('of a source of %i by %i is cut about its focal point %o', async (width, height, focalPoint, corners) => {
    const { bytes } = await share(await open(await cornerPicture(folder, width, height), focalPoint));
    expect(await cornersOf(bytes)).toEqual(corners);
  });

  test('of a small source has the same shape and is not enlarged', async () => {
    expect(await share(await open(await cornerPicture(folder, 600, 600)))).toMatchObject({ width: 600, height: 315 });
  });
});

test('a replacement of a picture is cached for ten seconds, and has another tag than the picture', async () => {
  const { promise: wanted, resolve } = Promise.withResolvers<void>();
  const encode = vi.fn(async (...[source, rendition]: Parameters<typeof encodeRendition>) => {
    await wanted;
    return encodeRendition(source, rendition);
  });
  const cache = pictureCache(renditionCache(mkdtempSync(join(folder, 'cache-'))), encode);
  const shown = shownPicture({ cache, onFailure: () => undefined, patience: 0 });
  const app = mediaRoute({ find: async () => corners, shown });
  const address = `/media/corners.jpg?v=${corners.version}&width=480`;
  const get = (tag = '') => app.request(address, { headers: { Accept: browser, 'If-None-Match': tag } });
  const first = await get();
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await contentOf(first)).width).toBe(1600);
  expect([first.headers.get('cache-control'), first.headers.get('vary')]).toEqual(['public, max-age=10', 'Accept']);
  const again = await get(first.headers.get('etag') ?? '');
  expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'public, max-age=10']);
  resolve();
  await expect.poll(cache.isIdle).toBe(true);
  const ready = await get(first.headers.get('etag') ?? '');
  expect(ready.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await contentOf(ready)).toMatchObject({ format: 'av1', width: 480 });
});

describe('a picture in a cache', () => {
  const control = async (query: string) =>
    (await shop.get(`/media/corners.jpg?width=480${query}`)).headers.get('cache-control');

  test('is cached for a year at the address of its version, and for a day at any other', async () => {
    expect(await control(`&v=${shop.version}`)).toBe('public, max-age=31536000, immutable');
    expect(await control('&v=former')).toBe('public, max-age=86400');
    expect(await control('')).toBe('public, max-age=86400');
  });

  test('is answered with 304 for its tag, without an encoding', async () => {
    const tag = (await shop.get('/media/corners.jpg?width=480')).headers.get('etag') ?? '';
    const encodings = shop.encode.mock.calls.length;
    const again = await shop.get('/media/corners.jpg?width=480', { 'If-None-Match': tag });
    expect([again.status, await again.text(), again.headers.get('vary')]).toEqual([304, '', 'Accept']);
    expect(shop.encode).toHaveBeenCalledTimes(encodings);
    const other = await shop.get('/media/corners.jpg?width=480', { 'If-None-Match': tag, Accept: 'image/webp' });
    expect(other.status).toBe(200);
  });
});

test('a drawing has its type, a policy without scripts, a tag and a day in caches, and is compressed on request', async () => {
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
  '/media/%2e%2e/%2e%2e/etc/passwd',
  '/media/sign.svg/x',
  '/media/corners.jpg%2f..',
  '/media/%00',
  '/media/__proto__',
  '/media/CORNERS.JPG',
])('the path %s is not found, in any width', async (path) => {
  for (const query of ['', '?width=480', '?width=1']) {
    const answer = await shop.get(path + query);
    expect(answer.status).toBe(404);
  }
  expect(shop.encode).not.toHaveBeenCalled();
});
