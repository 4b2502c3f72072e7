import { isLanguage } from '@shop/core/languages/language';
import { Hono } from 'hono';
import type { TranslationsStore } from '../translations-store.ts';

/** Serves the texts of each language at an address that contains a hash of them, so browsers may cache them forever. An
 *  unknown hash, for example of another host, gets the current texts, uncached, as a page cannot work without texts. */
export const translationFiles = (translations: TranslationsStore): Hono => {
  const app = new Hono();
  app.get('/translations/:file', async (c) => {
    const [language = ''] = c.req.param('file').split('.');
    if (!isLanguage(language)) return c.json({ errorCodes: ['Shop.NotFound'] }, 404, { 'Cache-Control': 'no-store' });
    const known = translations.jsonAt(c.req.path);
    const { json } = known === undefined ? await translations.of(language) : { json: known };
    const isCurrent = translations.jsonAt(c.req.path) === json;
    const keep = isCurrent ? 'public, max-age=31536000, immutable' : 'no-store';
    return c.body(json, 200, { 'Content-Type': 'application/json', 'Cache-Control': keep });
  });
  return app;
};
