import type { LocalDate } from '@shop/core/dates/local-date';
import type { HostOrder } from '@shop/core/host/checkout/host-order';
import type { HostState } from '@shop/core/host/state';
import type { SoldGoods } from '@shop/core/host/views/order-papers-view';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { HostStore, StoreFailure } from './host-store.ts';

/** The goods of the catalog version that an order of gift cards was made under; nothing where that is the current one,
 *  was not kept, or no gift card is among them. */
export const soldGoods = (
  store: Pick<HostStore, 'keptCatalog'>,
  { catalog }: Pick<HostState, 'catalog'>,
  order: HostOrder | undefined,
  today: LocalDate,
): ResultAsync<SoldGoods | undefined, StoreFailure> => {
  if (order === undefined || order.catalogVersion === catalog.version) return okAsync(undefined);
  if (order.content.items.every(({ kind }) => kind !== 'giftCard')) return okAsync(undefined);
  return store.keptCatalog({ by: 'version', version: order.catalogVersion }, today).map((kept) => kept?.offered.goods);
};
