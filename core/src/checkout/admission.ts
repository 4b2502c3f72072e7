import type { Instant } from '../dates/instant.ts';
import type { LocalDate } from '../dates/local-date.ts';
import type { Cents } from '../money/cents.ts';

/** What a ticket is for. */
export type AdmittedGoods = { readonly productTitle: string; readonly priceTitle: string };

/** Visits of a ticket that is sold for several: so many are left of so many. */
export type VisitsLeft = { readonly left: number; readonly of: number };

type WithVisits = { readonly visits?: VisitsLeft | undefined };

/** What a value card was sold for, and what is left of it. */
export type CardBalance = { readonly worth: Cents; readonly balance: Cents };

/** An amount that moved, and what the card had then. */
type Moved = { readonly at: Instant; readonly amount: Cents } & CardBalance;

type NoUse =
  /** An amount was to be taken from, or put back onto, what is no value card. */
  | ({ readonly type: 'noValueCard' } & AdmittedGoods)
  /** Its order was canceled or refunded. */
  | { readonly type: 'canceled' }
  /** There is no such code, or its order was never paid. */
  | { readonly type: 'unknown' };

/** The answer to a code that is read at the door. A repeat under the same key is answered as the first time. */
export type Admission =
  | ({ readonly type: 'admitted'; readonly at: Instant } & WithVisits & AdmittedGoods)
  /** It let in as many persons as it may, ever or today; the last one then. */
  | ({ readonly type: 'alreadyAdmitted'; readonly at: Instant } & WithVisits & AdmittedGoods)
  /** A card that is spent in parts: nothing was taken. */
  | ({ readonly type: 'valueCard' } & CardBalance & AdmittedGoods)
  | ({ readonly type: 'redeemed' } & Moved & AdmittedGoods)
  /** More was asked for than is left; nothing was taken. */
  | ({ readonly type: 'balanceTooLow' } & CardBalance & AdmittedGoods)
  /** It is for another day, or for the days of a season. */
  | ({ readonly type: 'wrongDay'; readonly first: LocalDate; readonly last: LocalDate } & AdmittedGoods)
  /** A gift card whose last day is over. */
  | ({ readonly type: 'expired'; readonly last: LocalDate } & AdmittedGoods)
  | NoUse;

/** The answer to an amount that is put back onto a value card. */
export type TakenBack =
  | ({ readonly type: 'takenBack' } & Moved & AdmittedGoods)
  /** Less than that was ever taken; nothing was put back. */
  | ({ readonly type: 'neverTaken' } & CardBalance & AdmittedGoods)
  | NoUse;
