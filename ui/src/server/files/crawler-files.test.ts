import { cachedProducts } from '@shop/adapters/content/cache/cached-products';
import type { Page } from '@shop/core/content/page';
import type { Section } from '@shop/core/content/section';
import { instant } from '@shop/core/dates/instant';
import type { CallFailure } from '@shop/core/errors/named-error';
import type { RouteKey } from '@shop/core/paths/route-key';
import type { ContentPort } from '@shop/core/ports/content-port';
import type { ShopPort } from '@shop/core/ports/shop-port';
import { cleanMarkup } from '@shop/core/testing/clean-markup';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { samplePage } from '../../testing/sample-content.ts';
import { samplePorts } from '../../testing/sample-ports.ts';
import { type CrawlerFilesOptions, crawlerFiles } from './crawler-files.ts';

const routeKeys: readonly RouteKey[] = [
  { key: 'home_1_shop', paths: { sl: '/sl', de: '/de' } },
  { key: 'tickets_2_shop', paths: { sl: '/sl/vstopnice&boni', de: '/de/tickets' } },
  { key: 'cart_4_shop', paths: { sl: '/sl/pregled-kosarice', de: '/de/warenkorb-anzeigen' } },
  { key: 'cancelOrder_8_shop', paths: { sl: '/sl/preklic-narocila' } },
];

const listOf = (group: string): Section => ({
  id: group,
  title: '',
  text: cleanMarkup(''),
  type: 'productList',
  layout: 2,
  group,
  headings: [],
});

const pages: readonly (Pick<Page, 'path'> & Partial<Page>)[] = [
  { path: '/', updated: instant(Date.parse('2026-10-05T22:30:00Z')) },
  { path: '/de' },
  { path: '/sl/vstopnice&boni', sections: [listOf('poolTickets')] },
  { path: '/de/tickets', sections: [listOf('poolTickets')] },
];

const loadPage: ContentPort['loadPage'] = (language, path) => {
  const page = pages.find((known) => known.path === path);
  return page === undefined
    ? errAsync({ kind: 'notFound', what: 'page' })
    : okAsync({ ...samplePage('x', path, language), sections: [], ...page });
};

const listProducts: ShopPort['listProducts'] = ({ language }) =>
  samplePorts.shop.listProducts({ language, group: '', skip: 0, take: 1 }).map((list) => ({
    ...list,
    items: list.items.map((item) => ({ ...item, url: `bazen ${language}` })),
  }));

const products: CrawlerFilesOptions['products'] = (language, group) =>
  listProducts({ language, group, skip: 0, take: 999 });

const ask = async (
  path: string,
  answer: ResultAsync<readonly RouteKey[], CallFailure> = okAsync(routeKeys),
  changed: Partial<CrawlerFilesOptions> = {},
) => {
  const response = await crawlerFiles({
    origin: 'https://shop.example',
    content: { loadRouteKeys: () => answer, loadPage },
    products,
    isPrivate: (page) => page === '/sl/pregled-kosarice',
    siteTitle: async () => 'Terme',
    ...changed,
  }).request(path);
  return { status: response.status, text: await response.text() };
};

test('the sitemap lists every public page and product in each of its languages, and no page of the checkout', async () => {
  const { status, text } = await ask('/sitemap.xml');
  expect(status).toBe(200);
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://shop.example/',
    'https://shop.example/de',
    'https://shop.example/sl/vstopnice&#38;boni',
    'https://shop.example/de/tickets',
    'https://shop.example/sl/vstopnice&#38;boni/bazen%20sl',
    'https://shop.example/de/tickets/bazen%20de',
  ]);
  expect(text).toContain(
    '<xhtml:link rel="alternate" hreflang="de" href="https://shop.example/de/tickets/bazen%20de"/>',
  );
  expect(text).toContain('<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example/"/>');
  expect(text).toContain('<loc>https://shop.example/</loc><lastmod>2026-10-05T22:30:00.000Z</lastmod>');
});

test('the sitemap omits a missing page, also as another language of a page', async () => {
  const keys = [{ key: 'tickets_2_shop', paths: { sl: '/sl/gone', de: '/de/tickets' } }];
  const { text } = await ask('/sitemap.xml', okAsync(keys));
  expect(text).not.toContain('gone');
  expect(text).toContain('<loc>https://shop.example/de/tickets</loc>');
});

test('requests for the sitemap load the products once per lifetime, and the last products stay after a failure', async () => {
  let now = instant(0);
  const calls: string[] = [];
  const shop: Pick<ShopPort, 'listProducts'> = {
    listProducts: (query) => {
      calls.push(`${query.language} ${query.group}`);
      return calls.length > 2 ? errAsync({ kind: 'unreachable', cause: 'network' }) : listProducts(query);
    },
  };
  const cached = cachedProducts(shop, { clock: { now: () => now }, fresh: 1000 });
  const texts: string[] = [];
  for (const at of [0, 0, 999, 1000, 1000]) {
    now = instant(at);
    texts.push((await ask('/sitemap.xml', okAsync(routeKeys), { products: cached })).text);
  }
  expect(texts[0]).toContain('bazen%20de');
  expect(new Set(texts).size).toBe(1);
  expect(calls).toEqual(['sl poolTickets', 'de poolTickets', 'sl poolTickets', 'de poolTickets']);
});

test('the sitemap is 503, not empty, without the content system', async () => {
  expect((await ask('/sitemap.xml', errAsync({ kind: 'unreachable', cause: 'network' }))).status).toBe(503);
});
