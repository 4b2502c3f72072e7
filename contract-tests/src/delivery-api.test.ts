import { openMemoryContent } from '@shop/adapters/assemble/memory-content';
import type { DeliveryApiAccess } from '@shop/adapters/delivery-api/access';
import { deliveryApiRoute } from '@shop/adapters/delivery-api/delivery-api-route';
import { cleanHtml } from '@shop/adapters/rich-text/clean-html';
import { listen, type RunningServer } from '@shop/adapters/server/server';
import { contentSystem } from '@shop/adapters/umbraco/testing/content-system';
import { umbracoContent } from '@shop/adapters/umbraco/umbraco-content';
import { localDate } from '@shop/core/dates/local-date';
import { mediaId } from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import { shopPath } from '@shop/core/paths/shop-paths';
import type { ContentPort } from '@shop/core/ports/content-port';
import { stubCheckout, stubShop } from '@shop/core/testing/stub-ports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentPortContract } from './contracts/content-port.contract.ts';
import { contractTest } from './contracts/contract-test.ts';
import { value } from './contracts/world.ts';

const apiKey = 'kq-88-zz-7';
const asked = { apiKey, site: 'olimia' };

let own: Awaited<ReturnType<typeof openMemoryContent>>;
const servers: RunningServer[] = [];

const serving = async (access: DeliveryApiAccess): Promise<string> => {
  const server = (await listen(deliveryApiRoute(own.content, access), { host: '127.0.0.1', port: 0 }))._unsafeUnwrap();
  servers.push(server);
  return server.url;
};

let demanding = '';
let open = '';
beforeAll(async () => {
  own = await openMemoryContent();
  [demanding, open] = [await serving(asked), await serving({})];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await own.close();
});

/** Our own content as our client reads it through the interface, over a socket. */
const content = (): ContentPort =>
  umbracoContent({
    ...contentSystem({ CONTENT_URL: demanding, CONTENT_API_KEY: apiKey }),
    clean: (html, shown) => cleanHtml(html, shown === undefined ? {} : { shown }),
    fetch: (address, init) => fetch(address, init),
    deadlineMs: 10_000,
    onOddAnswer: () => undefined,
  });

describe('ContentPort: our own content told as a content system tells it', () => {
  contentPortContract(
    contractTest(async () => ({
      lacks: [],
      shop: stubShop(),
      checkout: stubCheckout(),
      content: content(),
      today: localDate('2027-01-15'),
      lists: { tickets: '', giftCards: '' },
      close: async () => undefined,
    })),
  );
});

/** Blocks and pages are known by GUIDs there, and nothing else differs. */
const withoutIds = (told: unknown): unknown =>
  JSON.parse(JSON.stringify(told, (name, entry) => (name === 'id' ? '' : entry)));

test('every page and site reads the same through the interface, in every language', async () => {
  for (const language of languages) {
    const site = await value(own.content.loadSite(language));
    for (const { paths } of await value(own.content.loadRouteKeys())) {
      const path = paths[language] ?? '';
      const stored = await value(own.content.loadPage(language, path));
      // The home is the root there, whose own footer is that of the site.
      const told = path === shopPath('home', language) ? { ...stored, footer: site.footer } : stored;
      expect(withoutIds(await value(content().loadPage(language, path)))).toEqual(withoutIds(told));
    }
    expect(await value(content().loadSite(language))).toEqual(site);
  }
  expect(await value(content().loadRouteKeys())).toEqual(await value(own.content.loadRouteKeys()));
  for (const name of ['home-hero', 'card-visa'])
    expect(await value(content().loadMedia('de', mediaId(name)))).toEqual(
      await value(own.content.loadMedia('de', mediaId(name))),
    );
});

const api = '/umbraco/delivery/api/v2';
const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const get = async (path: string, headers: Readonly<Record<string, string>> = {}, from = open) => {
  const response = await fetch(`${from}${api}${path}`, { headers, redirect: 'manual' });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
};

const cart = '/content/item/sl/pregled-kosarice/';

describe('what a reader of the interface sees', () => {
  test('a content item, with GUIDs, routes of the site and cultures by their tags', async () => {
    const { status, headers, body } = await get(cart);
    expect([status, headers.get('vary')]).toEqual([200, 'Accept-Language, Start-Item, Preview, Api-Key']);
    const startItem = { id: expect.stringMatching(guid), path: 'olimia' };
    expect(body).toMatchObject({
      id: expect.stringMatching(guid),
      contentType: expect.any(String),
      name: expect.any(String),
      route: { path: '/sl/pregled-kosarice/', startItem },
      cultures: {
        'sl-si': { path: '/sl/pregled-kosarice/', startItem },
        'hr-hr': { path: '/hr/pregled-kosarice/', startItem },
      },
      properties: {
        sections: { items: [{ content: { contentType: 'cartReview', id: expect.stringMatching(guid) } }] },
      },
    });
    expect(Object.keys(body.cultures)).toHaveLength(5);
  });

  test('the same item by its GUID, in the language that is asked for', async () => {
    const { body } = await get(cart);
    const english = await get(`/content/item/${body.id}`, { 'Accept-Language': 'en-US,en;q=0.8' });
    expect(english.body).toMatchObject({ id: body.id, route: { path: '/en/cart-preview/' } });
    expect((await get(`/content/item/${body.id.toUpperCase()}`)).body).toEqual(body);
  });

  test('the root of the site under an empty path, which is its home and carries the footer', async () => {
    for (const path of ['/content/item/', '/content/item//', '/content/item/%2F']) {
      const { body } = await get(path, { 'Accept-Language': 'de-DE' });
      expect(body.route.path).toBe('/de/');
      expect(body.id).toBe(body.route.startItem.id);
      expect(body.properties.stolpci.items[0].content.contentType).toBe('footerColumn');
      expect(body.properties.sections.items.length).toBeGreaterThan(0);
    }
  });

  test('picked media are empty unless they are expanded, also inside blocks', async () => {
    const imageIn = async (query: string) => (await get(`/content/item/${query}`)).body.properties.image[0].properties;
    const cardIn = async (query: string) => {
      const { items } = (await get(`/content/item/${query}`)).body.properties.sections;
      const widget = items.find(
        (item: { content: { contentType: string } }) => item.content.contentType === 'shopWidget',
      );
      return widget.content.properties.cards.items[0].content.properties.image[0].properties;
    };
    expect([await imageIn(''), await cardIn('')]).toEqual([{}, {}]);
    expect(await imageIn('?expand=properties[image]')).toHaveProperty('altText');
    expect(await imageIn('?expand=properties[sections]')).toEqual({});
    expect(await cardIn('?expand=properties[$all]')).toEqual({});
    const deep = '?expand=properties[sections[properties[cards[properties[image]]]]]';
    expect(await cardIn(deep)).toHaveProperty('altText');
  });

  test('only the fields that are asked for', async () => {
    const { body } = await get(
      '/content/item/?fields=properties[seoTitle,image[properties[altText]]]&expand=properties[$all]',
    );
    expect(Object.keys(body.properties).sort()).toEqual(['image', 'seoTitle']);
    expect(Object.keys(body.properties.image[0].properties)).toEqual(['altText']);
  });

  test('links say where they lead, by address and by GUID', async () => {
    const { body } = await get('/content/item/');
    const [link] = body.properties.spodnjePovezave;
    expect(link).toMatchObject({ url: null, linkType: 'Content', route: { path: expect.stringMatching(/^\/.*\/$/) } });
    expect((await get(`/content/item/${link.destinationId}`)).body.route).toEqual(link.route);
  });

  test('a media item by its name and by the GUID under which pages pick it', async () => {
    const named = await get('/media/item/home-hero');
    expect(named.body).toMatchObject({ id: expect.stringMatching(guid), path: '/home-hero/', mediaType: 'Image' });
    expect(named.body.properties).toHaveProperty('altTextDe');
    expect((await get(`/media/item/${named.body.id}`)).body).toMatchObject({ url: named.body.url });
    const { body } = await get('/content/item/');
    const [picked] = body.properties.image;
    expect((await get(`/media/item/${picked.id}`)).body.url).toBe(picked.url);
  });

  test('words in a language and the page list of the site', async () => {
    expect((await get('/translations/it')).body['CartMenu.Total']).toBe('Totale');
    const { body } = await get('/routes/olimia');
    expect(body).toContainEqual({
      key: 'cart_4_shop',
      values: expect.arrayContaining([
        { key: 'en', value: { url: '/en/cart-preview', pageGroupType: 'shop', name: 'cart_4_shop' } },
      ]),
    });
  });

  test('a page that has another address is said to have moved, with its site', async () => {
    const moved = async (path: string, culture: string) => {
      const { status, headers } = await get(`/content/item/${path}`, { 'Accept-Language': culture });
      expect([status, headers.get('location-start-item-path')]).toEqual([301, 'olimia']);
      expect(headers.get('location-start-item-id')).toMatch(guid);
      return headers.get('location');
    };
    expect(await moved('sl', 'sl-SI')).toBe('/');
    expect(await moved('olimia/sl//pregled-kosarice', 'sl-SI')).toBe('/sl/pregled-kosarice/');
  });

  test('a page is found without its language as well', async () => {
    for (const [path, culture, shown] of [
      ['trgovina', 'hr-HR', '/hr/trgovina/'],
      ['cart-preview', 'en-US', '/en/cart-preview/'],
    ] as const) {
      const { status, body } = await get(`/content/item/${path}`, { 'Accept-Language': culture });
      expect([status, body.route.path]).toEqual([200, shown]);
    }
    expect((await value(content().loadPage('hr', '/trgovina'))).path).toBe('/hr/trgovina');
  });
});

describe('what gets no document', () => {
  const nil = '00000000-0000-0000-0000-000000000000';

  test.each([
    ...['/content/item/sl/ni', `/content/item/${nil}`, `/media/item/${nil}`, '/media/item/ni', '/translations/fr'],
    ...['/translations/constructor', '/routes/tuhelj', '/content', '/media', '/', '/content/item/sl/%E0%A4%A'],
    ...['/media/item/%00', "/media/item/'%20or%201=1", '/media/item/..%2f..%2fetc%2fpasswd', '/content/item/%00'],
    ...[`/media/item/${'x'.repeat(300)}`, `/content/item/${'x/'.repeat(600)}`, '/media/item/__proto__'],
  ])('%s is a problem document of 404', async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, headers.get('content-type')]).toEqual([404, 'application/problem+json']);
    expect(body).toEqual({ type: 'Error', title: 'Not Found', status: 404 });
  });

  test.each([
    'expand=all',
    'expand=properties[',
    'fields=properties[a',
    'fields=properties[]',
    'expand=properties[a]b',
  ])('?%s is a problem document of 400', async (query) => {
    const { status, body } = await get(`/content/item/?${query}`);
    expect([status, body.status, body.title]).toEqual([400, 400, 'Bad Request']);
  });

  test('a query of ten thousand brackets is refused, not followed', async () => {
    expect((await get(`/content/item/?expand=${'properties[a['.repeat(800)}`)).status).toBe(400);
    expect((await get(`/content/item/?expand=${'properties[a['.repeat(50)}`)).status).toBe(400);
  });

  test('nothing is changed by it', async () => {
    const response = await fetch(`${open}${api}/content/item/`, { method: 'POST' });
    expect([response.status, (await response.json()).title]).toEqual([405, 'Method Not Allowed']);
  });

  const site = { 'Start-Item': 'olimia' };
  test.each([
    ['no key', site, 401],
    ['another key', { ...site, 'Api-Key': 'x' }, 401],
    ['no site', { 'Api-Key': apiKey }, 404],
    ['another site', { 'Api-Key': apiKey, 'Start-Item': 'tuhelj' }, 404],
    ['both', { ...site, 'Api-Key': apiKey }, 200],
    ['both, and drafts', { ...site, 'Api-Key': apiKey, Preview: 'true' }, 200],
  ] as const)('with %s', async (_, headers, status) => {
    for (const path of [cart, '/translations/sl', '/routes/olimia', '/media/item/home-hero']) {
      const answer = await get(path, headers, demanding);
      expect([path, answer.status]).toEqual([path, status]);
      if (status === 404) expect(answer.body).toBe('The Start-Item could not be found');
    }
  });

  test('where no key is demanded everything but drafts is told; another site is another site all the same', async () => {
    const id = (await get(cart)).body.route.startItem.id;
    const told = async (headers: Readonly<Record<string, string>>) => (await get(cart, headers)).status;
    expect(await told({ 'Start-Item': id })).toBe(200);
    expect(await told({ 'Start-Item': 'tuhelj' })).toBe(404);
    expect(await told({ Preview: 'true' })).toBe(401);
  });
});
