import type { CartLine } from '@shop/core/cart/cart-line';
import type { LocalDate } from '@shop/core/dates/local-date';
import { knownPrice, knownUpsell, type SellerCatalog } from '@shop/core/seller/catalog/seller-catalog';
import type { SellerOrder } from '@shop/core/seller/checkout/seller-order';
import type { SoldGoods } from '@shop/core/seller/views/order-papers-view';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { SellerStore, StoreFailure } from './seller-store.ts';

/** Whether a catalog still contains the goods of a line; true for a line without ids. False for gift cards, whose
 *  validity text is that of the catalog version of their sale. */
const hasGoodsOf = (catalog: SellerCatalog, line: CartLine): boolean => {
  if (line.kind === 'upsell') return line.upsellId === undefined || knownUpsell(catalog, line.upsellId) !== undefined;
  const { kind, productId, priceListId } = line;
  if (productId === undefined || priceListId === undefined) return true;
  return kind === 'ticket' && knownPrice(catalog, { productId, priceListId }) !== undefined;
};

/** Returns the goods of the catalog version of an order. `undefined` when the current version contains all goods of
 *  the order, and when that version is not stored. */
export const soldGoods = (
  store: Pick<SellerStore, 'storedCatalog'>,
  catalog: SellerCatalog,
  order: SellerOrder | undefined,
  today: LocalDate,
): ResultAsync<SoldGoods | undefined, StoreFailure> => {
  if (order === undefined || order.catalogVersion === catalog.version) return okAsync(undefined);
  if (order.content.items.every((line) => hasGoodsOf(catalog, line))) return okAsync(undefined);
  return store
    .storedCatalog({ by: 'version', version: order.catalogVersion }, today)
    .map((stored) => stored?.offered.goods);
};
