import { pathOf, segmentsOf, splitAddress } from './segments.ts';

/** Roots of the provider's sites in the content system, which do not appear in the shop's addresses. */
export const homePageSegments: ReadonlySet<string> = new Set(['olimia', 'tuhelj']);

/** Returns a route of the content system as a link: one leading slash, no trailing slash, without home-page segments;
 *  an empty route is `/`. Longer segments that contain such a word, and query and fragment, are unchanged. `ownOrigin`
 *  (`https://shop.example`) is removed from absolute addresses; links to other sites are unchanged. */
export const routeLink = (route: string, ownOrigin?: string): string => {
  const { path, suffix } = splitAddress(withoutOrigin(route, ownOrigin));
  if (/^https?:\/\//i.test(path)) return route;
  return pathOf(segmentsOf(path).filter((segment) => !homePageSegments.has(segment))) + suffix;
};

const withoutOrigin = (route: string, origin: string | undefined): string => {
  if (origin === undefined || !route.startsWith(origin)) return route;
  const rest = route.slice(origin.length);
  return rest === '' || /^[/?#]/.test(rest) ? rest : route;
};
