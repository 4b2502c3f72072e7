import { isLanguage } from '@shop/core/languages/language';
import { Hono } from 'hono';
import type { TranslationsStore } from '../translations-store.ts';

/** Words of each language, at an address that changes with them, so browsers may keep them for ever. An address of
 *  another or ended host is answered with ours, uncached: a page without words is no page. */
export const translationFiles = (translations: TranslationsStore): Hono => {
  const app = new Hono();
  app.get('/translations/:file', async (c) => {
    const [language = ''] = c.req.param('file').split('.');
    if (!isLanguage(language)) return c.json({ errorCodes: ['Shop.NotFound'] }, 404, { 'Cache-Control': 'no-store' });
    const known = translations.jsonAt(c.req.path);
    const { json } = known === undefined ? await translations.of(language) : { json: known };
    const isAsked = translations.jsonAt(c.req.path) === json;
    const keep = isAsked ? 'public, max-age=31536000, immutable' : 'no-store';
    return c.body(json, 200, { 'Content-Type': 'application/json', 'Cache-Control': keep });
  });
  return app;
};
