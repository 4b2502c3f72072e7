import type { Page } from '@shop/core/content/page';
import { type Language, languages } from '@shop/core/languages/language';
import type { RouteKey } from '@shop/core/paths/route-key';
import { type ShopPage, shopPages, shopPath } from '@shop/core/paths/shop-paths';
import { describe, expect, test } from 'vitest';
import { type LoadedPage, pageFindings } from './page-checks.ts';

const types: Readonly<Record<ShopPage, string>> = {
  home: 'shopCards',
  cart: 'cartReview',
  buyerInfo: 'personalData',
  paymentMethod: 'paymentMethod',
  thankYou: 'orderCompleted',
};

/** A page with only the members that the doctor reads: sections and cultures. */
const aPage = (type: string, pathIn: (language: Language) => string | undefined): Page => ({
  id: type,
  contentType: 'page',
  name: type,
  path: '/',
  showFooter: true,
  sections: JSON.parse(`[{"type":"${type}","name":"newsTicker","cards":[]}]`),
  cultures: languages.flatMap((language) => {
    const path = pathIn(language);
    return path === undefined ? [] : [{ language, path }];
  }),
});

const whole = new Map<string, LoadedPage>(
  shopPages.flatMap((page) =>
    languages.map((language): [string, LoadedPage] => [
      shopPath(page, language),
      aPage(types[page], (other) => shopPath(page, other)),
    ]),
  ),
);

const findingsOf = async (changed: readonly (readonly [string, LoadedPage])[], routeKeys: readonly RouteKey[] = []) => {
  const pages = new Map([...whole, ...changed]);
  const findings = await pageFindings(
    routeKeys,
    async (path) => pages.get(path) ?? 'notFound',
    async (url) => url !== '/media/lost.jpg',
  );
  return findings.map((one) => `${one.weight} ${one.language} ${one.check} ${one.subject}: ${one.message}`);
};

test('complete pages have no findings', async () => {
  expect(await findingsOf([])).toEqual([]);
});

describe('the doctor reports', () => {
  test('a missing page, and each page that links to it', async () => {
    const findings = await findingsOf([['/en/cart-preview', 'notFound']]);
    expect(findings).toContain('fault en routes /en/cart-preview: there is no page');
    expect(findings).toContain(
      'fault de alternates /de/warenkorb-anzeigen: leads to /en/cart-preview in en, where there is no page',
    );
    expect(findings).toHaveLength(5);
  });

  test('a picture of a page that does not exist', async () => {
    const page = aPage('cartReview', (other) => shopPath('cart', other));
    const image = { url: '/media/lost.jpg', altText: '', altTexts: {} };
    expect(await findingsOf([['/sl/pregled-kosarice', { ...page, image }]])).toEqual([
      'fault sl pictures /sl/pregled-kosarice: there is no picture /media/lost.jpg; put it into MEDIA_DIR or name another one',
    ]);
  });

  test('a page that cannot be loaded', async () => {
    expect(await findingsOf([['/hr/pregled-kosarice', 'outOfReach']])).toContain(
      'fault hr routes /hr/pregled-kosarice: the content system cannot tell the page',
    );
  });

  test('a page without its main section, and a section of unknown type', async () => {
    const odd = aPage('unknown', (other) => shopPath('cart', other));
    expect(await findingsOf([['/sl/pregled-kosarice', odd]])).toEqual([
      'fault sl routes /sl/pregled-kosarice: has no section cartReview',
      'fault sl routes /sl/pregled-kosarice: shows “Widget newsTicker Not Found”',
    ]);
  });

  test('a page without an alternate in a language', async () => {
    const page = aPage('cartReview', (other) => (other === 'it' ? undefined : shopPath('cart', other)));
    expect(await findingsOf([['/sl/pregled-kosarice', page]])).toContain(
      'gap sl alternates /sl/pregled-kosarice: is not offered in it',
    );
  });

  test('a page whose alternate links back elsewhere', async () => {
    const page = aPage('cartReview', (other) => (other === 'sl' ? '/sl/elsewhere' : shopPath('cart', other)));
    expect(await findingsOf([['/en/cart-preview', page]])).toContain(
      'fault sl alternates /sl/pregled-kosarice: leads to /en/cart-preview in en, which leads back to /sl/elsewhere',
    );
  });

  test('a language without an address in the page list, and an address without a page', async () => {
    const findings = await findingsOf([], [{ key: 'terms_4_shop', paths: { sl: '/sl/pogoji', en: '/en/terms' } }]);
    expect(findings).toEqual([
      'gap de routes terms_4_shop: the page list names no address; links to it are left out',
      'gap it routes terms_4_shop: the page list names no address; links to it are left out',
      'gap hr routes terms_4_shop: the page list names no address; links to it are left out',
      'fault sl routes /sl/pogoji: there is no page',
      'fault en routes /en/terms: there is no page',
    ]);
  });
});
