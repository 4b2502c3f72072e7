import { formerById, namesOfProduct, removedEntries } from '../seller/catalog/former-goods.ts';
import type { OfferedCatalog } from '../seller/catalog/next-catalog.ts';
import {
  priceListsOf,
  type SellerCatalog,
  type SoldProduct,
  seasonsOfProduct,
} from '../seller/catalog/seller-catalog.ts';
import { soldPeriodsOf } from '../seller/places/period-places.ts';

const namesOf = (product: SoldProduct): readonly string[] =>
  namesOfProduct(
    product.id,
    priceListsOf(product).map(({ priceListId }) => priceListId),
    seasonsOfProduct(product).map(({ id }) => id),
  );

/** Returns the next version of a catalog, for a seller without stored versions. Removed goods stay known for open
 *  carts; promo codes do not. */
export const nextCatalog = (catalog: SellerCatalog, { goods, sold }: OfferedCatalog): SellerCatalog => {
  const { products, upsells, former } = catalog;
  const earlierProducts = [[...products.values()], [...(former?.products.values() ?? [])].flat()];
  const earlierUpsells = [[...upsells.values()], [...(former?.upsells.values() ?? [])]];
  return {
    ...catalog,
    ...goods,
    soldPeriods: soldPeriodsOf(sold),
    version: catalog.version + 1,
    former: formerById({
      products: removedEntries([...goods.products.values()], earlierProducts, namesOf),
      upsells: removedEntries([...goods.upsells.values()], earlierUpsells, ({ id }) => [id]),
    }),
  };
};
