import type { RouteKey } from '@shop/core/content/route-key';
import type { CallFailure } from '@shop/core/errors/named-error';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { crawlerFiles } from './crawler-files.ts';

const routeKeys: readonly RouteKey[] = [
  { key: 'home_1_shop', paths: { sl: '/sl', de: '/de' } },
  { key: 'tickets_2_shop', paths: { sl: '/sl/vstopnice&boni', de: '/de/tickets' } },
  { key: 'cart_4_shop', paths: { sl: '/sl/pregled-kosarice', de: '/de/warenkorb-anzeigen' } },
  { key: 'cancelOrder_8_shop', paths: { sl: '/sl/preklic-narocila' } },
];

const ask = async (path: string, answer: ResultAsync<readonly RouteKey[], CallFailure> = okAsync(routeKeys)) => {
  const response = await crawlerFiles({
    origin: 'https://shop.example',
    content: { loadRouteKeys: () => answer },
    isPrivate: (page) => page === '/sl/pregled-kosarice',
  }).request(path);
  return { status: response.status, text: await response.text() };
};

test('crawlers are told where the list of pages is', async () => {
  expect((await ask('/robots.txt')).text).toContain('Sitemap: https://shop.example/sitemap.xml');
});

test('the list holds every public page in each of its languages, and nothing of the checkout', async () => {
  const { status, text } = await ask('/sitemap.xml');
  expect(status).toBe(200);
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://shop.example/',
    'https://shop.example/de',
    'https://shop.example/sl/vstopnice&#38;boni',
    'https://shop.example/de/tickets',
  ]);
  expect(text).toContain('<xhtml:link rel="alternate" hreflang="de" href="https://shop.example/de/tickets"/>');
});

test('without the content system there is no list, rather than an empty one', async () => {
  expect((await ask('/sitemap.xml', errAsync({ kind: 'unreachable', cause: 'network' }))).status).toBe(503);
});
