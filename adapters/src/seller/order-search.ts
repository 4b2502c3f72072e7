import type { OrderQuery } from '@shop/core/checkout/order-list';
import type { Period, PlaceCounts } from '@shop/core/seller/places/period-places';
import type { ResultAsync } from 'neverthrow';
import type { OrderWithBuyer } from './order-pages.ts';
import type { StoreFailure } from './seller-store.ts';

/** Searches the orders of a shop for its staff. */
export interface OrderSearch {
  /** Returns a page of orders, the newest first, and the number after which the next page begins. */
  page(
    query: OrderQuery,
  ): ResultAsync<{ readonly found: readonly OrderWithBuyer[]; readonly next: string | undefined }, StoreFailure>;
  /** Returns at most `most` orders, the newest first, that a text names: a number with or without its year, a
   *  reference, a ticket code, an e-mail address, or words of the buyer's name. */
  find(text: string, most: number): ResultAsync<readonly OrderWithBuyer[], StoreFailure>;
}

/** Counts the persons of a period that live holds, payments and sales take. `undefined` for a period without places. */
export type LoadPlaceCounts = (
  period: Period,
) => ResultAsync<(PlaceCounts & { readonly capacity: number }) | undefined, StoreFailure>;
