import { type Language, languages } from '../languages/language.ts';
import { type MainSitePage, mainSitePages, type ShopPage, shopPages, shopPath } from './shop-paths.ts';

type FixedPage = { readonly page: ShopPage | MainSitePage; readonly language: Language };

const byPath: ReadonlyMap<string, FixedPage> = new Map(
  languages.flatMap((language) =>
    [...shopPages, ...mainSitePages].map((page) => [shopPath(page, language), { page, language }]),
  ),
);

/** The page of a fixed address, of the shop or of the main site, and the language that it is in. */
export const fixedPageAt = (path: string): FixedPage | undefined => byPath.get(path);

const isMainSitePage = (page: ShopPage | MainSitePage): page is MainSitePage =>
  mainSitePages.some((known) => known === page);

/** The page of the main site at a path. */
export const mainSitePageAt = (
  path: string,
): { readonly page: MainSitePage; readonly language: Language } | undefined => {
  const found = fixedPageAt(path);
  return found !== undefined && isMainSitePage(found.page) ? { page: found.page, language: found.language } : undefined;
};
