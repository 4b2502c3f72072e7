import type { ProductListItem } from '../../catalog/product-list.ts';
import { cheapestList } from '../../pricing/from-price.ts';
import { type HostCatalog, isTicket, type SoldPriceList, type SoldProduct } from '../catalog/host-catalog.ts';

/** A price group that is off sale offers nothing, whatever its lists say. */
const offeredLists = (product: SoldProduct): readonly SoldPriceList[] =>
  isTicket(product)
    ? product.priceGroups.filter((group) => group.enabled).flatMap((group) => group.priceLists)
    : product.priceLists;

/** What a card shows as its price; a discount that needs several pieces is told in words only, as the card shows the price of one. */
export const shownPrice = (
  catalog: HostCatalog,
  product: SoldProduct,
): Pick<ProductListItem, 'price' | 'priceWithDiscount'> | undefined => {
  const { quantityDiscountMinItems: minItems = 0 } = product;
  const list = cheapestList(offeredLists(product), { quantityDiscountMinItems: minItems }, catalog.personCategories);
  if (list === undefined) return undefined;
  const discounted = minItems <= 1 ? list.priceWithDiscount : undefined;
  return { price: list.price, ...(discounted === undefined ? {} : { priceWithDiscount: discounted }) };
};
