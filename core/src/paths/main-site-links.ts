import type { Language } from '../languages/language.ts';
import { encodeText } from './segments.ts';
import { type MainSitePage, shopPath } from './shop-paths.ts';

/** The query parameters of main-site pages that contain the return address. */
export const wayBackNames = { login: 'RedirectUrl', register: 'postRegisterUrl' } as const satisfies Partial<
  Record<MainSitePage, string>
>;

export type MainSiteQuery = {
  /** Address of the provider's main site, with or without a trailing slash; empty on our own origin. */
  readonly mainSiteUrl: string;
  readonly language: Language;
  /** Full address of the visitor's present page. */
  readonly address: string;
};

/** Returns the links to the visitor's account on the main site. Registration and log-in contain the return address. */
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
