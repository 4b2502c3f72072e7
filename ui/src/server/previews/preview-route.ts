import type { UseCases } from '@shop/core/use-cases';
import { Hono } from 'hono';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import { previewAt } from '../../razrez/preview.ts';
import type { PageSetting } from '../pages/page-request.ts';
import type { PreviewShop } from './preview-shop.ts';
import { renderPagePreview } from './render-page-preview.tsx';
import { renderPreview } from './render-preview.tsx';

type Env = { Variables: SecureHeadersVariables };

export type PreviewOptions = PageSetting & {
  /** Those of a visitor without cookies. */
  readonly newUseCases: () => UseCases;
  readonly previewShop: () => Promise<PreviewShop>;
  readonly newReference: () => string;
};

/** The design previews; any other name is left to whatever comes next. Their forms lead back to themselves and do nothing. */
export const previewRoute = ({ newUseCases, previewShop, newReference, ...setting }: PreviewOptions): Hono<Env> => {
  const app = new Hono<Env>();
  app.get('/razrez/:name?', async (c, next) => {
    const name = previewAt(c.req.path);
    if (name === undefined) return next();
    const nonce = c.get('secureHeadersNonce') ?? '';
    const html =
      name === 'index' || name === 'test'
        ? await renderPreview(setting, { name, useCases: newUseCases(), nonce })
        : await renderPagePreview(setting, {
            name,
            search: new URL(c.req.url).search.slice(1),
            shop: await previewShop(),
            reference: newReference(),
          });
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    };
    return c.body(html, 200, headers);
  });
  app.post('/razrez/:name', (c, next) => {
    return previewAt(c.req.path) === undefined ? next() : Promise.resolve(c.redirect(c.req.path, 303));
  });
  return app;
};
