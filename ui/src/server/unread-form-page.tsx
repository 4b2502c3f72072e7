import { localeTag } from '@shop/core/languages/locale';
import { parseContentPath } from '@shop/core/paths/content-path';
import { shopPath } from '@shop/core/paths/shop-paths';
import { renderToStaticMarkup } from 'react-dom/server';
import { buttonClass } from '../kit/button.tsx';
import { fallbackScreen } from '../shell/lazy-shell.ts';
import { MessageScreen, messageActions } from '../shell/message-screen.tsx';
import { makeI18n } from '../translations/make-i18n.ts';
import type { PageSetting } from './render-page.tsx';

/** Answers a form that is too large, or that nothing can be read from, in the words and the look of the shop, with the way back to the
 *  page that it stands on (D-UNREAD-FORM). It needs no script. */
export const unreadFormPage = async (
  { translations, assets }: Pick<PageSetting, 'translations' | 'assets'>,
  { url, status }: { readonly url: URL; readonly status: 400 | 413 | 415 },
): Promise<string> => {
  const { language } = parseContentPath(url.pathname);
  const { t } = makeI18n(language, (await translations.of(language)).messages);
  const page = (
    <html lang={localeTag(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>{`${t('UnreadForm.Title')} | ${t('SiteTitle')}`}</title>
        {assets.styles([fallbackScreen.source]).map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main>
          <MessageScreen
            title={t('UnreadForm.Title')}
            lead={t(status === 413 ? 'UnreadForm.TooMuch' : 'UnreadForm.Text')}
          >
            <div className={messageActions}>
              <a className={buttonClass({})} href={url.pathname + url.search}>
                {t('UnreadForm.Back')}
              </a>
              <a className={buttonClass({ look: 'secondary' })} href={shopPath('home', language)}>
                {t('BackToHomePage')}
              </a>
            </div>
          </MessageScreen>
        </main>
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
};
