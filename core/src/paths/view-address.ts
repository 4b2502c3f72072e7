import { languages } from '../languages/language.ts';
import { mainSitePages, shopPath } from './shop-paths.ts';

/** Names in a query that choose how a page is shown: the day or season of a ticket, the one chosen before, a month of
 *  the calendar, order and category of a list. Their combinations are countless and show nothing that the page itself
 *  does not, so crawlers stay out of them. */
const viewNames = ['date', 'season', 'before', 'month', 'sort', 'category'] as const;

const viewQuery = new RegExp(`[?&](?:${viewNames.join('|')})=`);

/** Whether an address shows a view of a page, and a link to it carries `rel="nofollow"`. */
export const isViewAddress = (address: string): boolean => viewQuery.test(address);

/** Paths of `robots.txt` that crawlers stay out of: views, and the pages of a visitor's account. */
export const uncrawledPaths = (): readonly string[] => [
  ...viewNames.flatMap((name) => [`/*?${name}=`, `/*&${name}=`]),
  ...languages.flatMap((language) => mainSitePages.map((page) => shopPath(page, language))),
];
