import type { Hono } from 'hono';
import { err, type Result } from 'neverthrow';
import { deliveryApiRoute } from '../delivery-api/delivery-api-route.ts';
import { doorRoute } from '../operator/door-route.ts';
import { operatorRoute } from '../operator/operator-route.ts';
import { ordersRoute } from '../operator/orders-route.ts';
import { outboxRoute } from '../operator/outbox-route.ts';
import { ownPictures } from '../pictures/allowed-picture.ts';
import { contentWithPictures } from '../pictures/pictured-content.ts';
import { shopWithPictures } from '../pictures/pictured-shop.ts';
import { samplePictures } from '../sample/content/sample-media.ts';
import { type ContentVariables, contentAccessOf } from '../umbraco/content-settings.ts';
import { type EmbeddedShop, type EmbeddedShopOptions, openEmbeddedShop } from './embedded-shop.ts';
import { type PictureFiles, sampleMedia } from './sample-media.ts';

export type PicturedEmbeddedShopOptions = EmbeddedShopOptions & {
  readonly pictures: PictureFiles;
  /** Where resized pictures are kept. */
  readonly mediaCacheDir: string;
  /** What operators prove themselves with; without it nothing answers them. */
  readonly operatorToken?: string;
  /** What the environment says of content: with which site and key readers of content systems have to ask here. */
  readonly variables?: ContentVariables;
};

export type PicturedEmbeddedShop = Omit<EmbeddedShop, 'paymentRoutes' | 'catalog' | 'door' | 'outbox' | 'orders'> & {
  /** Its payments, its pictures and what operators ask for; to be mounted at the root of the origin. */
  readonly routes: readonly Hono[];
};

/** The shop on a data folder of our own as pages may show it: its pictures lie here and nowhere else (D-PICTURE-HOSTS). Error:
 *  one line for the person who starts the shop. */
export const openPicturedEmbeddedShop = async ({
  pictures,
  mediaCacheDir,
  operatorToken,
  variables = {},
  ...options
}: PicturedEmbeddedShopOptions): Promise<Result<PicturedEmbeddedShop, string>> => {
  const access = contentAccessOf(variables);
  if (access.isErr()) return err(access.error);
  return (await openEmbeddedShop(options)).map(({ paymentRoutes, catalog, door, outbox, orders, ...embedded }) => ({
    ...embedded,
    shop: shopWithPictures(embedded.shop, ownPictures, samplePictures),
    content: contentWithPictures(embedded.content, ownPictures),
    routes: [
      paymentRoutes,
      sampleMedia(pictures, mediaCacheDir),
      deliveryApiRoute(embedded.content, access.value),
      ...(catalog === undefined || operatorToken === undefined ? [] : [operatorRoute(catalog, operatorToken)]),
      ...(door === undefined || operatorToken === undefined ? [] : [doorRoute(door, operatorToken)]),
      ...(outbox === undefined || operatorToken === undefined ? [] : [outboxRoute(outbox, operatorToken)]),
      ...(orders === undefined || operatorToken === undefined ? [] : [ordersRoute(orders, operatorToken)]),
    ],
  }));
};
