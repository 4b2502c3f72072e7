import { type Language, languages } from '../languages/language.ts';
import { pageOfKey, routePath } from '../paths/page-key.ts';
import type { ProductAddress } from '../paths/product-path.ts';
import type { RouteKey } from '../paths/route-key.ts';
import { routeLink } from '../paths/route-links.ts';
import { encodeText } from '../paths/segments.ts';
import { shopPath } from '../paths/shop-paths.ts';
import type { Culture, Page } from './page.ts';

export type AlternatePath = { readonly language: Language; readonly href: string };

export type AlternateQuery = {
  /** The content system's page list, for pages that do not contain their addresses in other languages. */
  readonly routeKeys: readonly RouteKey[];
  /** For a product's page: its url and its address in each language. Without addresses the url applies to all
   *  languages. */
  readonly item?: { readonly url: string; readonly cultures: readonly ProductAddress[] };
  readonly ownOrigin?: string;
};

/** Returns the languages of a page, its own included, with their addresses: the address that the page contains,
 *  otherwise one built from group, language and group key. Languages without an address, languages in which the page is
 *  missing, and sr and ru are left out. A product with addresses exists in their languages only. */
export const alternatePaths = (
  page: Pick<Page, 'cultures' | 'key' | 'gone'>,
  { routeKeys, item, ownOrigin }: AlternateQuery,
): readonly AlternatePath[] =>
  languages.flatMap((language) => {
    if (page.gone?.includes(language)) return [];
    const culture = page.cultures.find((candidate) => candidate.language === language);
    const path = namedPath(culture, ownOrigin) ?? builtPath(page.key, language, routeKeys);
    if (path === undefined) return [];
    if (item === undefined) return [{ language, href: path }];
    const url = itemUrl(item, language);
    return url === undefined ? [] : [{ language, href: `${path === '/' ? '' : path}/${encodeText(url)}` }];
  });

const itemUrl = ({ url, cultures }: NonNullable<AlternateQuery['item']>, language: Language): string | undefined =>
  cultures.length === 0 ? url : cultures.find((culture) => culture.language === language)?.url;

const namedPath = (culture: Culture | undefined, ownOrigin: string | undefined): string | undefined =>
  culture?.path === undefined || culture.path.trim() === '' ? undefined : homeOr(routeLink(culture.path, ownOrigin));

const builtPath = (
  storedKey: string | undefined,
  language: Language,
  routeKeys: readonly RouteKey[],
): string | undefined => {
  if (storedKey === undefined) return undefined;
  const path = routePath(routeKeys, pageOfKey(storedKey), language);
  return path === undefined ? undefined : homeOr(path);
};

const homes: ReadonlyMap<string, Language> = new Map(languages.map((language) => [`/${language}`, language]));

const homeOr = (path: string): string => {
  const language = homes.get(path);
  return language === undefined ? path : shopPath('home', language);
};
