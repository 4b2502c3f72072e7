import { cents } from '@shop/core/money/cents';
import { euroText } from '@shop/core/money/euro-text';
import { shopPath } from '@shop/core/paths/shop-paths';
import { expect, test } from 'vitest';
import { builtShop } from './testing/built-shop.ts';
import { askPage } from './testing/page-answer.ts';
import { disallowedIn } from './testing/robots-file.ts';

const shop = builtShop();

const sitemap = async () => (await fetch(`${shop.origin}/sitemap.xml`)).text();
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

test('every Slovenian and German address of the sitemap returns its own page, which names addresses of the sitemap', async () => {
  const xml = await sitemap();
  const listed = locations(xml);
  expect(new Set(listed).size).toBe(listed.length);
  // Home, two lists, four pages of text, and more than twenty products, in five languages.
  expect(listed.length).toBeGreaterThan(5 * 25);
  const linked = [...xml.matchAll(/hreflang="\w+" href="([^"]*)"/g)].map(([, address = '']) => address);
  expect(new Set(linked)).toEqual(new Set(listed));
  for (const address of listed.filter((one) => /\/((sl|de)(\/.*)?)?$/.test(new URL(one).pathname))) {
    const { status, canonical, alternates } = await askPage(address);
    expect({ address, status, canonical }).toEqual({ address, status: 200, canonical: address });
    expect(new Set(listed)).toEqual(new Set([...listed, ...alternates.values()]));
  }
});

type Data = Readonly<Record<string, unknown>>;

const linkedData = (html: string): readonly Data[] => {
  const text = /<script id="linked-data" type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return text === undefined ? [] : JSON.parse(text)['@graph'];
};

const typed = (graph: readonly Data[], type: string) => graph.find((data) => data['@type'] === type);

const pricesOf = (offers: unknown): readonly string[] =>
  [...JSON.stringify(offers ?? []).matchAll(/"(?:price|lowPrice|highPrice)":"(\d+\.\d\d)"/g)].map(
    ([, text = '']) => text,
  );

/** Returns an amount as a Slovenian page writes it, with a plain space. */
const shown = (text: string): string =>
  euroText(cents(Math.round(Number(text) * 100)), 'sl').replace(/[\s\u00a0\u202f]/g, ' ');

const textOf = (html: string): string =>
  html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replace(/[\s\u00a0\u202f]/g, ' ');

test('the structured data of each product have the prices of its page, to the cent', async () => {
  const products = locations(await sitemap()).filter((address) => /\/sl\/[^/]+\/[^/]+$/.test(address));
  expect(products.length).toBeGreaterThan(20);
  for (const address of products) {
    const { html } = await askPage(address);
    const product = typed(linkedData(html), 'Product');
    expect({ address, url: product?.url }).toEqual({ address, url: address });
    expect(product?.name).not.toBe('');
    expect(product?.brand).toMatchObject({ '@type': 'Organization', name: 'Terme Lunaria' });
    const prices = pricesOf(product?.offers);
    expect({ address, prices: prices.length > 0 }).toEqual({ address, prices: true });
    // The lowest price is next to the calendar; the highest one may be in a later month.
    const certain = JSON.stringify(product?.offers).includes('lowPrice') ? prices.slice(0, 1) : prices;
    for (const price of certain) {
      expect({ address, price, isShown: textOf(html).includes(shown(price)) }).toEqual({
        address,
        price,
        isShown: true,
      });
    }
  }
});

test('the structured data of a chosen day have each price of that day', async () => {
  const page = `${shop.origin}/sl/vstopnice-bazeni/termalija`;
  const day = /\?date=\d{4}-\d\d-\d\d/.exec((await askPage(page)).html)?.[0] ?? '';
  const { html } = await askPage(page + day);
  const prices = pricesOf(typed(linkedData(html), 'Product')?.offers);
  // Packages are shown once the number of persons is chosen.
  expect(prices.filter((price) => textOf(html).includes(shown(price))).length).toBeGreaterThan(3);
});

test('structured data name the seller on the home page and the path to a product, and the checkout has none', async () => {
  const graphOf = async (path: string) => linkedData((await askPage(shop.origin + path)).html);
  const home = typed(await graphOf(shopPath('home', 'de')), 'Organization');
  expect(home).toMatchObject({ name: 'Terme Lunaria', logo: `${shop.origin}/icon-512.png` });
  expect(await graphOf(shopPath('cart', 'de'))).toEqual([]);
  const steps = JSON.stringify(typed(await graphOf('/en/pool-tickets/termalija'), 'BreadcrumbList'));
  for (const path of ['/en', '/en/pool-tickets', '/en/pool-tickets/termalija'])
    expect(steps).toContain(`"item":"${shop.origin}${path}"`);
});

test.each([
  ['/sl/vstopnice-bazeni/termalija', /[?&](date|month)=/],
  ['/sl/vstopnice-bazeni/termalija?date=2026-12-01', /[?&](date|before)=/],
  ['/sl/darilni-boni', /[?&](sort|category)=/],
  ['/', /RedirectUrl=/],
])('%s marks its links to %s with nofollow, and robots.txt disallows them (R-SHELL-29)', async (page, view) => {
  const isDisallowed = disallowedIn(await (await fetch(`${shop.origin}/robots.txt`)).text());
  const { anchors } = await askPage(shop.origin + page);
  const views = anchors.filter(({ href = '' }) => view.test(href));
  expect(views.length).toBeGreaterThan(0);
  for (const { href = '', isFollowed } of views)
    expect({ href, isFollowed, isDisallowed: isDisallowed(href) }).toEqual({
      href,
      isFollowed: false,
      isDisallowed: true,
    });
});

test('robots.txt, manifest and icons are served', async () => {
  expect(await (await fetch(`${shop.origin}/robots.txt`)).text()).toContain(`Sitemap: ${shop.origin}/sitemap.xml`);
  const { html } = await askPage(`${shop.origin}/`);
  const files = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]*)"/g)].map(
    ([, to]) => to,
  );
  expect(files).toHaveLength(4);
  const manifest = await (await fetch(`${shop.origin}/manifest.webmanifest`)).json();
  expect(manifest.name).toBe('Terme Lunaria');
  for (const file of [...files, ...manifest.icons.map(({ src }: { src: string }) => src)]) {
    const answer = await fetch(`${shop.origin}${file}`);
    expect({ file, status: answer.status }).toEqual({ file, status: 200 });
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100);
  }
});
