import { renameSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FocalPoint } from '@shop/core/content/media';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bytesByChild } from '../../platform/child-process/bytes-by-child.ts';
import { temporaryFolder } from '../../platform/files/testing/temporary-folder.ts';
import type { EncoderRequest } from '../renditions/encoder.ts';
import { mediaRoute } from '../renditions/media-route.ts';
import { pictureCache } from '../renditions/picture-cache.ts';
import { renditionCache } from '../renditions/rendition-cache.ts';
import { shownPicture } from '../renditions/shown-picture.ts';
import { pictureFile } from './picture-file.ts';
import { pictureFolder } from './picture-folder.ts';

const encoder = join(import.meta.dirname, '../renditions/encoder.ts');
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const focus: FocalPoint = { left: 0.2, top: 0.3 };

let folder: string;
let cacheDir: string;
beforeEach(() => {
  [folder, cacheDir] = [temporaryFolder(), temporaryFolder()];
});

/** Writes a picture of one colour whose format follows from its name. */
const paint = async (name: string, width = 600, height = 400, background = '#2040e0'): Promise<void> => {
  await sharp({ create: { width, height, channels: 3, background } }).toFile(join(folder, name));
};

const open = () => {
  const ask = bytesByChild<EncoderRequest>(encoder);
  const measure = vi.fn((file: string) => ask({ measure: file }));
  const failures: unknown[] = [];
  const onFailure = (cause: unknown): void => void failures.push(cause);
  const cache = renditionCache(cacheDir);
  const library = pictureFolder({ folder, measure, cache, focalPoint: () => focus, onFailure });
  const renditions = pictureCache(cache, (source, rendition) => ask({ source, rendition }));
  const app = mediaRoute({
    find: library.find,
    shown: shownPicture({ cache: renditions, onFailure, patience: 60_000 }),
  });
  const get = (path: string) => app.request(path, { headers: { Accept: 'image/webp' } });
  return { ...library, measure, failures, request: get };
};

test.each(['pool.jpg', 'pool.JPEG', 'pool.png', 'pool.webp', 'pool.avif', 'bazén 1.jpg'])(
  'the picture %s of a folder is resized at its first use',
  async (name) => {
    await paint(name);
    const { request, failures } = open();
    const answer = await request(`/media/${encodeURIComponent(name)}?width=480`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 480, height: 320 });
    expect(failures).toEqual([]);
  },
);

test('a picture is measured once, in the background, also over a restart', async () => {
  await paint('pool.jpg');
  const { get, measure } = open();
  expect(get('/media/pool.jpg')).toEqual({ url: expect.stringMatching(/^\/media\/pool\.jpg\?v=/), facts: {} });
  await expect.poll(() => get('/media/pool.jpg')?.facts).toMatchObject({ width: 600, height: 400, focalPoint: focus });
  expect(get('/media/pool.jpg')?.facts.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(measure).toHaveBeenCalledTimes(1);
  // The facts are in memory before they are on disk.
  const { stamp } = pictureFile(folder, 'pool.jpg')._unsafeUnwrap();
  await expect.poll(() => renditionCache(cacheDir).read('pool.jpg.facts', stamp)).toBeDefined();
  const again = open();
  await again.find('pool.jpg');
  expect(again.measure).not.toHaveBeenCalled();
});

test('a changed picture has another address at once, and its own size', async () => {
  await paint('pool.jpg');
  const { find, get } = open();
  await find('pool.jpg');
  const before = get('/media/pool.jpg')?.url;
  await paint('new.jpg', 300, 300);
  renameSync(join(folder, 'new.jpg'), join(folder, 'pool.jpg'));
  expect(get('/media/pool.jpg')?.url).not.toBe(before);
  expect(await find('pool.jpg')).toMatchObject({ width: 300, height: 300 });
});

test('a picture that a camera turned is upright, and a transparent one is white as JPEG', async () => {
  await sharp({ create: { width: 600, height: 400, channels: 3, background: '#fff' } })
    .withMetadata({ orientation: 6 })
    .toFile(join(folder, 'turned.jpg'));
  await sharp({ create: { width: 600, height: 400, channels: 4, background: '#0000' } }).toFile(
    join(folder, 'clear.png'),
  );
  const { find, request } = open();
  expect(await find('turned.jpg')).toMatchObject({ width: 400, height: 600 });
  const turned = Buffer.from(await (await request('/media/turned.jpg?width=480')).arrayBuffer());
  expect(await sharp(turned).metadata()).toMatchObject({ width: 400, height: 600 });
  const shared = Buffer.from(await (await request('/media/clear.png?width=1200')).arrayBuffer());
  expect((await sharp(shared).stats()).channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

test('a drawing is served unchanged, in a sandbox without scripts', async () => {
  writeFileSync(join(folder, 'sign.svg'), svg);
  const { request, get } = open();
  const answer = await request('/media/sign.svg');
  expect([answer.status, await answer.text()]).toEqual([200, svg]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*; sandbox$/),
    'x-content-type-options': 'nosniff',
  });
  const before = get('/media/sign.svg')?.url;
  utimesSync(join(folder, 'sign.svg'), 1, 1);
  expect(get('/media/sign.svg')?.url).not.toBe(before);
});

describe('a file that is no picture of the folder', () => {
  beforeEach(async () => {
    const outside = temporaryFolder();
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } }).toFile(join(outside, 'a.jpg'));
    symlinkSync(join(outside, 'a.jpg'), join(folder, 'link.jpg'));
    await paint('.hidden.jpg');
    writeFileSync(join(folder, 'text.jpg'), svg);
    writeFileSync(join(folder, 'notes.txt'), 'notes');
    writeFileSync(join(folder, 'page.html'), svg);
  });

  test.each([
    ['link.jpg', 'link that leads out'],
    ['.hidden.jpg', 'begin with a dot'],
    ['text.jpg', 'its content is not JPEG'],
    ['notes.txt', 'a picture is a .jpg'],
    ['page.html', 'a picture is a .jpg'],
    ['../a.jpg', 'in the folder itself'],
    ['nowhere.jpg', 'no such file'],
  ])('is not found: %s, %s', async (name, reason) => {
    const { find, get, request } = open();
    expect([await find(name), get(`/media/${name}`)]).toEqual([undefined, undefined]);
    expect((await request(`/media/${encodeURIComponent(name)}`)).status).toBe(404);
    expect(pictureFile(folder, name)._unsafeUnwrapErr().reason).toContain(reason);
  });

  test('is reported when it only begins like a picture', async () => {
    writeFileSync(join(folder, 'cut.png'), Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
    const { request, failures } = open();
    expect((await request('/media/cut.png')).status).toBe(404);
    expect(failures).toEqual([expect.stringContaining('cut.png: ')]);
  });
});
