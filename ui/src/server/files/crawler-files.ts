import { type AlternatePath, alternatePaths } from '@shop/core/content/alternate-paths';
import type { Page } from '@shop/core/content/page';
import { instantText } from '@shop/core/dates/instant';
import type { ProductId } from '@shop/core/ids';
import { defaultLanguage, type Language } from '@shop/core/languages/language';
import { pageOfKey } from '@shop/core/paths/page-key';
import type { RouteKey } from '@shop/core/paths/route-key';
import { encodeText } from '@shop/core/paths/segments';
import { uncrawledPaths } from '@shop/core/paths/view-address';
import type { ContentPort } from '@shop/core/ports/content-port';
import type { ShopPort } from '@shop/core/ports/shop-port';
import { Hono } from 'hono';

export type CrawlerFilesOptions = SitemapSources & {
  /** The site's name on a home screen. */
  readonly siteTitle: () => Promise<string>;
};

/** Returns the routes for search engines and home screens: robots.txt, sitemap, manifest and icons. */
export const crawlerFiles = ({ siteTitle, ...sources }: CrawlerFilesOptions): Hono => {
  const app = new Hono();

  app.get('/robots.txt', (c) => {
    const disallowed = ['/shopPaymentCallback', ...uncrawledPaths()].map((path) => `Disallow: ${path}`);
    const lines = ['User-agent: *', ...disallowed, 'Allow: /', '', `Sitemap: ${sources.origin}/sitemap.xml`, ''];
    return c.text(lines.join('\n'));
  });

  app.get('/manifest.webmanifest', async (c) => {
    const name = await siteTitle();
    const headers = { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' };
    return c.body(JSON.stringify({ ...manifest, name, short_name: name }), 200, headers);
  });

  app.get('/sitemap.xml', async (c) => {
    const xml = await sitemap(sources);
    if (xml === undefined) return c.text('The pages cannot be listed right now.', 503, { 'Cache-Control': 'no-store' });
    return c.body(xml, 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    });
  });
  return app;
};

const manifest = {
  lang: 'sl',
  start_url: '/',
  display: 'minimal-ui',
  background_color: '#0a3742',
  theme_color: '#0a3742',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
} as const;

export type SitemapSources = {
  /** Public origin without a slash at the end, as crawlers need absolute addresses. */
  readonly origin: string;
  readonly content: Pick<ContentPort, 'loadRouteKeys' | 'loadPage'>;
  /** Returns all products of a group in a language. */
  readonly products: (language: Language, group: string) => ReturnType<ShopPort['listProducts']>;
  /** Returns true for pages that are no entry from outside, such as a step of the checkout. */
  readonly isPrivate: (path: string) => boolean;
};

/** A public page or product in each of its languages. */
type Listed = { readonly versions: readonly Version[] };
type Version = AlternatePath & { readonly page?: Page };

/** Returns every public page and product with its languages and, if known, its last change. Pages that no longer
 *  exist are left out; those that cannot be loaded are listed with the facts of the page list. Empty without the
 *  page list. */
const sitemap = async (sources: SitemapSources): Promise<string | undefined> => {
  const routeKeys = await sources.content.loadRouteKeys();
  if (routeKeys.isErr()) return undefined;
  const pages = await Promise.all(routeKeys.value.map((key) => listedPage(sources, key, routeKeys.value)));
  const products = await Promise.all(pages.map((page) => listedProducts(sources, page)));
  const entries = [...pages, ...products.flat()].flatMap((listed) => entriesOf(listed, sources.origin));
  const schemas = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${schemas}>\n${entries.join('\n')}\n</urlset>\n`;
};

const listedPage = async (
  { content, isPrivate }: SitemapSources,
  { key }: RouteKey,
  routeKeys: readonly RouteKey[],
): Promise<Listed> => {
  const addresses = alternatePaths({ key, cultures: [] }, { routeKeys });
  if (pageOfKey(key) === 'cancelOrder' || addresses.some(({ href }) => isPrivate(href))) return { versions: [] };
  const versions = await Promise.all(
    addresses.map(async (address): Promise<readonly Version[]> => {
      const page = await content.loadPage(address.language, address.href);
      if (page.isOk()) return [{ ...address, page: page.value }];
      return page.error.kind === 'notFound' ? [] : [address];
    }),
  );
  return { versions: versions.flat() };
};

/** Returns the products of a list page, each with its address in the languages of that page. */
const listedProducts = async ({ products }: SitemapSources, { versions }: Listed): Promise<readonly Listed[]> => {
  const items = await Promise.all(versions.map((version) => productsOf(products, version)));
  return [...Map.groupBy(items.flat(), ({ id }) => id).values()].map((versionsOfOne) => ({ versions: versionsOfOne }));
};

const productsOf = async (
  products: SitemapSources['products'],
  { language, href, page }: Version,
): Promise<readonly (AlternatePath & { readonly id: ProductId })[]> => {
  const groups = (page?.sections ?? []).flatMap((section) => (section.type === 'productList' ? [section.group] : []));
  const lists = await Promise.all(groups.map((group) => products(language, group)));
  return lists
    .flatMap((list) => (list.isOk() ? list.value.items : []))
    .map(({ id, url }) => ({ id, language, href: `${href}/${encodeText(url)}` }));
};

const xmlText = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const entriesOf = ({ versions }: Listed, origin: string): readonly string[] => {
  const link = (language: string, href: string): string =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(origin + href)}"/>`;
  const links = versions
    .map(({ language, href }) =>
      language === defaultLanguage ? link(language, href) + link('x-default', href) : link(language, href),
    )
    .join('');
  return versions.map(({ href, page }) => {
    const changed = page?.updated === undefined ? '' : `<lastmod>${instantText(page.updated)}</lastmod>`;
    return `<url><loc>${xmlText(origin + href)}</loc>${changed}${links}</url>`;
  });
};
