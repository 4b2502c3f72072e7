import type { Language } from '../languages/language.ts';
import type { RouteKey } from './route-key.ts';
import { routeLink } from './route-links.ts';

/** What a stored page key such as `poolTickets_2_shop` stands for: its first part. */
export const pageOfKey = (storedKey: string): string => {
  const end = storedKey.indexOf('_');
  return end < 0 ? storedKey : storedKey.slice(0, end);
};

/** A page's path in a language, from all rows of the list, as a page may have a row per language or site; none if the
 *  content system does not list it. */
export const routePath = (routeKeys: readonly RouteKey[], page: string, language: Language): string | undefined => {
  const path = routeKeys
    .filter(({ key }) => pageOfKey(key) === page)
    .map(({ paths }) => paths[language])
    .find((found) => found !== undefined && found !== '');
  return path === undefined ? undefined : routeLink(path);
};
