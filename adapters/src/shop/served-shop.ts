import { ownPictures } from '../pictures/allowed-picture.ts';
import { contentWithPictures, shopWithPictures } from '../pictures/pictured-ports.ts';
import { samplePictures } from '../sample/content/sample-media.ts';
import { type PictureFiles, sampleMedia } from '../sample/sample-media.ts';
import type { SourceProvider } from '../seller/opened-provider.ts';
import { type StaffRouterOptions, staffRouter } from '../server/staff-router.ts';

/** What a shop needs besides for being served. */
export type ServedParts = {
  readonly pictures: PictureFiles;
  /** Where resized pictures are kept. */
  readonly mediaCacheDir: string;
  /** What staff prove themselves with; without it nothing answers them. */
  readonly staff?: Omit<StaffRouterOptions, 'catalog' | 'desk'>;
};

/** The same shop with its own pictures and the calls of its staff. */
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
