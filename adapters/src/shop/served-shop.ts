import { ownPictures } from '../pictures/allowed-picture.ts';
import { contentWithPictures, shopWithPictures } from '../pictures/pictured-ports.ts';
import { samplePictures } from '../sample/content/sample-media.ts';
import { type PictureFiles, sampleMedia } from '../sample/sample-media.ts';
import type { SourceProvider } from '../seller/opened-provider.ts';
import { type StaffRouterOptions, staffRouter } from '../server/staff-router.ts';

/** Additional parts of a shop with pages. */
export type ServedParts = {
  readonly pictures: PictureFiles;
  /** Folder of resized pictures. */
  readonly mediaCacheDir: string;
  /** Tokens of staff. Without them, there are no staff calls. */
  readonly staff?: Omit<StaffRouterOptions, 'catalog' | 'desk'>;
};

/** Adds pictures and staff calls to a shop. */
export const servedShop = <Shop extends SourceProvider>(
  shop: Shop,
  { pictures, mediaCacheDir, staff }: ServedParts,
): Shop => {
  const { catalog, desk } = shop;
  const hasStaff = catalog !== undefined && desk !== undefined && staff !== undefined && staff.tokens.length > 0;
  return {
    ...shop,
    shop: shopWithPictures(shop.shop, ownPictures, samplePictures),
    content: contentWithPictures(shop.content, ownPictures),
    routes: [
      ...shop.routes,
      sampleMedia(pictures, mediaCacheDir),
      ...(hasStaff ? [staffRouter({ catalog, desk, ...staff })] : []),
    ],
  };
};
