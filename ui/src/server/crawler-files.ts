import { alternatePaths } from '@shop/core/paths/alternate-paths';
import { pageOfKey } from '@shop/core/paths/page-key';
import type { ContentPort } from '@shop/core/ports/content-port';
import { Hono } from 'hono';

export type CrawlerFilesOptions = {
  /** Public origin without a slash at the end: crawlers want whole addresses. */
  readonly origin: string;
  readonly content: Pick<ContentPort, 'loadRouteKeys'>;
  /** True for pages that lead nobody in from outside, such as a step of the checkout. */
  readonly isPrivate: (path: string) => boolean;
};

const xmlText = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** What search engines read first: what they may fetch, and every public page with its languages. Tickets are not listed
 *  one by one: the list pages link to each of them. */
export const crawlerFiles = ({ origin, content, isPrivate }: CrawlerFilesOptions): Hono => {
  const app = new Hono();

  app.get('/robots.txt', (c) =>
    c.text(`User-agent: *\nDisallow: /shopPaymentCallback\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`),
  );

  app.get('/sitemap.xml', async (c) => {
    const routeKeys = await content.loadRouteKeys();
    if (routeKeys.isErr()) return c.text('The pages cannot be listed right now.', 503, { 'Cache-Control': 'no-store' });
    const entries = routeKeys.value.flatMap(({ key }) => {
      if (pageOfKey(key) === 'cancelOrder') return [];
      const versions = alternatePaths({ key, cultures: [] }, { routeKeys: routeKeys.value });
      if (versions.some(({ href }) => isPrivate(href))) return [];
      const links = versions.map(
        ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(origin + href)}"/>`,
      );
      return versions.map(({ href }) => `<url><loc>${xmlText(origin + href)}</loc>${links.join('')}</url>`);
    });
    const schemas = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${schemas}>\n${entries.join('\n')}\n</urlset>\n`;
    return c.body(xml, 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    });
  });
  return app;
};
