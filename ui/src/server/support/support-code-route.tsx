import { parseContentPath } from '@shop/core/paths/content-path';
import { shopPath } from '@shop/core/paths/shop-paths';
import { supportCodePaths, supportFilePath, supportFilePaths } from '@shop/core/paths/support-code-path';
import { type Handler, Hono } from 'hono';
import { ok, okAsync } from 'neverthrow';
import { buttonClass } from '../../kit/button.tsx';
import { messageActions, messageCode } from '../../shell/message-screen.tsx';
import { messagePage } from '../pages/message-pages.tsx';
import type { PageEnv, PagesOptions } from '../pages/pages-options.ts';

/** Serves a page with the support code and its file. Only the client that filled the cart gets them; others read that
 *  nothing is stored. */
export const supportCodeRoute = ({
  capsuleOf = () => okAsync(undefined),
  cookiesOf,
  translations,
  assets,
  settings,
}: Pick<PagesOptions, 'capsuleOf' | 'cookiesOf' | 'translations' | 'assets' | 'settings'>): Hono<PageEnv> => {
  const answer: Handler<PageEnv> = async (c, next) => {
    c.set('isPrivate', true);
    c.header('Cache-Control', 'private, no-store');
    const secret = cookiesOf(c.req.header('Cookie')).clientSecret();
    const result = secret === undefined ? ok(undefined) : await capsuleOf(secret);
    const { language } = parseContentPath(c.req.path);
    const { messages } = await translations.of(language);
    if (result.isErr()) return c.text(messages.Error ?? '', 503);
    const capsule = result.value;
    if (supportCodePaths.includes(c.req.path)) {
      const page = messagePage({ assets, settings }, { language, messages }, (t) => ({
        title: t('SupportCode'),
        lead: t(capsule === undefined ? 'SupportCode.None' : 'SupportCode.Text'),
        children: (
          <>
            {capsule === undefined ? null : (
              <label className={messageCode}>
                {t('SupportCode.Copy')}
                <textarea readOnly rows={5} spellCheck={false} defaultValue={capsule.code} />
              </label>
            )}
            <div className={messageActions}>
              {capsule === undefined ? null : (
                <a className={buttonClass({})} href={supportFilePath(language)} download>
                  {t('SupportCode.Download')}
                </a>
              )}
              <a className={buttonClass({ look: 'secondary' })} href={shopPath('home', language)}>
                {t('BackToHomePage')}
              </a>
            </div>
          </>
        ),
      }));
      return c.html(page);
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
