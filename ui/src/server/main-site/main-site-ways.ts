import type { Language } from '@shop/core/languages/language';
import { mainSiteLinks } from '@shop/core/paths/main-site-links';
import { type MainSitePage, shopPath } from '@shop/core/paths/shop-paths';
import { wayBack } from '@shop/core/paths/way-back';

/** A page of the main site. */
export type MainSitePlace = { readonly page: MainSitePage; readonly language: Language };

export type MainSiteWays = {
  /** Where the page's form is posted to: its own address. */
  readonly action: string;
  /** Where a visitor goes on who is logged in, when the address says so. */
  readonly onward?: string;
  /** From logging in to registering and back, with the same way on; from the profile to logging in. */
  readonly otherHref: string;
};

/** Where the links and the form of a page lead. */
export const mainSiteWays = (
  { pathname, search, searchParams }: URL,
  { page, language }: MainSitePlace,
  origin: string,
): MainSiteWays => {
  const linksTo = (address: string) => mainSiteLinks({ mainSiteUrl: '', language, address });
  const action = pathname + search;
  if (page === 'profile') return { action, otherHref: linksTo(pathname).login };
  const onward = wayBack({ page, search: searchParams, origin, language });
  const other = page === 'login' ? 'register' : 'login';
  return onward === undefined
    ? { action, otherHref: shopPath(other, language) }
    : { action, onward, otherHref: linksTo(onward)[other] };
};
