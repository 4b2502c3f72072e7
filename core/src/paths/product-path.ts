import type { Language } from '../languages/language.ts';
import { pagePath, parseContentPath } from './content-path.ts';
import { routePath } from './page-key.ts';
import type { RouteKey } from './route-key.ts';
import { encodeText, splitAddress } from './segments.ts';

/** Under which last part of the address a product is found in a language; a card's differs from language to language. */
export type ProductAddress = { readonly language: Language; readonly url: string };

/** Where a product that was asked for at another page's address stands: below the page that lists it, with the same query. Nowhere
 *  else when it stands there already, does not say which page lists it, or when content names no such page. */
export const movedProduct = (
  address: string,
  pageGroup: string | undefined,
  routeKeys: readonly RouteKey[],
): string | undefined => {
  const asked = parseContentPath(address);
  const list = pageGroup === undefined ? undefined : routePath(routeKeys, pageGroup, asked.language);
  if (list === undefined || asked.item === undefined) return undefined;
  const page = parseContentPath(list);
  if (page.group === undefined || page.item !== undefined || page.language !== asked.language) return undefined;
  return page.group === asked.group
    ? undefined
    : `${pagePath(page)}/${encodeText(asked.item)}${splitAddress(address).suffix}`;
};
