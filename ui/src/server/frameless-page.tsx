import { localeTag } from '@shop/core/languages/locale';
import { parseContentPath } from '@shop/core/paths/content-path';
import { shopPath } from '@shop/core/paths/shop-paths';
import { supportCodePath } from '@shop/core/paths/support-code-path';
import { renderToStaticMarkup } from 'react-dom/server';
import { buttonClass } from '../kit/button.tsx';
import { fallbackScreen } from '../shell/lazy-shell.ts';
import { MessageScreen, messageActions } from '../shell/message-screen.tsx';
import { makeI18n } from '../translations/make-i18n.ts';
import type { PageSetting } from './render-page.tsx';

/** What stands in for a page of which not even the frame could be drawn: the shop's own words in the address's language, the
 *  reference under which the log has the rest, another try and the way home (D-SECTION-ERROR). It needs no script and asks nobody. */
export const framelessPage = (
  { translations, assets }: Pick<PageSetting, 'translations' | 'assets'>,
  { url, reference }: { readonly url: URL; readonly reference: string },
): string => {
  const { language } = parseContentPath(url.pathname);
  const { t } = makeI18n(language, translations.own(language));
  const page = (
    <html lang={localeTag(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>{`${t('Fallback.Title')} | ${t('SiteTitle')}`}</title>
        {assets.styles([fallbackScreen.source]).map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main>
          <MessageScreen title={t('Fallback.Title')} lead={t('Fallback.Text')}>
            <p>{t('Fallback.Reference', { reference })}</p>
            <div className={messageActions}>
              <a className={buttonClass({})} href={url.pathname + url.search}>
                {t('TryAgain')}
              </a>
              <a className={buttonClass({ look: 'secondary' })} href={shopPath('home', language)}>
                {t('BackToHomePage')}
              </a>
              <a className={buttonClass({ look: 'quiet' })} href={supportCodePath(language)}>
                {t('SupportCode')}
              </a>
            </div>
          </MessageScreen>
        </main>
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
};
