import type { ShopPort } from '@shop/core/cart/shop-port';
import { type AlternatePath, alternatePaths } from '@shop/core/content/alternate-paths';
import type { ContentPort } from '@shop/core/content/content-port';
import type { Page } from '@shop/core/content/page';
import { instantText } from '@shop/core/dates/instant';
import type { ProductId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { pageOfKey } from '@shop/core/paths/page-key';
import type { RouteKey } from '@shop/core/paths/route-key';
import { encodeText } from '@shop/core/paths/segments';

export type SitemapSources = {
  /** Public origin without a slash at the end: crawlers want whole addresses. */
  readonly origin: string;
  readonly content: Pick<ContentPort, 'loadRouteKeys' | 'loadPage'>;
  /** All that the list of a group sells in a language. */
  readonly products: (language: Language, group: string) => ReturnType<ShopPort['listProducts']>;
  /** True for pages that lead nobody in from outside, such as a step of the checkout. */
  readonly isPrivate: (path: string) => boolean;
};

/** A public page or product in each of its languages. */
type Listed = { readonly versions: readonly Version[] };
type Version = AlternatePath & { readonly page?: Page };

/** Every public page and product with its languages and, where it is told, the moment of its last change. What content says is gone
 *  is left out; what cannot be asked about now is listed as far as it is known. Nothing without the list of pages (D-SITEMAP). */
export const sitemap = async (sources: SitemapSources): Promise<string | undefined> => {
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

/** The products of a list page, each below the page of its language. */
const listedProducts = async ({ products }: SitemapSources, { versions }: Listed): Promise<readonly Listed[]> => {
  const found = await Promise.all(versions.map((version) => productsOf(products, version)));
  return [...Map.groupBy(found.flat(), ({ id }) => id).values()].map((versionsOfOne) => ({ versions: versionsOfOne }));
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
  const links = versions
    .map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(origin + href)}"/>`,
    )
    .join('');
  return versions.map(({ href, page }) => {
    const changed = page?.updated === undefined ? '' : `<lastmod>${instantText(page.updated)}</lastmod>`;
    return `<url><loc>${xmlText(origin + href)}</loc>${changed}${links}</url>`;
  });
};
