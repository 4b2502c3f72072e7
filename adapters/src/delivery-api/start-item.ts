import type { RouteKey } from '@shop/core/content/route-key';
import { shopPath } from '@shop/core/paths/shop-paths';
import { guidOf } from '../codec/guid.ts';

/** The root of the site, as every route names it. */
export type StartItem = { readonly id: string; readonly path: string };

/** The pages of the site by what they are known by. */
export type SitePages = {
  readonly startItem: StartItem;
  /** The page's GUID, by its address in any language. */
  readonly guids: ReadonlyMap<string, string>;
};

/** Unless settings name another (D-CONTENT-SITE). */
const defaultSite = 'olimia';

/** The root is the home: both are one node of the content system. */
export const sitePages = (keys: readonly RouteKey[], site = defaultSite): SitePages => {
  const guids = new Map(
    keys.flatMap(({ key, paths }) => Object.values(paths).map((path) => [path, guidOf(key)] as const)),
  );
  return { guids, startItem: { id: guids.get(shopPath('home', 'sl')) ?? guidOf(site), path: site } };
};
