import { isLanguage } from '../languages/language.ts';
import { homePageSegments } from './route-links.ts';
import { pathOf, segmentsOf, splitAddress } from './segments.ts';
import { shopPath } from './shop-paths.ts';

const homes = new Map([
  ['/sl', shopPath('home', 'sl')],
  ['/hr', shopPath('home', 'hr')],
  ['/trgovina', shopPath('home', 'hr')],
]);

/** The one address under which a page is shown: `/sl` is `/`, `/hr` and `/trgovina` are `/hr/trgovina`, no doubled or
 *  trailing slashes, and no root of the content system in front. Query and fragment stay. Always a path on
 *  our own origin. */
export const canonicalAddress = (address: string): string => {
  const { path, suffix } = splitAddress(address);
  const tidy = pathOf(withoutRoots(segmentsOf(path)));
  return (homes.get(tidy) ?? tidy) + suffix;
};

/** Roots stand before or right behind the language; further on, the same word may be a product's. */
const withoutRoots = (segments: readonly string[]): readonly string[] => {
  const [first = '', ...rest] = segments;
  if (homePageSegments.has(first)) return withoutRoots(rest);
  if (!isLanguage(first)) return segments;
  const start = rest.findIndex((segment) => !homePageSegments.has(segment));
  return start < 0 ? [first] : [first, ...rest.slice(start)];
};

/** Where an address has to be sent on to; nowhere when it is canonical already. */
export const canonicalRedirect = (address: string): string | undefined => {
  const target = canonicalAddress(address);
  return target === address ? undefined : target;
};
