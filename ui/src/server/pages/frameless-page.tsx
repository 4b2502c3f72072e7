import { parseContentPath } from '@shop/core/paths/content-path';
import { fallbackScreen } from '../../shell/lazy-shell.ts';
import { MessageScreen } from '../../shell/message-screen.tsx';
import { WaysOn } from '../../shell/ways-on.tsx';
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
      <WaysOn again={url.pathname + url.search} language={language} t={t} />
    </MessageScreen>,
  );
};
