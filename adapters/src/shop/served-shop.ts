// Apart: loaded only for a shop that is served.
import { ownPictures } from '../pictures/allowed-picture.ts';
import { contentWithPictures, shopWithPictures } from '../pictures/pictured-ports.ts';
import { samplePictures } from '../sample/content/sample-media.ts';
import type { SourceProvider } from '../seller/opened-provider.ts';
import { type StaffRouterOptions, staffRouter } from '../server/staff-router.ts';

/** Additional parts of a shop with pages. */
export type ServedParts = {
  /** What staff prove themselves with; without it nothing answers them. */
  readonly staff?: Omit<StaffRouterOptions, 'catalog' | 'desk'>;
};

/** The same shop with its own pictures and the calls of its staff. */
export const servedShop = <Shop extends SourceProvider>(shop: Shop, { staff }: ServedParts): Shop => {
  const { catalog, desk } = shop;
  const hasStaff = catalog !== undefined && desk !== undefined && staff !== undefined && staff.tokens.length > 0;
  return {
    ...shop,
    shop: shopWithPictures(shop.shop, ownPictures, samplePictures),
    content: contentWithPictures(shop.content, ownPictures),
    routes: [...shop.routes, ...(hasStaff ? [staffRouter({ catalog, desk, ...staff })] : [])],
  };
};
