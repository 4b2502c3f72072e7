import type { CartLine } from '@shop/core/cart/cart-line';
import type { LocalDate } from '@shop/core/dates/local-date';
import { knownPrice, knownUpsell, type SellerCatalog } from '@shop/core/seller/catalog/seller-catalog';
import type { SellerOrder } from '@shop/core/seller/checkout/seller-order';
import type { SoldGoods } from '@shop/core/seller/views/order-papers-view';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { SellerStore, StoreFailure } from './seller-store.ts';

/** Whether a catalog still says all of a bought line. What a gift card says of its validity is as it was sold. */
const isSaidBy = (catalog: SellerCatalog, line: CartLine): boolean => {
  if (line.kind === 'upsell') return line.upsellId === undefined || knownUpsell(catalog, line.upsellId) !== undefined;
  const { kind, productId, priceListId } = line;
  if (productId === undefined || priceListId === undefined) return true;
  return kind === 'ticket' && knownPrice(catalog, { productId, priceListId }) !== undefined;
};

/** The goods of the catalog version that an order was made under; nothing where that is the current one or was not
 *  kept, or where the current one says all of what was bought. */
export const soldGoods = (
  store: Pick<SellerStore, 'keptCatalog'>,
  catalog: SellerCatalog,
  order: SellerOrder | undefined,
  today: LocalDate,
): ResultAsync<SoldGoods | undefined, StoreFailure> => {
  if (order === undefined || order.catalogVersion === catalog.version) return okAsync(undefined);
  if (order.content.items.every((line) => isSaidBy(catalog, line))) return okAsync(undefined);
  return store.keptCatalog({ by: 'version', version: order.catalogVersion }, today).map((kept) => kept?.offered.goods);
};
