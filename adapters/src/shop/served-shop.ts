// Apart: loaded only for a shop that is served.
import type { OperatorPorts } from '@shop/core/ports/operator-ports';
import { ownPictures } from '../pictures/allowed-picture.ts';
import { contentWithPictures, type KnownPictures, shopWithPictures } from '../pictures/pictured-ports.ts';
import { samplePictures } from '../sample/content/sample-media.ts';
import type { SourceProvider } from '../seller/opened-provider.ts';
import { type StaffRouterOptions, staffRouter } from '../server/staff-router.ts';

/** Additional parts of a shop with pages. */
export type ServedParts = {
  /** The access tokens of staff. Without any token the shop has no calls for staff. */
  readonly staff?: Omit<StaffRouterOptions, keyof OperatorPorts>;
  /** The shop's own pictures. Default: the sample's. */
  readonly pictures?: KnownPictures | undefined;
};

/** Returns the shop with its pictures, and with the calls of its staff when there are tokens. */
export const servedShop = <Shop extends SourceProvider>(
  shop: Shop,
  { staff, pictures = samplePictures }: ServedParts,
): Shop => {
  const { books, catalog, desk, office, people } = shop;
  const isOwn = catalog !== undefined && desk !== undefined && office !== undefined && people !== undefined;
  const hasStaff = isOwn && books !== undefined && staff !== undefined && staff.tokens.length > 0;
  return {
    ...shop,
    shop: shopWithPictures(shop.shop, ownPictures, pictures),
    content: contentWithPictures(shop.content, ownPictures, pictures),
    routes: [...shop.routes, ...(hasStaff ? [staffRouter({ books, catalog, desk, office, people, ...staff })] : [])],
  };
};
