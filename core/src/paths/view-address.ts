import { languages } from '../languages/language.ts';
import { mainSitePages, shopPath } from './shop-paths.ts';

/** Query parameters that select a view of a page: day or season of a ticket, the one chosen before, month of the
 *  calendar, sort order and category of a list. Their combinations are countless and have no content beyond the page's,
 *  so crawlers are excluded from them. */
const viewNames = ['date', 'season', 'before', 'month', 'sort', 'category'] as const;

const viewQuery = new RegExp(`[?&](?:${viewNames.join('|')})=`);

/** Whether an address is a view of a page. Links to it have `rel="nofollow"`. */
export const isViewAddress = (address: string): boolean => viewQuery.test(address);

/** Returns the paths in `robots.txt` that crawlers may not read: views, and the pages of a visitor's account. */
export const uncrawledPaths = (): readonly string[] => [
  ...viewNames.flatMap((name) => [`/*?${name}=`, `/*&${name}=`]),
  ...languages.flatMap((language) => mainSitePages.map((page) => shopPath(page, language))),
];
