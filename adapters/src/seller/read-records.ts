import type { CartFinder } from '@shop/core/seller/checkout/cart-finder';
import type { DecisionTime } from '@shop/core/seller/decision';
import type { PapersOf } from '@shop/core/seller/views/order-papers-view';
import type { ResultAsync } from 'neverthrow';
import type { RecordParts, SellerStore, StoreFailure } from './seller-store.ts';

/** Returns the orders of the cart that a finder leads to, with the current catalog. Empty when it leads to no cart. */
export const readRecords = (
  store: Pick<SellerStore, 'read'>,
  finder: CartFinder,
  parts: RecordParts,
): ResultAsync<{ readonly records: PapersOf; readonly at: DecisionTime }, StoreFailure> =>
  store.read((seller) =>
    seller.withCatalog(async (catalog) => ({
      records: { ...(await seller.orders(await seller.cartOf(finder), parts)), catalog },
      at: seller.at,
    })),
  );
