import type { LocalDate } from '@shop/core/dates/local-date';
import type { SellerCatalog } from '@shop/core/seller/catalog/seller-catalog';
import type { SellerOrder } from '@shop/core/seller/checkout/seller-order';
import type { SoldGoods } from '@shop/core/seller/views/order-papers-view';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { SellerStore, StoreFailure } from './seller-store.ts';

/** The goods of the catalog version that an order of gift cards was made under; nothing where that is the current one,
 *  was not kept, or no gift card is among them. */
export const soldGoods = (
  store: Pick<SellerStore, 'keptCatalog'>,
  { version }: Pick<SellerCatalog, 'version'>,
  order: SellerOrder | undefined,
  today: LocalDate,
): ResultAsync<SoldGoods | undefined, StoreFailure> => {
  if (order === undefined || order.catalogVersion === version) return okAsync(undefined);
  if (order.content.items.every(({ kind }) => kind !== 'giftCard')) return okAsync(undefined);
  return store.keptCatalog({ by: 'version', version: order.catalogVersion }, today).map((kept) => kept?.offered.goods);
};
