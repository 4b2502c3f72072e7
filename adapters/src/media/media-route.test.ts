import { describe, expect, test } from 'vitest';
import { samplePictures } from '../sample/media/sample-pictures.ts';
import { mediaRoute } from './media-route.ts';

const app = mediaRoute(samplePictures);
const get = (path: string, headers: Readonly<Record<string, string>> = {}) => app.request(path, { headers });

describe('GET /media/{file}', () => {
  test('answers a drawing with its type, a tag and a day in caches', async () => {
    const answer = await get('/media/termalija.svg');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await answer.text()).toMatch(/^<svg /);
  });

  test('answers the picture for sharing whatever width is asked for', async () => {
    const answer = await get('/media/share.jpg?width=1200');
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  });

  test('sends nothing again that the browser has already, compressed or not', async () => {
    const plain = (await get('/media/termalija.svg')).headers.get('etag') ?? '';
    const packed = (await get('/media/termalija.svg', { 'Accept-Encoding': 'gzip' })).headers.get('etag') ?? '';
    expect(plain).not.toBe('');
    for (const tag of [plain, packed]) {
      const again = await get('/media/termalija.svg', { 'If-None-Match': tag });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
    }
    expect((await get('/media/termalija.svg', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('packs drawings for browsers that can unpack them', async () => {
    const answer = await get('/media/termalija.svg', { 'Accept-Encoding': 'gzip' });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
  });

  test.each([
    '/media/none.svg',
    '/media/',
    '/media/..%2F..%2Fpackage.json',
    '/media/../sample-pictures.ts',
    '/media/%2e%2e/%2e%2e/etc/passwd',
    '/media/termalija.svg/x',
    '/media/%00',
    '/media/__proto__',
    '/media/TERMALIJA.SVG',
  ])('%s is not found', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('<svg');
  });
});
