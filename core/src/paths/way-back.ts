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

/** The page of a fixed address, of the shop or of the main site, and the language that it is in. */
const fixedPageAt = (path: string): FixedPage | undefined => byPath.get(path);

const isMainSitePage = (page: ShopPage | MainSitePage): page is MainSitePage =>
  mainSitePages.some((known) => known === page);

/** The page of the main site at a path. */
export const mainSitePageAt = (
  path: string,
): { readonly page: MainSitePage; readonly language: Language } | undefined => {
  const found = fixedPageAt(path);
  return found !== undefined && isMainSitePage(found.page) ? { page: found.page, language: found.language } : undefined;
};

type WayBackQuery = {
  readonly page: Exclude<MainSitePage, 'profile'>;
  /** The query of the main site's page: every value that it has for a name. */
  readonly search: { getAll(name: string): readonly string[] };
  /** Our own. */
  readonly origin: string;
  /** The one that the visitor reads now. */
  readonly language: Language;
};

/** Where a visitor goes after log-in or registration: the address that the page's query names once, if it is on our own
 *  origin. A page with a fixed address is opened in the visitor's language, and never the log-in again. */
export const wayBack = ({ page, search, origin, language }: WayBackQuery): string | undefined => {
  const [named, ...more] = search.getAll(wayBackNames[page]);
  const address = named === undefined || more.length > 0 ? undefined : ownAddress(named, origin);
  if (address === undefined) return undefined;
  const { path, suffix } = splitAddress(address);
  const fixed = fixedPageAt(path);
  if (fixed === undefined) return address;
  return fixed.page === 'login' || fixed.page === 'register' ? undefined : shopPath(fixed.page, language) + suffix;
};
