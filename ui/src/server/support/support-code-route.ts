import { parseContentPath } from '@shop/core/paths/content-path';
import { supportCodePaths, supportFilePaths } from '@shop/core/paths/support-code-path';
import { type Handler, Hono } from 'hono';
import { ok, okAsync } from 'neverthrow';
import { fallbackScreen } from '../../shell/lazy-shell.ts';
import type { PageEnv, PagesOptions } from '../pages/pages-options.ts';
import { supportCodePage } from './support-code-page.tsx';

/** What a visitor hands to support: a page with the code, and the file beside it, for the client that filled the cart and no other
 *  (D-SUPPORT-CODE). Neither needs a script. */
export const supportCodeRoute = ({
  capsuleOf = () => okAsync(undefined),
  cookiesOf,
  translations,
  assets,
}: Pick<PagesOptions, 'capsuleOf' | 'cookiesOf' | 'translations' | 'assets'>): Hono<PageEnv> => {
  const answer: Handler<PageEnv> = async (c, next) => {
    c.set('isPrivate', true);
    c.header('Cache-Control', 'private, no-store');
    const secret = cookiesOf(c.req.header('Cookie')).clientSecret();
    const found = secret === undefined ? ok(undefined) : await capsuleOf(secret);
    const { language } = parseContentPath(c.req.path);
    const { messages } = await translations.of(language);
    if (found.isErr()) return c.text(messages.Error ?? '', 503);
    const capsule = found.value;
    if (supportCodePaths.includes(c.req.path)) {
      const styles = assets.styles([fallbackScreen.source]);
      return c.html(supportCodePage({ language, messages, styles, capsule }));
    }
    if (capsule === undefined) return next();
    c.header('Content-Type', 'application/jsonl; charset=utf-8');
    c.header('Content-Disposition', 'attachment; filename="support-code.jsonl"');
    return c.body(capsule.file);
  };
  const app = new Hono<PageEnv>();
  for (const path of [...supportCodePaths, ...supportFilePaths]) app.get(path, answer);
  return app;
};
