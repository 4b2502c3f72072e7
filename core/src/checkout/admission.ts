import type { Instant } from '../dates/instant.ts';
import type { LocalDate } from '../dates/local-date.ts';
import type { Cents } from '../money/cents.ts';

/** The titles of a ticket's goods. */
export type AdmittedGoods = { readonly productTitle: string; readonly priceTitle: string };

/** The remaining visits of a ticket with several visits: `left` of `of`. */
export type VisitsLeft = { readonly left: number; readonly of: number };

type WithVisits = { readonly visits?: VisitsLeft | undefined };

/** The value of a value card at its sale, and its balance. */
export type CardBalance = { readonly worth: Cents; readonly balance: Cents };

/** An amount that was redeemed or put back, and the balance after it. */
type BalanceChange = { readonly at: Instant; readonly amount: Cents } & CardBalance;

type NoUse =
  /** An amount was requested for a code that is not a value card. */
  | ({ readonly type: 'noValueCard' } & AdmittedGoods)
  /** The key is that of an earlier change of another amount, which the answer has; nothing was redeemed or put back. */
  | ({ readonly type: 'keyReused' } & BalanceChange & AdmittedGoods)
  /** The ticket's order was canceled or refunded. */
  | { readonly type: 'canceled' }
  /** No ticket has this code, or its order was never paid. */
  | { readonly type: 'unknown' };

/** The answer to a code presented at the door. A repeat with the same press key and amount gets the first answer
 *  again. */
export type Admission =
  | ({ readonly type: 'admitted'; readonly at: Instant } & WithVisits & AdmittedGoods)
  /** The ticket has admitted its maximum number of persons, in total or today; `at` is the last admission. */
  | ({ readonly type: 'alreadyAdmitted'; readonly at: Instant } & WithVisits & AdmittedGoods)
  /** The code is a value card, of which nothing was redeemed. */
  | ({ readonly type: 'valueCard' } & CardBalance & AdmittedGoods)
  | ({ readonly type: 'redeemed' } & BalanceChange & AdmittedGoods)
  /** The requested amount exceeds the balance; nothing was redeemed. */
  | ({ readonly type: 'balanceTooLow' } & CardBalance & AdmittedGoods)
  /** The ticket is valid on another day, or on the days of a season. */
  | ({ readonly type: 'wrongDay'; readonly first: LocalDate; readonly last: LocalDate } & AdmittedGoods)
  /** A gift card whose last day has passed. */
  | ({ readonly type: 'expired'; readonly last: LocalDate } & AdmittedGoods)
  | NoUse;

/** The answer to an amount that is put back onto a value card. */
export type TakeBackResult =
  | ({ readonly type: 'takenBack' } & BalanceChange & AdmittedGoods)
  /** Less than this amount was redeemed in total; nothing was put back. */
  | ({ readonly type: 'neverTaken' } & CardBalance & AdmittedGoods)
  | NoUse;
