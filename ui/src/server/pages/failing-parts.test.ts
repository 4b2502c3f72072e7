import { builtInTranslations } from '@shop/adapters/content/translations/built-in-translations';
import type { Page } from '@shop/core/content/page';
import { languages } from '@shop/core/languages/language';
import { localeTag } from '@shop/core/languages/locale';
import { shopPath } from '@shop/core/paths/shop-paths';
import type { ContentPort } from '@shop/core/ports/content-port';
import type { ShopPort } from '@shop/core/ports/shop-port';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, test } from 'vitest';
import { sampleAssets, samplePages, sampleSettings } from '../../testing/sample-pages.ts';
import { samplePorts } from '../../testing/sample-ports.ts';
import { type TranslationsStore, translationsStore } from '../translations-store.ts';
import { pagesApp } from './pages-app.ts';

const secret = 'secret words of an exception';
const bug = (): never => {
  throw new Error(secret);
};

type Parts = {
  readonly settings?: string;
  readonly content?: Partial<ContentPort>;
  readonly shop?: Partial<ShopPort>;
  readonly words?: TranslationsStore['of'];
};

/** A shop of which a test breaks one part, and the lines of its log. */
const shopWith = ({ content, shop, words, settings = '{}' }: Parts) => {
  const log: { readonly error: unknown; readonly reference: string | undefined }[] = [];
  const ports = {
    ...samplePorts,
    content: { ...samplePorts.content, ...content },
    shop: { ...samplePorts.shop, ...shop },
    random: { token: () => 'a1b2c3d4'.repeat(4), secret: () => 'a1b2c3d4'.repeat(4) },
  };
  const store = translationsStore(samplePorts.content, builtInTranslations);
  const app = pagesApp(
    samplePages({
      ports,
      translations: { ...store, ...(words === undefined ? {} : { of: words }) },
      settings: { ...sampleSettings, ...JSON.parse(settings) },
      onCrash: (error, reference) => void log.push({ error, reference }),
      assets: { ...sampleAssets, scripts: ['/entry.js'], styles: () => ['/entry.css'] },
    }),
  );
  const get = async (path: string, cookie = '') => {
    const response = await app.request(path, { headers: { cookie } });
    // React in development adds the exception beside the part; production builds do not.
    const html = (await response.text()).replace(/<template data-dgst[^>]*>/g, '');
    return { status: response.status, html };
  };
  return { app, get, log };
};

/** A page of the sample with invalid members. */
const pageWith = (broken: string): Partial<ContentPort> => ({
  loadPage: (language, path) =>
    samplePorts.content.loadPage(language, path).map((page): Page => Object.assign({ ...page }, JSON.parse(broken))),
});

/** A site whose footer lacks all required members. */
const brokenSite: Partial<ContentPort> = {
  loadSite: () => okAsync(JSON.parse('{"name":"Terme","roots":{},"footer":{}}')),
};

const box = 'Tega dela strani ni bilo mogoče prikazati';

const boxes = (html: string): number => html.split(box).length - 1;

const brokenCart = { loadCart: () => okAsync(JSON.parse('{"id":"cart-1","items":null,"itemsCount":1}')) };

describe('a failure is limited to its own part (R-SECTION-9)', () => {
  test.each<readonly [string, string, Parts]>([
    ['a section that fails to load', '/sl/vstopnice-bazeni', { shop: { listProducts: bug } }],
    ['a section that fails to render', '/sl/broken', {}],
    ['the header', '/', { settings: '{"mainSiteUrl":{}}' }],
    ['the cart in the header', '/', { shop: brokenCart }],
    ['the footer', '/', { content: brokenSite }],
  ])('%s: one box with the reference', async (_, path, parts) => {
    const { get, log } = shopWith(parts);
    const { status, html } = await get(path, 'shopCart=cart-1');
    expect(status).toBe(200);
    expect(boxes(html)).toBe(1);
    expect(html).toContain('sklic A1B2C3D4');
    expect(log.map(({ reference }) => reference)).toEqual(['A1B2C3D4']);
    expect(html).not.toContain(secret);
    expect(html).not.toContain('Cannot read');
    // The rest of the page is there.
    expect(html).toContain('<main id="content"');
    if (path !== '/') expect(html).toMatch(/<header[\s\S]*<footer/);
    else expect(html).toContain('Dan, ki diha s toplo vodo');
  });

  test('the head: the page keeps a title', async () => {
    const { get, log } = shopWith({ content: pageWith('{"seoTitle":5}') });
    const { status, html } = await get('/sl/vstopnice-bazeni');
    expect([status, boxes(html), log.length]).toEqual([200, 0, 1]);
    expect(html).toContain('<title>Terme Lunaria</title>');
    expect(html).toContain('Vstopnice za bazene');
  });

  test('two sections: two boxes with one reference, and an unknown section is named (R-SECTION-8)', async () => {
    const content = pageWith(
      '{"sections":[{"type":"shopCards","cards":null},{"type":"shopCards","cards":null},{"type":"unknown","name":"newsTicker"}]}',
    );
    const { get, log } = shopWith({ content });
    const { html } = await get('/');
    expect([boxes(html), log.length]).toEqual([2, 2]);
    expect(html).toContain('Widget newsTicker Not Found');
  });
});

const down = { content: { loadPage: () => errAsync({ kind: 'unreachable', cause: 'status' } as const) } };
const gone = { content: { loadPage: () => errAsync({ kind: 'notFound', what: 'page' } as const) } };
const broken = { content: { loadPage: bug } };
const withoutList = { content: { loadRouteKeys: bug } };
const fallback = /This page cannot be shown right now.*<a[^>]*href="\/en\/tickets\?sort=name"[^>]*>Try again<\/a>/s;
const ticket = '/sl/vstopnice-bazeni/termalija';

describe('a whole page', () => {
  test.each<readonly [string, string, Parts, status: number, bugs: number, text: RegExp]>([
    ['whose content throws is the fallback view', '/en/tickets?sort=name', broken, 503, 1, fallback],
    ['of a product that throws is the fallback view', ticket, { shop: { showProduct: bug } }, 503, 1, /Te strani/],
    [
      'of unreachable content is the fallback view, without an error in the log (R-CONTENT-22, R-SECTION-10)',
      '/',
      down,
      503,
      0,
      /Te strani/,
    ],
    ['without content is the not-found screen (R-CONTENT-21, R-METHOD-6)', '/', gone, 404, 0, /Oops\. Prišlo je/],
    ['is complete when the page list throws', '/', withoutList, 200, 1, /Dan, ki diha/],
    ['is complete when the cart of its header throws', '/', { shop: { loadCart: bug } }, 200, 1, /Dan, ki diha/],
  ])('%s', async (_, path, parts, status, bugs, text) => {
    const { get, log } = shopWith(parts);
    const answer = await get(path, 'shopCart=cart-1');
    expect([answer.status, boxes(answer.html), log.length]).toEqual([status, 0, bugs]);
    expect(answer.html).toMatch(text);
    expect(answer.html).not.toContain(secret);
  });
});

describe('a page whose frame fails', () => {
  test.each(languages)('shows in %s the reference, another try and a link home', async (language) => {
    const { app, log } = shopWith({ words: bug });
    const home = shopPath('home', language);
    const title = builtInTranslations(language)['Fallback.Title'] ?? '';
    const response = await app.request(`${home}?sort=name&a="`);
    const html = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
    expect([response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual([
      'no-store',
      'noindex',
    ]);
    expect(response.headers.get('content-security-policy')).toContain("style-src 'self'");
    expect(html).toMatch(/^<!DOCTYPE html>/);
    expect(html).toContain(`<html lang="${localeTag(language)}">`);
    expect(html).toContain(`>${title}</h1>`);
    expect(html).toContain(' A1B2C3D4.');
    expect(html).toContain('<link rel="stylesheet" href="/entry.css"');
    expect(html).not.toContain('<script');
    expect(html).toContain(`href="${home}?sort=name&amp;a=%22"`);
    expect(html).toContain(`href="${home}"`);
    expect(html).not.toContain(secret);
    expect(log.map(({ reference }) => reference)).toEqual(['A1B2C3D4']);
  });

  test('in the checkout stays private', async () => {
    const response = await shopWith({ words: bug }).app.request('/sl/pregled-kosarice');
    expect([response.status, response.headers.get('referrer-policy')]).toEqual([500, 'same-origin']);
  });
});

describe('a failure in a browser', () => {
  const report = (app: ReturnType<typeof shopWith>['app'], fields: Record<string, string>, site = 'same-origin') =>
    app.request('/', {
      method: 'POST',
      body: new URLSearchParams({ does: 'reportFailure', reference: 'A1B2C3D4', name: 'TypeError', ...fields }),
      headers: { 'Sec-Fetch-Site': site },
    });

  test('is logged under the reference of its page, without personal data', async () => {
    const { app, log } = shopWith({});
    const message = 'nobody at ana@example.com with 0123456789abcdef0123456789abcdef';
    expect((await report(app, { message, stack: 'at draw (/assets/x.js:1:22)' })).status).toBe(204);
    expect(log).toMatchObject([{ reference: 'A1B2C3D4', error: { name: 'browser TypeError' } }]);
    expect(log[0]?.error).toMatchObject({
      message: 'nobody at [email] with [id]',
      stack: 'at draw (/assets/x.js:1:22)',
    });
  });

  test('is not accepted from another site, without a reference or above the limits', async () => {
    const { app, log } = shopWith({});
    expect((await report(app, {}, 'cross-site')).status).toBe(403);
    await report(app, { reference: '<script>' });
    expect(log).toEqual([]);
    for (let more = 0; more < 40; more += 1) await report(app, { message: 'x'.repeat(5_000) });
    expect(log).toHaveLength(30);
    expect(String(log[0]?.error).length).toBeLessThan(2_100);
  });
});
