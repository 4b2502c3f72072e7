import type { Instant } from '../dates/instant.ts';

/** The tickets of a line of an order on a day. */
export type VisitLine = {
  readonly productTitle: string;
  readonly priceTitle: string;
  /** Whether the tickets are for this day; otherwise for a season, or gift cards. */
  readonly isForDay: boolean;
  /** Number of persons expected: those of tickets for this day. Season tickets and gift cards are listed when used. */
  readonly expected: number;
  /** Number of persons admitted on this day, and when the last of them was. */
  readonly admitted: number;
  readonly lastAt?: Instant | undefined;
};

/** The visits of an order on a day. It contains personal data. */
export type OrderVisit = {
  readonly orderNumber: string;
  /** The buyer's name; absent after deletion. */
  readonly buyer?: string | undefined;
  readonly lines: readonly VisitLine[];
};

/** Who comes and who was admitted on a day, in the order of their order numbers. */
export type DayVisits = { readonly orders: readonly OrderVisit[] };
