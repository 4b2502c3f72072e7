import { pathOf, segmentsOf, splitAddress } from './segments.ts';

/** Roots of the provider's sites in the content system; they never show in the shop's addresses. */
export const homePageSegments: ReadonlySet<string> = new Set(['olimia', 'tuhelj']);

/** Turns a route of the content system into a link: one leading slash, no trailing one, no home-page segments; empty
 *  becomes `/`. A longer segment that contains such a word stays. Query and fragment stay. `ownOrigin`
 *  (`https://shop.example`) is removed from absolute addresses; links to other sites stay. */
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
