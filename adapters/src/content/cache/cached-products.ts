import type { ProductPage } from '@shop/core/catalog/product-list';
import type { Language } from '@shop/core/languages/language';
import type { ListProductsError } from '@shop/core/ports/products-port';
import type { ShopPort } from '@shop/core/ports/shop-port';
import { type CacheSettings, cachedCall } from './cached-call.ts';

/** Returns all products of a group in a language, for readers that accept old data, such as search engines.
 *  Requested once per interval. */
export const cachedProducts = (
  shop: Pick<ShopPort, 'listProducts'>,
  settings: Pick<CacheSettings<ProductPage, ListProductsError>, 'clock' | 'fresh'>,
) =>
  cachedCall((language: Language, group: string) => shop.listProducts({ language, group, skip: 0, take: 999 }), {
    ...settings,
    isGone: () => false,
  });
