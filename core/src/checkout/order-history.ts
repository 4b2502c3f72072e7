import type { PromoDiscount } from '../cart/cart.ts';
import type { CartLine } from '../cart/cart-line.ts';
import type { Instant } from '../dates/instant.ts';
import type { Language } from '../languages/language.ts';
import type { Cents } from '../money/cents.ts';
import type { LinePrice } from '../pricing/price-derivation.ts';
import { type Actor, type Fact, factNames } from './fact.ts';
import type { Order, OrderOutcome } from './order.ts';

/** A fact of an order's history. `item`: which line of the order it is about, from 1. `refused`: a request that was
 *  refused; `word` is its name and `why` the error. */
export type HistoryEntry = Omit<Fact, 'what' | 'order' | 'line'> & {
  readonly what: HistoryName;
  readonly at: Instant;
  readonly by: Actor;
  /** The name of the token of staff who asked. */
  readonly staff?: string | undefined;
  readonly item?: number | undefined;
};

export const historyNames = [...factNames, 'refused'] as const;
export type HistoryName = (typeof historyNames)[number];

/** An order from its cart on, for operators. It holds neither a person nor a key. */
export type OrderHistory = Required<Pick<Order, 'orderNumber' | 'placedAt' | 'status' | 'paymentType' | 'total'>> & {
  readonly outcome: OrderOutcome;
  readonly language: Language;
  /** The version of the catalog that it was made under. */
  readonly catalogVersion: number;
  /** What was bought, each price with its derivation. */
  readonly items: readonly CartLine[];
  readonly promo?: PromoDiscount | undefined;
  /** In the order of time. */
  readonly entries: readonly HistoryEntry[];
  /** Whether everything is still known from the first moment on: after a time it is forgotten. */
  readonly isComplete: boolean;
};

/** A line of an order beside the same worked out again; nothing where it was not sold under that version. */
export type ReplayedLine = { readonly item: CartLine; readonly again?: LinePrice };

/** An order worked out again under a catalog. */
export type OrderReplay =
  | {
      readonly type: 'replayed';
      readonly number: string;
      /** The version of the catalog that it was worked out under, and since when that was sold. */
      readonly version: number;
      readonly since?: Instant;
      /** Whether that is the version that the order was made under. */
      readonly isOwnVersion: boolean;
      readonly lines: readonly ReplayedLine[];
      readonly total: Cents;
      readonly totalAgain: Cents;
      /** Whether every figure is the same to the cent. */
      readonly isSame: boolean;
    }
  /** The catalog of that time was not kept: the database was changed by hand. */
  | { readonly type: 'notKept'; readonly number: string; readonly version: number };

/** The payment provider has not answered since then, and so many attempts to pay wait for it. */
export type ProviderSilence = { readonly since: Instant; readonly attempts: number };

/** What a person has to look at; nothing personal. */
export type ToLookAt = { readonly since: Instant; readonly why: string } & (
  | { readonly type: 'silence'; readonly attempts: number }
  | { readonly type: 'payment'; readonly orderNumber: string; readonly attempt: string }
  | { readonly type: 'mail'; readonly orderNumber: string; readonly about: string }
  /** Money for an unknown order, by the provider's names. */
  | { readonly type: 'stray'; readonly attempt: string; readonly ref: string; readonly amount: Cents }
);

/** What a person found in the provider's books: the money is there for the order, went back, or was never taken. */
export const paymentFindings = ['kept', 'refunded', 'unpaid'] as const;
export type PaymentFinding = (typeof paymentFindings)[number];

/** The answer to a finding about a payment that needs a person. */
export type PaymentSettled =
  | { readonly type: 'settled' }
  /** No person has to look at it: the shop asks the provider itself. */
  | { readonly type: 'notListed' }
  /** Its money was seen and belongs to no completed order: only a refund settles it. */
  | { readonly type: 'owed' };

type Outcome = Exclude<OrderOutcome, 'open'>;

/** Result of sending an order's mail again; `about` is the order's outcome. */
export type Resent =
  /** It is in the outbox and goes out at once. */
  | { readonly type: 'queued'; readonly about: Outcome }
  /** It has been there already, and goes out then. */
  | { readonly type: 'waiting'; readonly about: Outcome; readonly next: Instant }
  /** One was requested just now; another is possible from then on. */
  | { readonly type: 'tooSoon'; readonly about: Outcome; readonly from: Instant }
  | { readonly type: 'notPaid' }
  /** It is being canceled: its buyer is written once the money is back. */
  | { readonly type: 'canceling' }
  | { readonly type: 'unknown' };
