import { languages } from '@shop/core/languages/language';
import { localeTag } from '@shop/core/languages/locale';
import { shopPages, shopPath } from '@shop/core/paths/shop-paths';
import { beforeAll, expect, test } from 'vitest';
import { builtShop } from './testing/built-shop.ts';
import { askPage } from './testing/page-answer.ts';

const shop = builtShop();
let cookie: string;

/** Puts a gift card into a cart, so that each step of the checkout has content. */
beforeAll(async () => {
  const Items = [{ PriceListId: 'value-card-chosen', Quantity: 1, Price: 50 }];
  const answer = await fetch(`${shop.origin}/Shop/AddToCart`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Shop-Request': 'fetch' },
    body: JSON.stringify({ CartId: '', ProductId: 'value-card', Language: 'sl', Items }),
  });
  cookie = `shopCart=${(await answer.json()).cartId}`;
});

test.each(languages)(
  'every page in %s is in its language, with its title and its addresses in the other languages (R-SHELL-5)',
  async (language) => {
    for (const page of shopPages) {
      const path = shopPath(page, language);
      const shown = await askPage(shop.origin + path, cookie);
      expect({ path, status: shown.status, lang: shown.lang }).toEqual({
        path,
        status: 200,
        lang: localeTag(language),
      });
      expect(shown.title).toMatch(page === 'home' ? /^[^|]+$/ : /^[^|]+ \| Terme Lunaria$/);
      expect(shown.canonical).toBe(shop.origin + path);
      expect(Object.fromEntries(shown.alternates)).toEqual({
        ...Object.fromEntries(languages.map((other) => [other, shop.origin + shopPath(page, other)])),
        'x-default': shop.origin + shopPath(page, 'sl'),
      });
    }
  },
);

// Other spellings of an address: core/src/paths/canonical-path.test.ts and product-path.test.ts.
test.each([
  ['/olimia', '/'],
  [`/de/tuhelj${shopPath('cart', 'de').slice(3)}/?a=1`, `${shopPath('cart', 'de')}?a=1`],
  [`${shopPath('thankYou', 'hr')}/?ref=abc&status=4`, `${shopPath('thankYou', 'hr')}?ref=abc&status=4`],
  // An address without a language is Slovenian.
  ['/olimia/pregled-kosarice//?a=1&b=%C4%8D', '/sl/pregled-kosarice?a=1&b=%C4%8D'],
  ['/vstopnice-bazeni/termalija/?date=2027-01-12', '/sl/vstopnice-bazeni/termalija?date=2027-01-12'],
  // A product below another list than its own.
  ['/darilni-boni/termalija/?date=2027-01-12', '/sl/vstopnice-bazeni/termalija?date=2027-01-12'],
  ['/en/gift-vouchers/termalija/', '/en/pool-tickets/termalija'],
])('%s redirects to %s permanently, in one step', async (path, right) => {
  const { status, location } = await askPage(shop.origin + path);
  expect({ status, location }).toEqual({ status: 301, location: right });
  expect((await askPage(shop.origin + right)).status).toBe(200);
  const head = await fetch(shop.origin + path, { method: 'HEAD', redirect: 'manual' });
  expect([head.status, head.headers.get('location')]).toEqual([301, right]);
});

test.each(['/fr/foo', '/sl/vstopnice-bazeni/nikjer', '/en/vstopnice-bazeni', '/sl/razrez'])(
  '%s is answered with 404 at its own address',
  async (path) => expect((await askPage(shop.origin + path)).status).toBe(404),
);
