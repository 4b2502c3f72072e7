import type { Hono } from 'hono';
import type { Result } from 'neverthrow';
import { type OperatorRoutesOptions, operatorRoutes } from '../operator/operator-routes.ts';
import { ownPictures } from '../pictures/allowed-picture.ts';
import { contentWithPictures } from '../pictures/pictured-content.ts';
import { shopWithPictures } from '../pictures/pictured-shop.ts';
import { samplePictures } from '../sample/content/sample-media.ts';
import { type EmbeddedShop, type EmbeddedShopOptions, openEmbeddedShop } from './embedded-shop.ts';
import { type PictureFiles, sampleMedia } from './sample-media.ts';

export type PicturedEmbeddedShopOptions = EmbeddedShopOptions & {
  readonly pictures: PictureFiles;
  /** Where resized pictures are kept. */
  readonly mediaCacheDir: string;
  /** What operators prove themselves with; without it nothing answers them. */
  readonly operator?: Pick<OperatorRoutesOptions, 'token' | 'onWrongToken'>;
};

export type PicturedEmbeddedShop = Omit<EmbeddedShop, 'paymentRoutes' | 'catalog' | 'desk'> & {
  /** Its payments, its pictures and what operators ask for; to be mounted at the root of the origin. */
  readonly routes: readonly Hono[];
};

/** The shop on a data folder of our own as pages may show it: its pictures lie here and nowhere else (D-PICTURE-HOSTS). Error:
 *  one line for the person who starts the shop. */
export const openPicturedEmbeddedShop = async ({
  pictures,
  mediaCacheDir,
  operator,
  ...options
}: PicturedEmbeddedShopOptions): Promise<Result<PicturedEmbeddedShop, string>> => {
  return (await openEmbeddedShop(options)).map(({ paymentRoutes, catalog, desk, ...embedded }) => ({
    ...embedded,
    shop: shopWithPictures(embedded.shop, ownPictures, samplePictures),
    content: contentWithPictures(embedded.content, ownPictures),
    routes: [
      paymentRoutes,
      sampleMedia(pictures, mediaCacheDir),
      ...(catalog === undefined || desk === undefined || operator === undefined
        ? []
        : [operatorRoutes({ catalog, desk, clock: options.clock, ...operator })]),
    ],
  }));
};
