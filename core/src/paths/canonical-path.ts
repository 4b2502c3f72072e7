import { isLanguage } from '../languages/language.ts';
import { homePageSegments } from './route-links.ts';
import { pathOf, segmentsOf, splitAddress } from './segments.ts';
import { shopPath } from './shop-paths.ts';

const homes = new Map([
  ['/sl', shopPath('home', 'sl')],
  ['/hr', shopPath('home', 'hr')],
  ['/trgovina', shopPath('home', 'hr')],
]);

/** Returns the canonical address of a page: `/sl` is `/`, `/hr` and `/trgovina` are `/hr/trgovina`, without repeated or
 *  trailing slashes and without a root of the content system. Query and fragment are unchanged. The result is always a
 *  path on our own origin. */
export const canonicalAddress = (address: string): string => {
  const { path, suffix } = splitAddress(address);
  const tidy = pathOf(withoutRoots(segmentsOf(path)));
  return (homes.get(tidy) ?? tidy) + suffix;
};

/** Removes roots before or directly after the language; further on, the same word may be part of a product's
 *  address. */
const withoutRoots = (segments: readonly string[]): readonly string[] => {
  const [first = '', ...rest] = segments;
  if (homePageSegments.has(first)) return withoutRoots(rest);
  if (!isLanguage(first)) return segments;
  const start = rest.findIndex((segment) => !homePageSegments.has(segment));
  return start < 0 ? [first] : [first, ...rest.slice(start)];
};

/** Returns the target of a redirect to the canonical address; `undefined` when the address is canonical. */
export const canonicalRedirect = (address: string): string | undefined => {
  const target = canonicalAddress(address);
  return target === address ? undefined : target;
};
