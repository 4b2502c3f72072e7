import { besideShop } from '@shop/adapters/store-sql/testing/beside-shop';
import { type HostCatalog, isTicket, type SoldPriceList, type SoldProduct } from '@shop/core/host/catalog/host-catalog';
import type { PriceListId } from '@shop/core/ids';
import type { Cents } from '@shop/core/money/cents';

/** A catalog with another price of one thing, in its next version. */
export const repriced = (catalog: HostCatalog, id: PriceListId, price: Cents): HostCatalog => {
  const inLists = (lists: readonly SoldPriceList[]) =>
    lists.map((list) => (list.id === id ? { ...list, price } : list));
  const ofProduct = (product: SoldProduct): SoldProduct =>
    isTicket(product)
      ? {
          ...product,
          priceGroups: product.priceGroups.map((group) => ({ ...group, priceLists: inLists(group.priceLists) })),
        }
      : { ...product, priceLists: inLists(product.priceLists) };
  const products = [...catalog.products].map(([key, product]) => [key, ofProduct(product)] as const);
  return { ...catalog, version: catalog.version + 1, products: new Map(products) };
};

/** Does the same to the catalog of a data folder, beside the shop that is open on it. */
export const repriceInFolder = (dataDir: string, id: PriceListId, price: Cents): void =>
  besideShop(dataDir, (database) => {
    database.exec('begin immediate');
    database.prepare('update price_lists set price = ? where id = ?').run(price, id);
    database.exec('update catalog_state set version = version + 1');
    database.exec('commit');
  });
