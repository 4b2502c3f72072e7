import type { Language } from '../languages/language.ts';
import { pagePath, parseContentPath } from './content-path.ts';
import { routePath } from './page-key.ts';
import type { RouteKey } from './route-key.ts';
import { encodeText, splitAddress } from './segments.ts';

/** The last part of a product's address in a language; it differs by language. */
export type ProductAddress = { readonly language: Language; readonly url: string };

/** Returns the right address of a product requested below another page: below its own list page, with the same query.
 *  `undefined` when it is there already, belongs to no page, or the content system has no such page. */
export const rightProductAddress = (
  address: string,
  pageGroup: string | undefined,
  routeKeys: readonly RouteKey[],
): string | undefined => {
  const requested = parseContentPath(address);
  const list = pageGroup === undefined ? undefined : routePath(routeKeys, pageGroup, requested.language);
  if (list === undefined || requested.item === undefined) return undefined;
  const page = parseContentPath(list);
  if (page.group === undefined || page.item !== undefined || page.language !== requested.language) return undefined;
  return page.group === requested.group
    ? undefined
    : `${pagePath(page)}/${encodeText(requested.item)}${splitAddress(address).suffix}`;
};
