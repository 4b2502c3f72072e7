import { pageRequests } from '@shop/adapters/server/page-requests';
import type { ContentPort } from '@shop/core/ports/content-port';
import { cleanMarkup } from '@shop/core/testing/clean-markup';
import { describe, expect, test } from 'vitest';
import { dangersIn } from '../../testing/page-dangers.ts';
import { samplePages } from '../../testing/sample-pages.ts';
import { samplePorts } from '../../testing/sample-ports.ts';
import { pagesApp } from './pages-app.ts';

const crashes: unknown[] = [];

const options = samplePages({
  previews: async () => samplePorts,
  ...pageRequests({ secure: true, publicOrigin: undefined }),
  onCrash: (error) => void crashes.push(error),
  assets: {
    scripts: ['/assets/entry.js'],
    styles: () => ['/assets/entry.css'],
    modules: () => ['/assets/entry.js'],
    ownScripts: (source) => [`/assets/${source}`],
    fonts: () => ['/assets/text.woff2'],
  },
});

const app = pagesApp(options);

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await app.request(path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('a page', () => {
  test('holds its content, its language and its head tags (R-ROUTE-4)', async () => {
    const { status, text } = await get('/');
    expect(status).toBe(200);
    expect(text).toContain('<html lang="sl-SI">');
    expect(text).toMatch(/<h1[^>]*>Dan, ki diha s toplo vodo<\/h1>/);
    expect(text).toContain('<title>Spletna trgovina</title>');
    expect(text).toContain('<meta name="description" content="Opis strani home."/>');
    expect(text).toContain('<meta property="og:image" content="https://shop.example/media/hero.jpg?width=1200"/>');
    expect(text).toContain('<link rel="canonical" href="https://shop.example/"/>');
    expect(text).toContain('hrefLang="hr" href="https://shop.example/hr/trgovina"');
  });

  test('preloads its large picture and has its size and placeholder', async () => {
    const { text } = await get('/');
    const images = [...text.matchAll(/<img [^>]*>/g)].map(([image]) => image);
    const at = images.findIndex((image) => image.includes('/media/hero.jpg'));
    expect(images[at]).toMatch(/width="3840" height="2160".* fetchPriority="high"/);
    expect(images[at - 1]).toContain('src="data:image/webp;base64,UklGRg==" alt=""');
    const [head = ''] = text.split('</head>');
    const preload = /<link rel="preload" as="image"[^>]*>/.exec(head)?.[0];
    expect(preload).toContain('imageSrcSet="/media/hero.jpg?width=480 480w, ');
    expect(preload).toContain('fetchPriority="high"');
    // The browser reads a preload before the page has a viewport, which these units need.
    expect(preload).not.toMatch(/[sld]v[hw]/);
  });

  test('of a list loads the picture of its first card at once', async () => {
    const { text } = await get('/sl/vstopnice-bazeni');
    const [picture = ''] = /<img [^>]*src="\/media\/termalija.jpg[^>]*>/.exec(text) ?? [];
    expect(picture).toContain('fetchPriority="high"');
    expect(picture).not.toContain('loading="lazy"');
  });

  test.each([
    ['/', ''],
    ['/sl/vstopnice-bazeni', ''],
    ['/sl/vstopnice-bazeni/termalija', ''],
    ['/sl/darilni-boni/vrednostni-bon', ''],
    ['/sl/pregled-kosarice', 'shopCart=cart-1'],
    ['/sl/osebni-podatki', 'shopCart=cart-1'],
    ['/sl/nacin-placila', 'shopCart=cart-1'],
    ['/sl/narocilo-zakljuceno?status=2', ''],
    ['/sl/nikjer', ''],
  ])('at %s executes only files of the shop (R-ANSWER-11)', async (path, cookie) => {
    const { headers, text } = await get(path, { cookie });
    const policy = headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'self'; style-src 'self';/);
    expect(policy).not.toContain('unsafe');
    expect(dangersIn(text)).toEqual([]);
    expect(text).toContain('<script type="module" src="/assets/src/late-start.ts"');
  });

  test('of a product has the product as title and heading', async () => {
    const { text } = await get('/sl/vstopnice-bazeni/termalija');
    expect(text).toContain('<title>Termalija – Dan obiska | Terme Lunaria</title>');
    expect(text).toMatch(/<h1[^>]*>Termalija<\/h1>/);
    expect(text).toContain('<meta name="description" content="Topli bazeni za vso družino."/>');
  });

  test('in checkout sends no referrer to other sites (R-ANSWER-3)', async () => {
    const { headers } = await get('/sl/narocilo-zakljuceno?ref=abc&status=4');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect((await get('/')).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect((await get('/')).headers.has('x-robots-tag')).toBe(false);
  });

  test("replaces parts of the site's footer by its own and keeps the rest", async () => {
    const columns = [{ title: 'Samo tukaj', links: [] }];
    const footer = { links: [], social: [], columns, bottomText: cleanMarkup(''), bottomLinks: [] };
    const loadPage: ContentPort['loadPage'] = (language, path) =>
      samplePorts.content.loadPage(language, path).map((page) => ({ ...page, footer }));
    const ports = { ...samplePorts, content: { ...samplePorts.content, loadPage } };
    const drawn = await (await pagesApp({ ...options, ports }).request('/')).text();
    const below = drawn.slice(drawn.indexOf('<footer'), drawn.indexOf('</footer>'));
    expect(below).toContain('Samo tukaj');
    expect(below).not.toContain('Trgovina');
    expect(below).toContain('© Terme');
    expect(below).toContain('https://social.example/');
  });
});

describe('the cookie of an unknown cart', () => {
  test('is removed', async () => {
    const { headers, text } = await get('/', { cookie: 'shopCart=cart-of-last-year' });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-client=0{32}; Path=\/; SameSite=Lax; HttpOnly; Secure$/),
      expect.stringMatching(/^shopCart=; Path=\/; Max-Age=0/),
    ]);
    expect(text).toContain('Vaša košarica je prazna');
  });
});

describe('an address', () => {
  test('without a page is the not-found screen with status 404', async () => {
    const { status, text } = await get('/en/nowhere');
    expect(status).toBe(404);
    expect(text).toContain('Oops. Something went wrong.');
    expect(text).toContain('<meta name="robots" content="noindex"/>');
  });

  test('of the payment return redirects to the order page in its language', async () => {
    const response = await app.request('/shopPaymentCallback?ref=a%2Fb&status=4&lang=de');
    expect(response.headers.get('location')).toBe('/de/auftrag-abgeschlossen?ref=a%2Fb&status=4');
  });

  test.each([
    ['ref=a%2Fb&status=4&lang=de', '', '/de/auftrag-abgeschlossen?ref=a%2Fb&status=4'],
    ['ref=a&ref=b&status=2&does=removeItem', '?lang=it', '/it/ordine-completato?ref=a&status=2'],
    ['', '', '/sl/narocilo-zakljuceno?status=0'],
    [new Uint8Array([0xff]), '', '/sl/narocilo-zakljuceno?status=0'],
  ])(
    'of the payment return accepts the form %j of another site with the query %j without setting cookies (R-ROUTE-1)',
    async (body, query, to) => {
      const headers = {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Sec-Fetch-Site': 'cross-site',
        Origin: 'https://bank.example',
      };
      const response = await app.request(`/shopPaymentCallback${query}`, { method: 'POST', headers, body });
      expect([response.status, response.headers.get('location')]).toEqual([303, to]);
      expect(response.headers.getSetCookie()).toEqual([]);
      const other = await app.request(`/shopPaymentCallback${query}`, { method: 'PUT', headers, body });
      expect(other.status).toBe(404);
    },
  );

  test('of the personal data redirects to the cart page without a cart (R-BUYER-16)', async () => {
    const response = await app.request('/sl/osebni-podatki');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/sl/pregled-kosarice']);
  });
});

describe('translations', () => {
  test('have an immutable address (R-ANSWER-5)', async () => {
    const href = /\/translations\/sl\.[\w-]+\.json/.exec((await get('/')).text)?.[0] ?? '';
    const { headers, text } = await get(href);
    expect(headers.get('cache-control')).toContain('immutable');
    expect(JSON.parse(text)).toHaveProperty('CartIsEmpty');
  });

  test('of languages drawn at once do not mix (R-SAFE-20)', async () => {
    const languages = ['sl', 'en', 'de', 'it', 'hr'];
    const pages = await Promise.all(languages.flatMap((l) => [1, 2, 3].map(() => get(`/${l}/odd`))));
    pages.forEach(({ text }, index) => {
      expect(text).toContain(`<html lang="${languages[Math.floor(index / 3)]}`);
    });
    expect(pages.filter(({ text }) => text.includes('Warenkorb')).length).toBe(3);
  });
});

describe('a design preview', () => {
  test('is not found when previews are off', async () => {
    const response = await pagesApp({ ...options, previews: false }).request('/razrez/test');
    expect(response.status).toBe(404);
  });
});

test('the page of a refused form has no link to the host in its address', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/x-www-form-urlencoded' };
  const answer = await app.request('https://shop.example//evil.example/x', { method: 'POST', headers, body: 'a=b' });
  const text = await answer.text();
  expect(answer.status).toBe(403);
  expect(text).not.toMatch(/href="(?:https?:)?\/\//);
  expect(text.match(/<a [^>]*href="\/"/g)).toHaveLength(2);
});

describe('the test mode of payments', () => {
  const words = 'Testni način: plačila niso prava.';
  const inTestMode = pagesApp({ ...options, settings: { ...options.settings, testMode: true } });

  test.each(['/', '/nikjer', '/sl/koda-za-podporo', '/razrez/pregled-kosarice'])(
    'is named once on the page %s',
    async (path) => {
      const text = await (await inTestMode.request(path)).text();
      expect(text.split(`>${words}<`)).toHaveLength(2);
      expect((await get(path)).text).not.toContain(`>${words}<`);
    },
  );

  test('is named on the page of a refused form', async () => {
    const answer = await inTestMode.request('/', { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain(words);
  });
});
