import { cleanedRemoteShop } from '@shop/adapters/assemble/cleaned-remote-shop';
import { keptContent } from '@shop/adapters/content-cache/kept-content';
import { builtInTranslations } from '@shop/adapters/translations/built-in-translations';
import { contentWithWords } from '@shop/adapters/translations/merged-words';
import { contentSystem } from '@shop/adapters/umbraco/testing/content-system';
import { type DeliveryApiStub, deliveryApiStub } from '@shop/adapters/umbraco/testing/delivery-api-stub';
import { toldGoneLanguages } from '@shop/core/content/offered-languages';
import { instant } from '@shop/core/dates/instant';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { samplePages } from '../testing/sample-pages.ts';
import { samplePorts } from '../testing/sample-ports.ts';
import { pagesApp } from './pages-app.ts';
import { translationsStore } from './translations-store.ts';

const fresh = 30_000;

let stub: DeliveryApiStub;
let now: number;
let app: ReturnType<typeof pagesApp>;
const crashes: unknown[] = [];

beforeEach(async () => {
  stub = await deliveryApiStub();
  now = 0;
  const system = contentSystem({ CONTENT_URL: stub.url, CONTENT_API_KEY: stub.apiKey });
  const remote = cleanedRemoteShop({ url: stub.url, content: system });
  const clock = { now: () => instant(now) };
  const content = toldGoneLanguages(contentWithWords(keptContent(remote.content, { clock, fresh, patience: 1000 })));
  app = pagesApp(
    samplePages({
      ports: { ...samplePorts, content },
      translations: translationsStore(content, builtInTranslations),
      onCrash: (error) => void crashes.push(error),
    }),
  );
});
afterEach(() => stub.close());

/** What a visitor sees: without what is random for each page. */
const visited = async (path: string) => {
  const response = await app.request(path);
  const html = (await response.text()).replace(/nonce="[^"]*"/g, '').replace(/[0-9a-f]{32}|[0-9A-F]{8}/g, '');
  return { status: response.status, html };
};

const pages = ['/', '/en', '/sl/pregled-kosarice', '/de/warenkorb-anzeigen'];

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test.each(['broken', 'html', 'half', 'reset', 'gone'] as const)(
  'a content system that is %s for ten minutes makes no difference to visitors, and is left alone',
  async (trouble) => {
    const before = await Promise.all(pages.map(visited));
    expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    // What is told to be gone is believed of pages; words and lists that are gone are none.
    stub.be(trouble, trouble === 'gone' ? '/translations/' : '');
    const asked = stub.asked.length;
    for (const minute of [1, 5, 10]) {
      now = minute * 60_000;
      for (const visit of [1, 2]) {
        const during = await Promise.all(pages.map(visited));
        const same = trouble === 'gone' ? during.map(({ status }, at) => ({ ...before[at], status })) : during;
        expect([minute, visit, same]).toEqual([minute, visit, before]);
      }
      await settled();
    }
    // Pages, sites, words, page list: each once a while, and some a second time after a failure.
    expect(stub.asked.length - asked).toBeLessThanOrEqual(3 * 2 * 25);
  },
);

test('the first view of a page asks for nine things, the next ones for none until they are old', async () => {
  const kinds = () =>
    Object.entries({ page: '/content/item/', words: '/translations/', list: '/routes/' }).map(([kind, part]) => [
      kind,
      stub.asked.filter((address) => address.includes(part)).length,
    ]);
  await visited('/en');
  // The page and the site, the page's other languages that it links to, words in English and Slovenian, the page list.
  expect(kinds()).toEqual([
    ['page', 6],
    ['words', 2],
    ['list', 1],
  ]);
  for (let view = 0; view < 5; view += 1) await visited('/en');
  expect(stub.asked).toHaveLength(9);
  now += fresh;
  for (let view = 0; view < 5; view += 1) await visited('/en');
  await settled();
  expect(stub.asked.length).toBeLessThanOrEqual(18);
});

test.each(['/translations/', '/routes/', 'content/item/?'])('%s that hangs holds up one view at most', async (part) => {
  stub.be('silent', part);
  for (let view = 0; view < 5; view += 1) expect((await visited('/en/cart-preview')).status).toBe(200);
  expect(stub.asked.filter((address) => address.includes(part)).length).toBeLessThanOrEqual(2);
});

test('two languages drawn at once, a thousand times, never mix', { timeout: 240_000 }, async () => {
  const tongues = [
    { path: '/sl/pregled-kosarice', lang: 'lang="sl', own: 'Pregled košarice', other: 'Cart overview' },
    { path: '/en/cart-preview', lang: 'lang="en', own: 'Cart overview', other: 'Pregled košarice' },
  ];
  for (let round = 0; round < 25; round += 1) {
    const views = Array.from({ length: 20 }, () => tongues).flat();
    const shown = await Promise.all(views.map(async (tongue) => ({ tongue, ...(await visited(tongue.path)) })));
    for (const { tongue, html } of shown) {
      expect(html).toContain(tongue.lang);
      expect(html).toContain(tongue.own);
      expect(html).not.toContain(tongue.other);
    }
  }
  expect(crashes).toEqual([]);
});
