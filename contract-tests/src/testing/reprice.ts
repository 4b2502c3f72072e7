import { besideShop } from '@shop/adapters/store-sql/testing/beside-shop';
import { repriced as goodsRepriced } from '@shop/adapters/store-sql/testing/change-offer';
import { repriceBeside } from '@shop/adapters/store-sql/testing/reprice-beside';
import type { PriceListId } from '@shop/core/ids';
import type { Cents } from '@shop/core/money/cents';
import type { SellerCatalog } from '@shop/core/seller/catalog/seller-catalog';

/** A catalog with another price of one thing, in its next version. */
export const repriced = (catalog: SellerCatalog, id: PriceListId, price: Cents): SellerCatalog => ({
  ...catalog,
  ...goodsRepriced(catalog, id, price),
  version: catalog.version + 1,
});

/** Does the same to the catalog of a data folder, beside the shop that is open on it. */
export const repriceInFolder = (dataDir: string, id: PriceListId, price: Cents): void =>
  besideShop(dataDir, (database) => repriceBeside(database, (own, before) => (own === id ? price / 100 : before)));
