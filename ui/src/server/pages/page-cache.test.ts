import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fixedClock } from '@shop/adapters/platform/clock/clocks';
import { isDayTicket } from '@shop/core/catalog/ticket';
import { minutes } from '@shop/core/dates/instant';
import { plusDays } from '@shop/core/dates/local-date';
import { localTime, momentOf } from '@shop/core/dates/local-time';
import type { ShopPort } from '@shop/core/ports/shop-port';
import { noConditions } from '@shop/core/pricing/price-conditions';
import { aPriceGroup } from '@shop/core/testing/builders';
import { okAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { samplePages } from '../../testing/sample-pages.ts';
import { sampleClock, samplePorts, today } from '../../testing/sample-ports.ts';
import { pageCache } from './page-cache.ts';
import { pagesApp } from './pages-app.ts';

const opened = (options: Parameters<typeof samplePages>[0] = {}) => {
  const clock = fixedClock(sampleClock.now());
  const app = pagesApp(samplePages({ clock, ...options }));
  const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await app.request(path, { headers });
    const { status, headers: sent } = response;
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status, sent, bytes, html: new TextDecoder().decode(bytes), etag: sent.get('etag') };
  };
  return { clock, get };
};

/** The sample with other answers of its shop. */
const openedWith = (shop: Partial<ShopPort>, options: Parameters<typeof samplePages>[0] = {}) =>
  opened({ ports: { ...samplePorts, shop: { ...samplePorts.shop, ...shop } }, ...options });

const kinds = [
  '/',
  '/en',
  '/sl/vstopnice-bazeni?sort=priceUp',
  '/sl/vstopnice-bazeni/termalija',
  '/sl/vstopnice-bazeni/termalija?date=2026-11-24',
];

test.each(kinds)('%s is the same after an hour, from the cache and drawn again (R-ANSWER-12)', async (path) => {
  const { clock, get } = opened();
  const first = await get(path);
  expect([first.status, first.sent.get('cache-control')]).toEqual([200, 'private, no-cache']);
  expect(first.html).not.toMatch(/"(now|reference|intent)":|name="intent"/);
  clock.advance(minutes(60));
  const cached = await get(path);
  expect([cached.etag, cached.html]).toEqual([first.etag, first.html]);
  const other = opened();
  other.clock.advance(minutes(60));
  expect((await other.get(path)).html).toBe(first.html);
  expect(first.sent.get('set-cookie')).toMatch(/^client=/);
});

test('a cached page is sent in an accepted encoding, and as 304 to a browser that has it', async () => {
  const { get } = opened();
  const { html, etag } = await get('/');
  const encoded = async (encoding: string) => {
    const answer = await get('/', { 'accept-encoding': encoding });
    return { ...answer, as: answer.sent.get('content-encoding') };
  };
  const [br, gzip, none] = await Promise.all(['gzip, br', 'gzip, br;q=0', 'identity'].map(encoded));
  expect([br?.as, gzip?.as, none?.as]).toEqual(['br', 'gzip', null]);
  expect(brotliDecompressSync(br?.bytes ?? '').toString()).toBe(html);
  expect(gunzipSync(gzip?.bytes ?? '').toString()).toBe(html);
  expect(await get('/', { 'if-none-match': etag ?? '' })).toMatchObject({ status: 304, html: '' });
});

test('a page is drawn again for other data and for another day', async () => {
  let left = 40;
  const { clock, get } = openedWith({
    listProducts: (query) =>
      samplePorts.shop.listProducts(query).map(({ items, ...list }) => ({ ...list, items: items.slice(0, left) })),
  });
  const path = '/sl/vstopnice-bazeni';
  const all = await get(path);
  left = 0;
  const none = await get(path);
  expect(none.html.length).toBeLessThan(all.html.length);
  left = 40;
  expect((await get(path)).html).toBe(all.html);
  clock.advance(minutes(24 * 60));
  expect((await get('/')).html).toContain('"today":"2026-11-22"');
});

test('a cached page is drawn again when the sale of a price group ends', async () => {
  const until = localTime('14:00');
  const end = momentOf(sampleClock.zone, today, until);
  const group = aPriceGroup({ name: 'Jutranja' });
  const { clock, get } = openedWith({
    quoteTicket: () => {
      const isOver = clock.now() >= end;
      const priceGroups = [{ ...group, enabled: !isOver, endedAt: isOver ? until : undefined }];
      return okAsync({ ticketsAvailable: 24, personsInCart: 0, conditions: noConditions, priceGroups });
    },
  });
  const path = '/sl/vstopnice-bazeni/termalija?date=2026-11-21';
  const ended = 'Prodaja za danes končana ob 14:00';
  const open = await get(path);
  clock.advance(end - clock.now() - 1);
  expect([open.html.includes(ended), (await get(path)).etag === open.etag]).toEqual([false, true]);
  clock.advance(1);
  const closed = await get(path);
  expect([closed.html.includes(ended), closed.etag === open.etag]).toEqual([true, false]);
});

test.each([
  ['one of many places', 40, true],
  ['one of 21 places', 21, false],
  ['one of few places', 12, false],
])('after the sale of %s of %i a ticket page comes from the cache: %s', async (_, places, isCached) => {
  let left = places;
  const { showProduct } = samplePorts.shop;
  const { get } = openedWith({
    showProduct: (language, url) =>
      showProduct(language, url).map((product) =>
        product.kind === 'ticket' && isDayTicket(product)
          ? { ...product, availability: [{ date: plusDays(today, 1), ticketsAvailable: left }] }
          : product,
      ),
  });
  const path = '/sl/vstopnice-bazeni/termalija';
  const { etag } = await get(path);
  left -= 1;
  expect((await get(path)).etag === etag).toBe(isCached);
});

test.each([
  ['with a cart', '/', { cookie: 'shopCart=cart-1' }],
  ['with a checkout session', '/', { cookie: `checkout=${'c'.repeat(32)}` }],
  ['of a member', '/', { cookie: 'ProfileAuthToken=token' }],
  ['with a message', '/', { cookie: '__Host-flash=error:Error' }],
  ['of the checkout', '/sl/pregled-kosarice', {}],
  ['with another query', '/?utm_source=mail', {}],
  ['with the persons of a booking', '/sl/vstopnice-bazeni/termalija?adults=2&children=1&kind=day&date=2026-11-24', {}],
  ['that does not exist', '/sl/nikjer', {}],
])('a page %s is not cached', async (_, path, headers) => {
  const { get } = opened();
  for (const time of [1, 2]) {
    const { sent, etag } = await get(path, headers);
    expect([time, etag, sent.get('cache-control')]).toEqual([time, null, 'no-store']);
  }
});

test('a page with a failed part is not cached, and its failure is logged once', async () => {
  const failures: unknown[] = [];
  const listProducts = () => {
    throw new Error('a bug');
  };
  const { get } = openedWith({ listProducts }, { onCrash: (error) => void failures.push(error) });
  const { status, etag, html } = await get('/sl/vstopnice-bazeni');
  expect([status, etag, failures.length]).toEqual([200, null, 1]);
  expect(html).toMatch(/"reference":"[0-9A-F]{8}"/);
});

test('in 1,000 interleaved requests of two visitors no page shows the cart of the other', async () => {
  const { get } = opened();
  const paths = ['/', '/en', '/de', '/it', '/hr/trgovina'];
  const alone = await Promise.all(paths.map(async (path) => (await get(path)).html));
  for (let round = 0; round < 50; round += 1) {
    const cookie = round % 2 === 0 ? 'shopCart=cart-1' : '';
    const shown = await Promise.all(
      Array.from({ length: 20 }, (_none, at) => get(paths[at % 5] ?? '', at % 10 === 0 ? { cookie } : {})),
    );
    for (const [at, { html }] of shown.entries()) {
      const hasCart = at % 10 === 0 && cookie !== '';
      expect(html.includes('"itemsCount":2')).toBe(hasCart);
      if (!hasCart) expect(html).toBe(alone[at % 5]);
    }
  }
}, 120_000);

test('the cache evicts the least recently used pages above its number of pages or bytes', async () => {
  const text = (length: number) => new TextEncoder().encode('x'.repeat(length));
  const byNumber = pageCache({ pages: 2, bytes: 1_000_000 });
  for (const key of ['a', 'b']) await byNumber.keep(key, key, text(10));
  byNumber.find('a', 'a');
  await byNumber.keep('c', 'c', text(10));
  expect(['a', 'b', 'c'].map((key) => byNumber.find(key, key) !== undefined)).toEqual([true, false, true]);
  const byBytes = pageCache({ pages: 100, bytes: 2_500 });
  for (const key of ['a', 'b', 'c']) await byBytes.keep(key, key, text(1_000));
  expect(['a', 'b', 'c'].map((key) => byBytes.find(key, key) !== undefined)).toEqual([false, true, true]);
  expect(byBytes.find('c', 'other data')).toBeUndefined();
});
