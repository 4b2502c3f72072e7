import { parseContentPath } from '@shop/core/paths/content-path';
import { shopPath } from '@shop/core/paths/shop-paths';
import { supportCodePath } from '@shop/core/paths/support-code-path';
import { buttonClass } from '../../kit/button.tsx';
import { fallbackScreen } from '../../shell/lazy-shell.ts';
import { MessageScreen, messageActions } from '../../shell/message-screen.tsx';
import { makeI18n } from '../../translations/make-i18n.ts';
import type { PageSetting } from './page-request.ts';
import { plainPage } from './plain-page.tsx';

/** What stands in for a page of which not even the frame could be drawn: the shop's own words in the address's language, the
 *  reference under which the log has the rest, another try and the way home (D-SECTION-ERROR). It needs no script and asks nobody. */
export const framelessPage = (
  { translations, assets }: Pick<PageSetting, 'translations' | 'assets'>,
  { url, reference }: { readonly url: URL; readonly reference: string },
): string => {
  const { language } = parseContentPath(url.pathname);
  const { t } = makeI18n(language, translations.own(language));
  return plainPage(
    { language, title: `${t('Fallback.Title')} | ${t('SiteTitle')}`, styles: assets.styles([fallbackScreen.source]) },
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
    </MessageScreen>,
  );
};
