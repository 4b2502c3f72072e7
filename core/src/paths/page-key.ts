import type { Language } from '../languages/language.ts';
import type { RouteKey } from './route-key.ts';
import { routeLink } from './route-links.ts';

/** Returns the page of a stored page key such as `poolTickets_2_shop`: its first part. */
export const pageOfKey = (storedKey: string): string => {
  const end = storedKey.indexOf('_');
  return end < 0 ? storedKey : storedKey.slice(0, end);
};

/** Returns a page's path in a language, from all rows of the page list, because a page may have a row per language or
 *  site; `undefined` when the content system does not list it. */
export const routePath = (routeKeys: readonly RouteKey[], page: string, language: Language): string | undefined => {
  const path = routeKeys
    .filter(({ key }) => pageOfKey(key) === page)
    .map(({ paths }) => paths[language])
    .find((found) => found !== undefined && found !== '');
  return path === undefined ? undefined : routeLink(path);
};
