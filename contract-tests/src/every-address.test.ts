import { samplePaths } from '@shop/adapters/sample/testing/sample-words';
import { languages } from '@shop/core/languages/language';
import { localeTag } from '@shop/core/languages/locale';
import { type ShopPage, shopPages, shopPath } from '@shop/core/paths/shop-paths';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtShop } from './testing/built-shop.ts';
import { askPage } from './testing/page-answer.ts';

const shop = builtShop();
let cookie: string;

/** A cart with a gift card in it, so that each step of the checkout has something to show. */
const filledCart = async (origin: string): Promise<string> => {
  const Items = [{ PriceListId: 'value-card-chosen', Quantity: 1, Price: 50 }];
  const answer = await fetch(`${origin}/Shop/AddToCart`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Shop-Request': 'fetch' },
    body: JSON.stringify({ CartId: '', ProductId: 'value-card', Language: 'sl', Items }),
  });
  const { cartId } = await answer.json();
  return `shopCart=${cartId}`;
};

beforeAll(async () => {
  cookie = await filledCart(shop.origin);
});

const ask = (path: string) => askPage(path.startsWith('http') ? path : shop.origin + path, cookie);

describe.each(languages)('the path table in %s', (language) => {
  test.each(shopPages)(
    '%s answers in its language, with its title and its addresses in the others (R-SHELL-5)',
    async (page) => {
      const path = shopPath(page, language);
      const shown = await ask(path);
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
    },
  );

  test('without a cart personal data and payment lead to the cart', async () => {
    for (const page of ['buyerInfo', 'paymentMethod'] as const satisfies readonly ShopPage[]) {
      const { status, location } = await askPage(shop.origin + shopPath(page, language));
      expect({ page, status, location }).toEqual({ page, status: 303, location: shopPath('cart', language) });
    }
  });

  test('without script the home leads to the tickets, those to a ticket, and that to its days and their prices', async () => {
    const listPath = samplePaths('poolTickets')[language];
    const linkIn = (html: string, wanted: RegExp): string => {
      const hrefs = [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href = '']) => href);
      return hrefs.find((href) => wanted.test(href)) ?? 'no such link';
    };
    const look = async (path: string): Promise<string> => {
      const { status, html } = await askPage(shop.origin + path);
      const parts = ['<h1', '<main', '<footer'].map((part) => html.split(`${part} `).length - 1);
      expect({ path, status, parts }).toEqual({ path, status: 200, parts: [1, 1, 1] });
      return html;
    };
    const list = await look(linkIn(await look(shopPath('home', language)), new RegExp(`^${listPath}$`)));
    const ticket = linkIn(list, /termalija$/);
    const day = linkIn(await look(ticket), new RegExp(`^${ticket}\\?date=\\d{4}-\\d\\d-\\d\\d$`));
    expect(await look(day)).toMatch(/22[,.]00/);
    await look(shopPath('thankYou', language));
  });

  test('a payment comes back to its order-completed page', async () => {
    const { status, location } = await ask(`/shopPaymentCallback?ref=abc&status=2&lang=${language}`);
    expect(status).toBe(303);
    expect(location).toBe(`${shopPath('thankYou', language)}?ref=abc&status=2`);
  });
});

/** Addresses in another spelling than the right one, each with the place where it ends. */
const spelled: readonly (readonly [spelling: string, right: string])[] = [
  ['/sl', '/'],
  ['/trgovina', '/hr/trgovina'],
  ['/olimia', '/'],
  ...languages.flatMap((language) => {
    const [home, cart, buyer] = [
      shopPath('home', language),
      shopPath('cart', language),
      shopPath('thankYou', language),
    ] as const;
    return [
      [`/${language}/`, home],
      [`${cart}/`, cart],
      [`${cart}//?a=1&b=%C4%8D`, `${cart}?a=1&b=%C4%8D`],
      [`/olimia${cart}`, cart],
      [`/${language}/tuhelj${cart.slice(3)}/?a=1`, `${cart}?a=1`],
      [`${buyer}/?ref=abc&status=4`, `${buyer}?ref=abc&status=4`],
    ] as const;
  }),
  // Slovenian is what an address without a language is in.
  ['/pregled-kosarice', '/sl/pregled-kosarice'],
  ['/pregled-kosarice/', '/sl/pregled-kosarice'],
  ['/olimia/pregled-kosarice/', '/sl/pregled-kosarice'],
  ['/osebni-podatki?a=1', '/sl/osebni-podatki?a=1'],
  ['/vstopnice-bazeni/termalija?date=2027-01-12', '/sl/vstopnice-bazeni/termalija?date=2027-01-12'],
  ['/vstopnice-bazeni/termalija/?date=2027-01-12', '/sl/vstopnice-bazeni/termalija?date=2027-01-12'],
  // A product below another list than its own.
  ['/darilni-boni/termalija', '/sl/vstopnice-bazeni/termalija'],
  ['/darilni-boni/termalija/?date=2027-01-12', '/sl/vstopnice-bazeni/termalija?date=2027-01-12'],
  ['/en/gift-vouchers/termalija/', '/en/pool-tickets/termalija'],
  ['/olimia/sl/vstopnice-bazeni', '/sl/vstopnice-bazeni'],
];

test.each(spelled)('%s leads to %s for good, in one step', async (path, right) => {
  const { status, location } = await ask(path);
  expect({ status, location }).toEqual({ status: 301, location: right });
  const there = await ask(right);
  expect([200, 303]).toContain(there.status);
  const head = await fetch(shop.origin + path, { method: 'HEAD', redirect: 'manual', headers: { Cookie: cookie } });
  expect([head.status, head.headers.get('location')]).toEqual([301, right]);
});

test.each(['/fr/foo', '/nikjer', '/sl/vstopnice-bazeni/nikjer', '/en/vstopnice-bazeni', '/sl/razrez'])(
  '%s is not found where it stands',
  async (path) => {
    const { status, html } = await ask(path);
    expect(status).toBe(404);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  },
);

/** A page without what is random for each answer. */
const withoutRandom = (html: string): string =>
  html.replace(/nonce="[^"]*"/g, '').replace(/"(reference|intent|now)":("[^"]*"|\d+)/g, '');

test('two languages drawn at once, in a thousand interleaved views, are drawn as each alone (R-SAFE-20)', {
  timeout: 120_000,
}, async () => {
  const headers = { 'Accept-Encoding': 'identity' };
  const drawn = async (path: string) => withoutRandom(await (await fetch(shop.origin + path, { headers })).text());
  const paths = [shopPath('cart', 'sl'), shopPath('cart', 'en')];
  const alone = await Promise.all(paths.map(drawn));
  expect(new Set(alone).size).toBe(2);
  for (let round = 0; round < 25; round += 1) {
    const views = Array.from({ length: 20 }, () => paths).flat();
    const told = await Promise.all(views.map(drawn));
    expect(told.findIndex((html, place) => html !== alone[place % 2])).toBe(-1);
  }
});
