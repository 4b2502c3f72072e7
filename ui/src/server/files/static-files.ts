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

/** Says how long a file is kept. It is small or never changes, so that nothing is asked again by its time of change. */
const keptFor =
  (cacheControl: string): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (!c.res.ok) return;
    c.header('Cache-Control', cacheControl);
    c.header('Last-Modified', undefined);
  };

/** Scripts and styles carry their content's hash in their name, so a browser may keep them for ever. */
export const staticFiles = (clientDir: string): Hono => {
  const app = new Hono();
  app.use('/assets/*', keptFor('public, max-age=31536000, immutable'));
  app.use('/assets/*', serveStatic({ root: clientDir, precompressed: true }));
  app.all('/assets/*', (c) => c.notFound());
  for (const file of rootFiles) {
    app.use(file, keptFor('public, max-age=86400'));
    app.get(file, serveStatic({ root: clientDir }));
  }
  return app;
};
