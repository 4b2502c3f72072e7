import type { Instant } from '../dates/instant.ts';
import type { LocalDate } from '../dates/local-date.ts';
import type { Cents } from '../money/cents.ts';
import type { ShownOutcome } from './order.ts';

/** An order in a list for staff. It contains personal data. */
export type ListedOrder = {
  readonly number: string;
  readonly placedAt: Instant;
  readonly state: ShownOutcome;
  /** True for an order whose payment was a test: its money is none. */
  readonly isTest?: true | undefined;
  /** The first and the last day of its visits; absent for gift cards alone. */
  readonly visit?: { readonly first: LocalDate; readonly last: LocalDate } | undefined;
  readonly total: Cents;
  /** The money captured or authorized for the order, of all its attempts. */
  readonly paid: Cents;
  /** The money that went back to the buyer. */
  readonly refunded: Cents;
  /** The buyer; absent after deletion. The e-mail address is empty when only the data on the invoice remains. */
  readonly buyer?: { readonly name: string; readonly email: string } | undefined;
};

/** The maximum number of orders in one answer. */
export const mostListed = 500;

/** Which orders a page lists, the newest first. */
export type OrderQuery = {
  /** The days on which the orders were placed, both included. */
  readonly placed?: { readonly from: LocalDate; readonly to: LocalDate } | undefined;
  /** A day of their visits. */
  readonly visit?: LocalDate | undefined;
  readonly state?: ShownOutcome | undefined;
  /** The number of an order: the page lists the orders after it. */
  readonly after?: string | undefined;
  /** The maximum number of orders, from 1 to `mostListed`. A page with a state may have fewer. */
  readonly most: number;
};

/** A page of orders. `next` is the value of `after` for the next page; absent for the last page. */
export type ListedOrders = { readonly orders: readonly ListedOrder[]; readonly next?: string | undefined };

/** The orders that a text names, the newest first. `hasMore`: further orders match. */
export type FoundOrders = { readonly orders: readonly ListedOrder[]; readonly hasMore: boolean };
