import type { Language } from '../languages/language.ts';
import { encodeText } from './segments.ts';
import { type MainSitePage, shopPath } from './shop-paths.ts';

/** What carries the way back in the address of a main site's page. */
export const wayBackNames = { login: 'RedirectUrl', register: 'postRegisterUrl' } as const satisfies Partial<
  Record<MainSitePage, string>
>;

export type MainSiteQuery = {
  /** Address of the provider's main site, with or without a trailing slash; empty on our own origin. */
  readonly mainSiteUrl: string;
  readonly language: Language;
  /** Full address of the page the visitor is on. */
  readonly address: string;
};

/** Links to the visitor's account on the main site; register and login carry the way back. */
export const mainSiteLinks = ({
  mainSiteUrl,
  language,
  address,
}: MainSiteQuery): Readonly<Record<MainSitePage, string>> => {
  const link = (page: MainSitePage) => mainSiteUrl.replace(/\/+$/, '') + shopPath(page, language);
  return {
    profile: link('profile'),
    register: `${link('register')}?${wayBackNames.register}=${encodeText(address)}`,
    login: `${link('login')}?${wayBackNames.login}=${encodeText(address)}`,
  };
};
