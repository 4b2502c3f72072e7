import { parseContentPath } from '@shop/core/paths/content-path';
import { shopPath } from '@shop/core/paths/shop-paths';
import { buttonClass } from '../kit/button.tsx';
import { fallbackScreen } from '../shell/lazy-shell.ts';
import { MessageScreen, messageActions } from '../shell/message-screen.tsx';
import { makeI18n } from '../translations/make-i18n.ts';
import { plainPage } from './plain-page.tsx';
import type { PageSetting } from './render-page.tsx';

/** Answers a form that is too large, or that nothing can be read from, in the words and the look of the shop, with the way back to the
 *  page that it stands on (D-UNREAD-FORM). It needs no script. */
export const unreadFormPage = async (
  { translations, assets }: Pick<PageSetting, 'translations' | 'assets'>,
  { url, status }: { readonly url: URL; readonly status: 400 | 413 | 415 },
): Promise<string> => {
  const { language } = parseContentPath(url.pathname);
  const { t } = makeI18n(language, (await translations.of(language)).messages);
  return plainPage(
    { language, title: `${t('UnreadForm.Title')} | ${t('SiteTitle')}`, styles: assets.styles([fallbackScreen.source]) },
    <MessageScreen title={t('UnreadForm.Title')} lead={t(status === 413 ? 'UnreadForm.TooMuch' : 'UnreadForm.Text')}>
      <div className={messageActions}>
        <a className={buttonClass({})} href={url.pathname + url.search}>
          {t('UnreadForm.Back')}
        </a>
        <a className={buttonClass({ look: 'secondary' })} href={shopPath('home', language)}>
          {t('BackToHomePage')}
        </a>
      </div>
    </MessageScreen>,
  );
};
