import { Hono } from 'hono';
import { type SitemapSources, sitemap } from './sitemap.ts';

export type CrawlerFilesOptions = SitemapSources & {
  /** The site's name, for whoever keeps the shop on a home screen. */
  readonly siteTitle: () => Promise<string>;
};

/** What search engines and home screens read first: what may be fetched, every public page with its languages, name and icons. */
export const crawlerFiles = ({ siteTitle, ...sources }: CrawlerFilesOptions): Hono => {
  const app = new Hono();

  app.get('/robots.txt', (c) =>
    c.text(`User-agent: *\nDisallow: /shopPaymentCallback\nAllow: /\n\nSitemap: ${sources.origin}/sitemap.xml\n`),
  );

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
