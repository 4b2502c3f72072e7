import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';

/** Root files with fixed names; nothing else of the build's folder is public. */
const rootFiles = [
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
] as const;

/** Sets how long browsers cache a file. Removes `Last-Modified`, as the files are small or never change, so that
 *  browsers need not revalidate them. */
const cacheFor =
  (cacheControl: string): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (!c.res.ok) return;
    c.header('Cache-Control', cacheControl);
    c.header('Last-Modified', undefined);
  };

/** Serves the files of the build. Names of scripts and styles contain a hash of their content, so browsers may cache
 *  them forever. */
export const staticFiles = (clientDir: string): Hono => {
  const app = new Hono();
  app.use('/assets/*', cacheFor('public, max-age=31536000, immutable'));
  app.use('/assets/*', serveStatic({ root: clientDir, precompressed: true }));
  app.all('/assets/*', (c) => c.notFound());
  for (const file of rootFiles) {
    app.use(file, cacheFor('public, max-age=86400'));
    app.get(file, serveStatic({ root: clientDir }));
  }
  return app;
};
