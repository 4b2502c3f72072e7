import { parseContentPath } from '@shop/core/paths/content-path';
import { supportCodePaths, supportFilePaths } from '@shop/core/paths/support-code-path';
import { Hono } from 'hono';
import { okAsync } from 'neverthrow';
import { fallbackScreen } from '../../shell/lazy-shell.ts';
import type { PageEnv, PagesOptions } from '../pages/pages-options.ts';
import type { CapsuleOf } from './support-capsule.ts';
import { supportCodePage } from './support-code-page.tsx';

/** What a visitor hands to support: a page with the code, and the file beside it, for whoever filled the cart and nobody else
 *  (D-SUPPORT-CODE). Neither needs a script. */
export const supportCodeRoute = ({
  capsuleOf = () => okAsync(undefined),
  cookiesOf,
  translations,
  assets,
}: Pick<PagesOptions, 'capsuleOf' | 'cookiesOf' | 'translations' | 'assets'>): Hono<PageEnv> => {
  const app = new Hono<PageEnv>();
  const found = (cookies: string | undefined): ReturnType<CapsuleOf> => {
    const secret = cookiesOf(cookies).clientSecret();
    return secret === undefined ? okAsync(undefined) : capsuleOf(secret);
  };
  for (const path of supportCodePaths) {
    const { language } = parseContentPath(path);
    app.get(path, async (c) => {
      c.set('isPrivate', true);
      c.header('Cache-Control', 'private, no-store');
      const capsule = await found(c.req.header('Cookie'));
      const { messages } = await translations.of(language);
      if (capsule.isErr()) return c.text(messages.Error ?? '', 503);
      const styles = assets.styles([fallbackScreen.source]);
      return c.html(supportCodePage({ language, messages, styles, capsule: capsule.value }));
    });
  }
  for (const path of supportFilePaths) {
    app.get(path, async (c, next) => {
      c.set('isPrivate', true);
      const capsule = await found(c.req.header('Cookie'));
      const { messages } = await translations.of(parseContentPath(path).language);
      if (capsule.isErr()) return c.text(messages.Error ?? '', 503);
      if (capsule.value === undefined) return next();
      c.header('Cache-Control', 'private, no-store');
      c.header('Content-Type', 'application/jsonl; charset=utf-8');
      c.header('Content-Disposition', 'attachment; filename="support-code.jsonl"');
      return c.body(capsule.value.file);
    });
  }
  return app;
};
