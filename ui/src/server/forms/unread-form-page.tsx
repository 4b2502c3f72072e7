import { parseContentPath } from '@shop/core/paths/content-path';
import { isOwnPath } from '@shop/core/paths/own-path';
import { shopPath } from '@shop/core/paths/shop-paths';
import { buttonClass } from '../../kit/button.tsx';
import { fallbackScreen } from '../../shell/lazy-shell.ts';
import { MessageScreen, messageActions } from '../../shell/message-screen.tsx';
import { makeI18n } from '../../translations/make-i18n.ts';
import type { PageSetting } from '../pages/page-request.ts';
import type { PageContext } from '../pages/pages-options.ts';
import { plainPage } from '../pages/plain-page.tsx';

/** Why a form was not taken, by the status that says it: unreadable, from another site, for a page without it, too large, no form. */
type Status = 400 | 403 | 405 | 413 | 415;

const unreadable = { title: 'UnreadForm.Title', lead: 'UnreadForm.Text' };

const words: Readonly<Record<Status, { readonly title: string; readonly lead: string }>> = {
  400: unreadable,
  403: { title: 'UnreadForm.NotTaken', lead: 'UnreadForm.Foreign' },
  405: { title: 'UnreadForm.NotTaken', lead: 'UnreadForm.NoForm' },
  413: { title: 'UnreadForm.Title', lead: 'UnreadForm.TooMuch' },
  415: unreadable,
};

/** Answers a form that is not taken, as it is too large, nobody can read it, it is another site's or the page has none, in the words and the look of the shop, with the way back to the
 *  page that it stands on (D-UNREAD-FORM). It needs no script. */
const unreadFormPage = async (
  { translations, assets }: Pick<PageSetting, 'translations' | 'assets'>,
  { url, status }: { readonly url: URL; readonly status: Status },
): Promise<string> => {
  const { language } = parseContentPath(url.pathname);
  const { t } = makeI18n(language, (await translations.of(language)).messages);
  const { title, lead } = words[status];
  const page = url.pathname + url.search;
  const home = shopPath('home', language);
  return plainPage(
    { language, title: `${t(title)} | ${t('SiteTitle')}`, styles: assets.styles([fallbackScreen.source]) },
    <MessageScreen title={t(title)} lead={t(lead)}>
      <div className={messageActions}>
        <a className={buttonClass({})} href={isOwnPath(page) ? page : home}>
          {t('UnreadForm.Back')}
        </a>
        <a className={buttonClass({ look: 'secondary' })} href={home}>
          {t('BackToHomePage')}
        </a>
      </div>
    </MessageScreen>,
  );
};

/** The answer itself, which is nobody else's to keep. */
export const notTaken = async (
  setting: Pick<PageSetting, 'translations' | 'assets'>,
  c: PageContext,
  status: Status,
): Promise<Response> => {
  c.set('isPrivate', true);
  const page = await unreadFormPage(setting, { url: new URL(c.req.url), status });
  return c.html(page, status, status === 405 ? { Allow: 'GET, HEAD' } : {});
};
