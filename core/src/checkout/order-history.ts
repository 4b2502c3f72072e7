import type { PromoDiscount } from '../cart/cart.ts';
import type { CartLine } from '../cart/cart-line.ts';
import type { Instant } from '../dates/instant.ts';
import type { LocalDate } from '../dates/local-date.ts';
import type { Language } from '../languages/language.ts';
import type { Cents } from '../money/cents.ts';
import type { LinePrice } from '../pricing/price-derivation.ts';
import { type Actor, type Fact, factNames } from './fact.ts';
import type { Order, OrderOutcome } from './order.ts';

/** An entry of an order's history. `item`: the line of the order, from 1. `refused`: a refused request, with its name
 *  as `word`, the error as `why` and its pieces as `quantity`. */
export type HistoryEntry = Omit<Fact, 'what' | 'order' | 'line'> & {
  readonly what: HistoryName;
  readonly at: Instant;
  readonly by: Actor;
  /** The name of the access token of the staff member. */
  readonly staff?: string | undefined;
  readonly item?: number | undefined;
  /** The name of goods that the order does not contain, in the order's language; absent when the catalog does not
   *  contain them any more. */
  readonly title?: string | undefined;
  /** The day for which these goods were chosen; absent for a season and for goods without a day. */
  readonly day?: LocalDate | undefined;
  /** The promo code of a refused request; `unknown` for a code that the shop does not have. */
  readonly code?: string | undefined;
  /** Free places at a refusal for lack of places. Units: persons. */
  readonly left?: number | undefined;
};

export const historyNames = [...factNames, 'refused'] as const;
export type HistoryName = (typeof historyNames)[number];

/** The history of an order from the opening of its cart, for operators. It contains no personal data and no keys. */
export type OrderHistory = Required<Pick<Order, 'orderNumber' | 'placedAt' | 'status' | 'paymentType' | 'total'>> & {
  readonly outcome: OrderOutcome;
  /** True for an order of a payment provider in its test mode: no money is paid. */
  readonly isTest?: true | undefined;
  readonly language: Language;
  /** The version of the catalog on which the order is based. */
  readonly catalogVersion: number;
  /** The bought lines, each price with its derivation. */
  readonly items: readonly CartLine[];
  readonly promo?: PromoDiscount | undefined;
  /** Sorted by time. */
  readonly entries: readonly HistoryEntry[];
  /** Whether the history is complete from the opening of the cart. Old log rows are deleted after the retention
   *  time. */
  readonly isComplete: boolean;
};

/** A line of an order with its price computed again; `again` is absent when its goods are not in that catalog
 *  version. */
export type ReplayedLine = { readonly item: CartLine; readonly again?: LinePrice };

/** The result of computing the prices of an order again with a catalog version. */
export type OrderReplay =
  | {
      readonly type: 'replayed';
      readonly number: string;
      /** The version of the catalog used, and since when it was on sale. */
      readonly version: number;
      readonly since?: Instant;
      /** Whether it is the catalog version of the order. */
      readonly isOwnVersion: boolean;
      readonly lines: readonly ReplayedLine[];
      readonly total: Cents;
      readonly totalAgain: Cents;
      /** Whether every figure is equal. */
      readonly isSame: boolean;
    }
  /** The catalog of that time is not stored: the database was changed by hand. */
  | { readonly type: 'notKept'; readonly number: string; readonly version: number };

/** A provider that does not answer: since when, and how many payment attempts wait for it. */
export type ProviderSilence = { readonly since: Instant; readonly attempts: number };

/** One item of the list of what needs a person's attention. It contains no personal data. */
export type AttentionItem = { readonly since: Instant; readonly why: string } & (
  | { readonly type: 'silence'; readonly attempts: number }
  | { readonly type: 'payment'; readonly orderNumber: string; readonly attempt: string }
  | { readonly type: 'mail'; readonly orderNumber: string; readonly about: string }
  /** Money for an unknown order, with the provider's references. */
  | { readonly type: 'stray'; readonly attempt: string; readonly ref: string; readonly amount: Cents }
);

/** What a person found at the provider: the order has the money, it was refunded, or nothing was paid. */
export const paymentFindings = ['kept', 'refunded', 'unpaid'] as const;
export type PaymentFinding = (typeof paymentFindings)[number];

/** The answer to a finding about a payment that needs attention. */
export type SettlePaymentResult =
  | { readonly type: 'settled' }
  /** The payment does not need attention: the shop queries the provider itself. */
  | { readonly type: 'notListed' }
  /** Its money belongs to no completed order: only a refund settles it. */
  | { readonly type: 'owed' };

type Outcome = Exclude<OrderOutcome, 'open'>;

/** The result of sending an order's mail again; `about` is the order's outcome. */
export type ResendResult =
  /** Queued for sending at once. */
  | { readonly type: 'queued'; readonly about: Outcome }
  /** Queued already; the next attempt is at `next`. */
  | { readonly type: 'waiting'; readonly about: Outcome; readonly next: Instant }
  /** Sent again just before; possible again from `from`. */
  | { readonly type: 'tooSoon'; readonly about: Outcome; readonly from: Instant }
  | { readonly type: 'notPaid' }
  /** The order is being canceled: its buyer gets a mail after the refund. */
  | { readonly type: 'canceling' }
  /** The data of its buyer are erased. */
  | { readonly type: 'erased' }
  | { readonly type: 'unknown' };
