import type { Instant } from '@shop/core/dates/instant';
import type { PriceListId } from '@shop/core/ids';
import type { Cents } from '@shop/core/money/cents';
import { changedPlaces, type Goods, nextCatalog, type OfferedCatalog } from '@shop/core/seller/catalog/next-catalog';
import { isTicket, type SoldPriceList, type SoldProduct } from '@shop/core/seller/catalog/seller-catalog';
import { firstOfAll, storedCatalogOf } from '../../catalog-files/stored-catalog.ts';
import { beginVersion, loadOffer } from '../catalog/catalog-versions.ts';
import { catalogLoader } from '../catalog/load-catalog.ts';
import { writeCodes, writePlaces } from '../catalog/write-catalog.ts';
import type { Tx } from '../database/database.ts';

/** Sells something else from now on, as an import would, whatever is taken. */
export const changeOffer = async (
  tx: Tx,
  now: Instant,
  change: (before: OfferedCatalog) => OfferedCatalog,
): Promise<void> => {
  const catalog = await catalogLoader()(tx);
  const before = await loadOffer(tx, catalog.version, firstOfAll);
  const after = change(before);
  await writePlaces(tx, changedPlaces(before.places, after));
  await writeCodes(tx, before.goods, after.goods);
  const { former, version } = nextCatalog(catalog, after);
  await beginVersion(tx, version, storedCatalogOf(after, former), now);
};

/** The same goods with another price of one list. */
export const repriced = (goods: Goods, id: PriceListId, price: Cents): Goods => {
  const inLists = (lists: readonly SoldPriceList[]) =>
    lists.map((list) => (list.priceListId === id ? { ...list, price } : list));
  const ofProduct = (product: SoldProduct): SoldProduct =>
    isTicket(product)
      ? {
          ...product,
          priceGroups: product.priceGroups.map((group) => ({ ...group, priceLists: inLists(group.priceLists) })),
        }
      : { ...product, priceLists: inLists(product.priceLists) };
  return { ...goods, products: new Map([...goods.products].map(([key, product]) => [key, ofProduct(product)])) };
};

/** Lets so many carts use a code from now on. */
export const limitCode = (tx: Tx, code: string, maxUses: number, now: Instant): Promise<void> =>
  changeOffer(tx, now, (before) => ({
    ...before,
    goods: {
      ...before.goods,
      promos: new Map([...before.goods.promos].map(([own, sold]) => [own, own === code ? { ...sold, maxUses } : sold])),
    },
  }));
