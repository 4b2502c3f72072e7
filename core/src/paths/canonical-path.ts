import { pathOf, segmentsOf, splitAddress } from './segments.ts';
import { shopPath } from './shop-paths.ts';

const homes = new Map([
  ['/sl', shopPath('home', 'sl')],
  ['/hr', shopPath('home', 'hr')],
  ['/trgovina', shopPath('home', 'hr')],
]);

/** The one address under which a page is shown: `/sl` is `/`, `/hr` and `/trgovina` are `/hr/trgovina`, no doubled or
 *  trailing slashes (D-CANONICAL-PATHS). Query and fragment stay. Always a path on our own origin. */
export const canonicalAddress = (address: string): string => {
  const { path, suffix } = splitAddress(address);
  const tidy = pathOf(segmentsOf(path));
  return (homes.get(tidy) ?? tidy) + suffix;
};

/** Where an address has to be sent on to; nowhere when it is canonical already. */
export const canonicalRedirect = (address: string): string | undefined => {
  const target = canonicalAddress(address);
  return target === address ? undefined : target;
};
