import { Hono } from 'hono';
import type { TranslationsStore } from './translations-store.ts';

/** The words of each language, at an address that changes with them, so that a browser may keep them for ever. */
export const translationFiles = (translations: TranslationsStore): Hono => {
  const app = new Hono();
  app.get('/translations/:file', (c) => {
    const json = translations.jsonAt(c.req.path);
    if (json === undefined) return c.json({ errorCodes: ['Shop.NotFound'] }, 404, { 'Cache-Control': 'no-store' });
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=31536000, immutable' };
    return c.body(json, 200, headers);
  });
  return app;
};
