import { besideShop } from '@shop/adapters/store/testing/beside-shop';
import { repriceBeside } from '@shop/adapters/store/testing/reprice-beside';
import type { PriceListId } from '@shop/core/ids';
import type { Cents } from '@shop/core/money/cents';
import {
  isTicket,
  type SellerCatalog,
  type SoldPriceList,
  type SoldProduct,
} from '@shop/core/seller/catalog/seller-catalog';

const withPrice = (product: SoldProduct, id: PriceListId, price: Cents): SoldProduct => {
  const inLists = (lists: readonly SoldPriceList[]) =>
    lists.map((list) => (list.priceListId === id ? { ...list, price } : list));
  if (!isTicket(product)) return { ...product, priceLists: inLists(product.priceLists) };
  const priceGroups = product.priceGroups.map((group) => ({ ...group, priceLists: inLists(group.priceLists) }));
  return { ...product, priceGroups };
};

/** Returns the next version of a catalog, with another price for one price list. */
export const repriced = (catalog: SellerCatalog, id: PriceListId, price: Cents): SellerCatalog => ({
  ...catalog,
  products: new Map([...catalog.products].map(([key, product]) => [key, withPrice(product, id, price)])),
  version: catalog.version + 1,
});

/** Does the same with the catalog in a data folder while a shop is open on it. */
export const repriceInFolder = (dataDir: string, id: PriceListId, price: Cents): void =>
  besideShop(dataDir, (database) => repriceBeside(database, (own, before) => (own === id ? price / 100 : before)));
