import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Root files with fixed names; nothing else of the build's folder is public. */
const rootFiles = [
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
] as const;

/** Scripts and styles carry their content's hash in their name, so a browser may keep them for ever. */
export const staticFiles = (clientDir: string): Hono => {
  const app = new Hono();
  app.use('/assets/*', async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable');
  });
  app.use('/assets/*', serveStatic({ root: clientDir, precompressed: true }));
  app.all('/assets/*', (c) => c.notFound());
  for (const file of rootFiles) {
    app.use(file, async (c, next) => {
      await next();
      c.header('Cache-Control', 'public, max-age=86400');
    });
    app.get(file, serveStatic({ root: clientDir }));
  }
  return app;
};
