import type { OrderQuery } from '@shop/core/checkout/order-list';
import type { Instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { OrderRef } from '@shop/core/ids';
import type { Person, SellerOrder } from '@shop/core/seller/checkout/seller-order';
import type { ResultAsync } from 'neverthrow';
import type { StoreFailure } from './seller-store.ts';

/** An order with its buyer, if the buyer's data is stored. */
export type OrderWithBuyer = { readonly order: SellerOrder; readonly buyer: Person | undefined };

/** The matching orders among those that a page read; a page may have none. `last`: where the next page begins; absent
 *  when no orders are left. */
export type OrderPage<Item> = { readonly orders: readonly Item[]; readonly last?: OrderRef | undefined };

/** A time of the books, without its end. */
export type BookedTime = { readonly from: Instant; readonly end: Instant };

/** Orders to be counted, in pages: few enough that other work of the host waits only a few milliseconds. `after` is the
 *  `last` of the page before. */
export interface OrderPages {
  /** Returns orders with an attempt to pay that were placed before `end` and placed, paid, refunded or used from `from`
   *  on; without a time, all. */
  booked(time: BookedTime | undefined, after: OrderRef | undefined): ResultAsync<OrderPage<SellerOrder>, StoreFailure>;
  /** Returns orders with a visit on a day, sold or made. */
  visiting(day: LocalDate, after: OrderRef | undefined): ResultAsync<OrderPage<OrderWithBuyer>, StoreFailure>;
}

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
