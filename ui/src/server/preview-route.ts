import type { UseCases } from '@shop/core/use-cases';
import { Hono } from 'hono';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import { previewAt } from '../razrez/preview.ts';
import type { PageSetting } from './render-page.tsx';
import { renderPreview } from './render-preview.tsx';

type Env = { Variables: SecureHeadersVariables };

/** The design previews; any other name is left to whatever comes next. `newUseCases`: those of a visitor without cookies. */
export const previewRoute = (setting: PageSetting, newUseCases: () => UseCases): Hono<Env> => {
  const app = new Hono<Env>();
  app.get('/razrez/:name?', async (c, next) => {
    const name = previewAt(c.req.path);
    if (name === undefined) return next();
    const html = await renderPreview(setting, {
      name,
      useCases: newUseCases(),
      nonce: c.get('secureHeadersNonce') ?? '',
    });
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    };
    return c.body(html, 200, headers);
  });
  return app;
};
