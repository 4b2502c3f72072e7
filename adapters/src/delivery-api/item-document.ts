import type { Page } from '@shop/core/content/page';
import type { Site } from '@shop/core/content/site';
import { localeTag } from '@shop/core/languages/locale';
import { guidOf } from '../codec/guid.ts';
import { type ContentRecord, isRecord } from '../codec/json-value.ts';
import { wirePage } from '../umbraco/page.ts';
import { wireSite } from '../umbraco/site.ts';
import type { SitePages } from './start-item.ts';
import { toldRoute, toldValue } from './told-document.ts';

/** A document of the interface, before what of it was asked for is chosen. */
export type ItemDocument = ContentRecord & { readonly properties: ContentRecord };

export const recordOf = (value: unknown): ContentRecord => (isRecord(value) ? value : {});

/** A page as a content item: dates where they are known, a route with its site, cultures by their tag in small letters. The root of
 *  the site, which is its home, carries the footer as well (R-CONTENT-2). */
export const itemDocument = (page: Page, site: Site | undefined, pages: SitePages): ItemDocument => {
  const { properties, name, contentType, ...wire } = wirePage(page);
  const id = guidOf(page.key ?? page.id);
  const own = { ...properties, ...(site === undefined ? {} : wireSite(site).properties) };
  return {
    contentType,
    name,
    ...(wire.updateDate === undefined ? {} : { updateDate: wire.updateDate }),
    route: toldRoute(page.path, pages),
    id,
    properties: recordOf(toldValue(own, id, pages)),
    cultures: Object.fromEntries(
      page.cultures.map(({ language, path }) => [
        localeTag(language).toLowerCase(),
        path === undefined ? { path: '', startItem: null } : toldRoute(path, pages),
      ]),
    ),
  };
};
