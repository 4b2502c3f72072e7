import type { Language } from '../languages/language.ts';
import { fixedPageAt } from './fixed-page.ts';
import { wayBackNames } from './main-site-links.ts';
import { ownAddress } from './own-path.ts';
import { splitAddress } from './segments.ts';
import { type MainSitePage, shopPath } from './shop-paths.ts';

type WayBackQuery = {
  readonly page: Exclude<MainSitePage, 'profile'>;
  /** The query of the main site's page: every value that it has for a name. */
  readonly search: { getAll(name: string): readonly string[] };
  /** Our own. */
  readonly origin: string;
  /** The one that the visitor reads now. */
  readonly language: Language;
};

/** Where a visitor goes on after a log-in or a registration: what the address of the page names once, when that is on our own origin
 *  (D-MAIN-SITE). A page that stands under a fixed address is reached in the visitor's language, and whoever is logged in is not led
 *  to log in again. */
export const wayBack = ({ page, search, origin, language }: WayBackQuery): string | undefined => {
  const [named, ...more] = search.getAll(wayBackNames[page]);
  const address = named === undefined || more.length > 0 ? undefined : ownAddress(named, origin);
  if (address === undefined) return undefined;
  const { path, suffix } = splitAddress(address);
  const fixed = fixedPageAt(path);
  if (fixed === undefined) return address;
  return fixed.page === 'login' || fixed.page === 'register' ? undefined : shopPath(fixed.page, language) + suffix;
};
