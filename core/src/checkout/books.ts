import type { LocalDate } from '../dates/local-date.ts';
import type { Cents } from '../money/cents.ts';

/** `sold`, `refunded`: turnover. `cardSold`, `cardRefunded`: gift cards without tax, which are no turnover. `redeemed`:
 *  the use of such a card, with which its tax falls due. `otherPaid`, `otherRefunded`: money that sold nothing, such as
 *  a second payment of an order. */
export const entryKinds = [
  'sold',
  'refunded',
  'cardSold',
  'cardRefunded',
  'redeemed',
  'otherPaid',
  'otherRefunded',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** An entry of the books. A refund has negative amounts and pieces. */
export type BookEntry = {
  readonly kind: EntryKind;
  /** The id of the product or upsell, and its title; absent for other money. */
  readonly goods?: { readonly id: string; readonly title: string } | undefined;
  /** The day of the visit, or the name of the season; absent for goods without a day. */
  readonly visit?: string | undefined;
  /** Units: hundredths of a percent. Absent for gift cards without tax, for other money, and without tax settings. */
  readonly rate?: number | undefined;
  /** Units: pieces. */
  readonly pieces: number;
  /** The amount with tax, and the tax in it. */
  readonly gross: Cents;
  readonly vat: Cents;
};

/** The first day of the month to report; all months when absent. */
export type SalesQuery = { readonly month?: LocalDate | undefined };

/** What was sold in a month, by day, or in all months, by month: entries of the same kind, goods, visit and rate are
 *  added up. Days of visits are months too in a report of all months. */
export type SalesReport = {
  /** Sorted. `on`: the day or month (`YYYY-MM`) of payment, refund or redemption. */
  readonly days: readonly { readonly on: string; readonly entries: readonly BookEntry[] }[];
  /** Number of orders of a payment provider in test mode. They are not in the books. */
  readonly testOrders: number;
};
