import type { Cleaner } from '@shop/core/content/clean-html';
import { type CallTable, callTable } from '../calls/call-table.ts';
import { media } from './media.ts';
import { pageOf } from './page.ts';
import { routeKeys } from './route-keys.ts';
import { translations } from './translations.ts';

/** Pickers inside blocks come empty unless they are asked for. */
const fixed = { expand: 'properties[$all[properties[$all]]]' };

/** The content calls as a content system elsewhere answers them, after the Umbraco Content Delivery API v2; translations and
 *  routes are calls that sites add to it. Its answers are read leniently, and its rich text is cleaned. */
export const contentSystemCalls = (clean: Cleaner): CallTable => {
  const { loadPage, loadMedia, loadTranslations, loadRouteKeys } = callTable;
  return {
    ...callTable,
    loadPage: { ...loadPage, answer: pageOf(clean), fixed },
    loadMedia: { ...loadMedia, answer: media, fixed },
    loadTranslations: { ...loadTranslations, answer: translations },
    loadRouteKeys: { ...loadRouteKeys, answer: routeKeys },
  };
};
