import type { Language } from '@shop/core/languages/language';
import { parseContentPath } from '@shop/core/paths/content-path';
import type { Translations } from '@shop/core/paths/route-key';
import { shopPath } from '@shop/core/paths/shop-paths';
import { supportCodePaths, supportFilePath, supportFilePaths } from '@shop/core/paths/support-code-path';
import type { SupportCapsule } from '@shop/core/ports/support-port';
import { type Handler, Hono } from 'hono';
import { ok, okAsync } from 'neverthrow';
import { buttonClass } from '../../kit/button.tsx';
import { fallbackScreen } from '../../shell/lazy-shell.ts';
import { MessageScreen, messageActions, messageCode } from '../../shell/message-screen.tsx';
import { makeI18n } from '../../translations/make-i18n.ts';
import type { PageEnv, PagesOptions } from '../pages/pages-options.ts';
import { plainPage } from '../pages/plain-page.tsx';

/** What a visitor hands to support: a page with the code, and the file beside it, for the client that filled the cart
 *  and no other (D-SUPPORT-CODE). Neither needs a script. */
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

/** The code to copy and the file to keep, and what is in them; or that nothing is kept. It needs no script. */
const supportCodePage = ({
  language,
  messages,
  styles,
  capsule,
}: {
  readonly language: Language;
  readonly messages: Translations;
  readonly styles: readonly string[];
  readonly capsule: SupportCapsule | undefined;
}): string => {
  const { t } = makeI18n(language, messages);
  return plainPage(
    { language, title: `${t('SupportCode')} | ${t('SiteTitle')}`, styles },
    <MessageScreen title={t('SupportCode')} lead={t(capsule === undefined ? 'SupportCode.None' : 'SupportCode.Text')}>
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
    </MessageScreen>,
  );
};
