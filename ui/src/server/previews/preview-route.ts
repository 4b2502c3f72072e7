import { Hono } from 'hono';
import { previewAt } from '../../razrez/previews.ts';
import type { PageSetting } from '../pages/page-request.ts';
import type { PreviewShop } from './preview-shop.ts';
import { renderPreview } from './render-preview.tsx';

export type PreviewOptions = PageSetting & {
  readonly previewShop: () => Promise<PreviewShop>;
  readonly newReference: () => string;
};

/** The design previews; any other name is left to the routes after them. Their forms lead back to them and do nothing. */
export const previewRoute = ({ previewShop, newReference, ...setting }: PreviewOptions): Hono => {
  const app = new Hono();
  app.get('/razrez/:name?', async (c, next) => {
    const preview = previewAt(c.req.path);
    if (preview === undefined) return next();
    const query = new URL(c.req.url).search.slice(1);
    const html = await renderPreview(setting, preview, { query, shop: await previewShop(), reference: newReference() });
    return c.html(html, 200, { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
  });
  app.post('/razrez/:name', async (c, next) =>
    previewAt(c.req.path) === undefined ? next() : c.redirect(c.req.path, 303),
  );
  return app;
};
