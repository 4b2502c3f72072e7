import { contentSystem } from '@shop/adapters/content/system/testing/content-system';
import { cleanedRemoteShop } from '@shop/adapters/shop/cleaned-remote-shop';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HostileProvider, hostileProvider } from '../../testing/hostile-provider.ts';
import { anyHostileText } from '../../testing/hostile-text.ts';
import { actingElements, dangersIn } from '../../testing/page-dangers.ts';
import { samplePages } from '../../testing/sample-pages.ts';
import { samplePorts, today } from '../../testing/sample-ports.ts';
import { pagesApp } from './pages-app.ts';

const crashes: unknown[] = [];
let provider: HostileProvider;
let app: ReturnType<typeof pagesApp>;

beforeAll(async () => {
  provider = await hostileProvider(today);
  const { shop, checkout, content } = cleanedRemoteShop({
    url: provider.url,
    content: contentSystem({ CONTENT_URL: provider.url }),
  });
  app = pagesApp(
    samplePages({
      ports: { ...samplePorts, shop, checkout, content },
      onCrash: (error) => void crashes.push(error),
    }),
  );
});
afterAll(() => provider.close());

const drawn = async (path: string, text: string) => {
  provider.say(text);
  const response = await app.request(path, { headers: { cookie: 'shopCart=cart-1' } });
  return { status: response.status, html: await response.text() };
};

const paths = [
  '/sl/narocilo-zakljuceno?status=2',
  '/sl/vstopnice-bazeni/termalija',
  `/sl/vstopnice-bazeni/termalija?date=${today}`,
];

test.each(paths)(
  'hostile markup in every string adds no active element to %s (R-GUARD-7)',
  { timeout: 120_000 },
  async (path) => {
    const harmless = await drawn(path, 'x');
    expect(harmless.status).toBe(200);
    const allowed = actingElements(harmless.html);
    await fc.assert(
      fc.asyncProperty(anyHostileText, async (text) => {
        const { status, html } = await drawn(path, text);
        expect(status).toBe(200);
        expect(dangersIn(html)).toEqual([]);
        const more = actingElements(html).map((count, at) => count - (allowed[at] ?? 0));
        expect(Math.max(...more)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 30 },
    );
    expect(crashes).toEqual([]);
  },
);

test('an entity in plain text is decoded once', async () => {
  const { html } = await drawn('/sl/vstopnice-bazeni', 'Ra&amp;ck');
  const titles = [...html.matchAll(/<(title|h1|h2)[^>]*>([^<]*)<\/\1>/g)].map(([, , title = '']) => title);
  expect(titles.filter((title) => title.includes('ck'))).not.toEqual([]);
  expect(titles.filter((title) => title.includes('amp;amp;'))).toEqual([]);
});
