import { errorKey } from '@shop/core/errors/error-catalog';
import type { Language } from '@shop/core/languages/language';
import { parseContentPath } from '@shop/core/paths/content-path';
import { isOwnPath } from '@shop/core/paths/own-path';
import type { Translations } from '@shop/core/paths/route-key';
import { shopPath } from '@shop/core/paths/shop-paths';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { buttonClass } from '../../kit/button.tsx';
import { formFields } from '../../page-data/posted-answer.ts';
import { fallbackScreen } from '../../shell/lazy-shell.ts';
import { MessageScreen, messageActions, WaysOn } from '../../shell/message-screen.tsx';
import { TestModeBanner } from '../../shell/test-mode-banner.tsx';
import { makeI18n } from '../../translations/make-i18n.ts';
import type { PostedForm } from '../forms/form-answer.ts';
import type { PageSetting } from './page-request.ts';
import type { PageContext } from './pages-options.ts';
import { plainPage } from './plain-page.tsx';

type Setting = Pick<PageSetting, 'translations' | 'assets' | 'settings'>;

/** Draws a message in the look of the shop and in one language. It needs no script. */
export const messagePage = (
  { assets, settings }: Pick<Setting, 'assets' | 'settings'>,
  { language, messages }: { readonly language: Language; readonly messages: Translations },
  content: (t: i18n['t']) => { readonly title: string; readonly lead: string; readonly children: ReactNode },
): string => {
  const { t } = makeI18n(language, messages);
  const screen = content(t);
  return plainPage(
    { language, title: `${screen.title} | ${t('SiteTitle')}`, styles: assets.styles([fallbackScreen.source]) },
    <MessageScreen {...screen} />,
    settings.testMode ? <TestModeBanner text={t('TestMode')} /> : null,
  );
};

/** Draws the replacement of a page that could not be drawn at all: a message in the address's language, the log
 *  reference, and links to the same page and the home page. Needs no provider. */
export const framelessPage = (setting: Setting, url: URL, reference: string): string => {
  const { language } = parseContentPath(url.pathname);
  return messagePage(setting, { language, messages: setting.translations.own(language) }, (t) => ({
    title: t('Fallback.Title'),
    lead: t('Fallback.Text'),
    children: (
      <>
        <p>{t('Fallback.Reference', { reference })}</p>
        <WaysOn again={url.pathname + url.search} language={language} t={t} />
      </>
    ),
  }));
};

/** Why a form was not accepted: unreadable, of another site, unknown to its page, too large, or no form. */
type Status = 400 | 403 | 405 | 413 | 415;

const unreadable = { title: 'UnreadForm.Title', lead: 'UnreadForm.Text' };

const words: Readonly<Record<Status, { readonly title: string; readonly lead: string }>> = {
  400: unreadable,
  403: { title: 'UnreadForm.NotTaken', lead: 'UnreadForm.Foreign' },
  405: { title: 'UnreadForm.NotTaken', lead: 'UnreadForm.NoForm' },
  413: { title: 'UnreadForm.Title', lead: 'UnreadForm.TooMuch' },
  415: unreadable,
};

/** Links back to the page of the form and to the home page. */
const WaysBack = ({
  c,
  language,
  t,
}: {
  readonly c: PageContext;
  readonly language: Language;
  readonly t: i18n['t'];
}) => {
  const { pathname, search } = new URL(c.req.url);
  const home = shopPath('home', language);
  return (
    <div className={messageActions}>
      <a className={buttonClass({})} href={isOwnPath(pathname + search) ? pathname + search : home}>
        {t('UnreadForm.Back')}
      </a>
      <a className={buttonClass({ look: 'secondary' })} href={home}>
        {t('BackToHomePage')}
      </a>
    </div>
  );
};

/** Answers a form that was not accepted, with a link back to its page. The answer is not cached. */
export const refuseForm = async (setting: Setting, c: PageContext, status: Status): Promise<Response> => {
  c.set('isPrivate', true);
  const { language } = parseContentPath(new URL(c.req.url).pathname);
  const { messages } = await setting.translations.of(language);
  const page = messagePage(setting, { language, messages }, (t) => ({
    title: t(words[status].title),
    lead: t(words[status].lead),
    children: <WaysBack c={c} language={language} t={t} />,
  }));
  return c.html(page, status, status === 405 ? { Allow: 'GET, HEAD' } : {});
};

/** Answers a form that came without cookies, as a browser that refuses them would lose the outcome. The page repeats
 *  the form with a button that posts it again; if that brings no cookie either, it explains the problem. A form with a
 *  password is never repeated and gets the explanation at once. Nothing was done, and the answer is not cached. */
export const askForCookies = async (setting: Setting, c: PageContext, form: PostedForm): Promise<Response> => {
  c.set('isPrivate', true);
  const { language } = parseContentPath(new URL(c.req.url).pathname);
  const { messages } = await setting.translations.of(language);
  const isOver = form.has(formFields.again) || [...form.keys()].some((name) => /password/i.test(name));
  const page = messagePage(setting, { language, messages }, (t) => ({
    title: t('Cookies.Title'),
    lead: t(isOver ? errorKey({ kind: 'cookiesRefused' }) : 'Cookies.Ask'),
    children: isOver ? (
      <WaysBack c={c} language={language} t={t} />
    ) : (
      <form method="post">
        {[...form, [formFields.again, '1'] as const].map(([name, text]) => (
          <input key={name} type="hidden" name={name} value={text} />
        ))}
        <div className={messageActions}>
          <button type="submit" className={buttonClass({})}>
            {t('Cookies.Continue')}
          </button>
        </div>
      </form>
    ),
  }));
  return c.html(page, isOver ? 422 : 200);
};
