import type { RouteKey } from '../content/route-key.ts';
import type { Language } from '../languages/language.ts';
import { routeLink } from './route-links.ts';

/** What a stored page key such as `poolTickets_2_shop` stands for: its first part (R-PATH-16). */
export const pageOfKey = (storedKey: string): string => {
  const end = storedKey.indexOf('_');
  return end < 0 ? storedKey : storedKey.slice(0, end);
};

/** Where a page lives in a language; nowhere when the content system does not list it. */
export const routePath = (routeKeys: readonly RouteKey[], page: string, language: Language): string | undefined => {
  const path = routeKeys.find(({ key }) => pageOfKey(key) === page)?.paths[language];
  return path === undefined || path === '' ? undefined : routeLink(path);
};
