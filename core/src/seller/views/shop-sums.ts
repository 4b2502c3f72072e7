import type { Cents } from '../../money/cents.ts';

/** Counts and amounts of a shop, which a move to another database must not change. Units: cents, persons. */
export type ShopSums = Readonly<
  Record<'orders' | 'cents' | 'tickets' | 'payments' | 'history' | 'mailsDue' | 'carts' | 'keys' | 'accounts', number> &
    Record<'placesSold' | 'placesPaying' | 'placesHeld' | 'cardsLeft', number>
>;

/** The money of all orders, except those of a payment provider in test mode: what was captured, what of it was
 *  refunded or is to be (`refunded`), and what of that is still due. */
export type MoneySums = { readonly paid: Cents; readonly refunded: Cents; readonly due: Cents };

/** The result of moving a shop to another database. The addresses contain no user and password. */
export type MovedShop = {
  readonly from: string;
  readonly to: string;
  /** Whether an earlier, interrupted run had moved the shop already. */
  readonly wasThere: boolean;
  readonly tables: number;
  readonly rows: number;
  readonly sums: ShopSums;
  /** Difference between the new database's clock and this machine's, positive when the database is ahead. Units:
   *  milliseconds. */
  readonly clockAhead: number;
};
