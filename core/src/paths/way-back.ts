import { type Language, languages } from '../languages/language.ts';
import { wayBackNames } from './main-site-links.ts';
import { ownAddress } from './own-path.ts';
import { splitAddress } from './segments.ts';
import { type MainSitePage, mainSitePages, type ShopPage, shopPages, shopPath } from './shop-paths.ts';

type FixedPage = { readonly page: ShopPage | MainSitePage; readonly language: Language };

const byPath: ReadonlyMap<string, FixedPage> = new Map(
  languages.flatMap((language) =>
    [...shopPages, ...mainSitePages].map((page) => [shopPath(page, language), { page, language }]),
  ),
);

/** Returns the page with a fixed address, of the shop or the main site, and its language. */
const fixedPageAt = (path: string): FixedPage | undefined => byPath.get(path);

const isMainSitePage = (page: ShopPage | MainSitePage): page is MainSitePage =>
  mainSitePages.some((known) => known === page);

/** Returns the main-site page at a path, and its language. */
export const mainSitePageAt = (
  path: string,
): { readonly page: MainSitePage; readonly language: Language } | undefined => {
  const fixed = fixedPageAt(path);
  return fixed !== undefined && isMainSitePage(fixed.page) ? { page: fixed.page, language: fixed.language } : undefined;
};

type WayBackQuery = {
  readonly page: Exclude<MainSitePage, 'profile'>;
  /** The query of the main site's page, with all values of a name. */
  readonly search: { getAll(name: string): readonly string[] };
  /** Our own origin. */
  readonly origin: string;
  /** The language that the visitor reads now. */
  readonly language: Language;
};

/** Returns the address to open after log-in or registration: the one in the page's query when it occurs once and is on
 *  our own origin. A page with a fixed address is opened in the visitor's language. `undefined` for the log-in and
 *  registration pages. */
export const wayBack = ({ page, search, origin, language }: WayBackQuery): string | undefined => {
  const [named, ...more] = search.getAll(wayBackNames[page]);
  const address = named === undefined || more.length > 0 ? undefined : ownAddress(named, origin);
  if (address === undefined) return undefined;
  const { path, suffix } = splitAddress(address);
  const fixed = fixedPageAt(path);
  if (fixed === undefined) return address;
  return fixed.page === 'login' || fixed.page === 'register' ? undefined : shopPath(fixed.page, language) + suffix;
};
