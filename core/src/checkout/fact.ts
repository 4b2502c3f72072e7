import type { CartItemId } from '../ids.ts';
import type { Cents } from '../money/cents.ts';

/** What a decision may find out about a cart or an order. */
export const factNames = [
  'cartOpened',
  'lineAdded',
  'quantityChanged',
  'lineRemoved',
  'holdEnded',
  'lineLost',
  'holdExtended',
  'codeTaken',
  'codeTookNothing',
  'codeRemoved',
  'codeLost',
  'placed',
  'triedAgain',
  'statusChanged',
  'attemptMade',
  'sessionOpened',
  'notified',
  'moneySeen',
  'attemptOverdue',
  'attemptClosed',
  'attemptPaid',
  'completed',
  'refundDue',
  'refundMade',
  'refunded',
  'canceled',
  'attentionRaised',
  'attentionCleared',
  'mailAsked',
  'mailPutOff',
  'mailSent',
  'mailFailed',
  'mailDropped',
  'admitted',
  'redeemed',
  'redemptionTakenBack',
  'buyerErased',
] as const;
export type FactName = (typeof factNames)[number];

/** Who asked for what was decided. */
export const actors = ['visitor', 'provider', 'door', 'office', 'worker'] as const;
export type Actor = (typeof actors)[number];

/** One thing that a decision found out. Neither a person nor a key that opens anything is among it. */
export type Fact = {
  readonly what: FactName;
  /** The number of the order that it is about; absent for what happened to the cart. */
  readonly order?: string | undefined;
  /** Which attempt to pay, from 1. */
  readonly attempt?: number | undefined;
  readonly amount?: Cents | undefined;
  /** Which line of the cart. */
  readonly line?: CartItemId | undefined;
  /** The price list or the upsell of that line. */
  readonly goods?: string | undefined;
  /** Units: pieces. */
  readonly quantity?: number | undefined;
  /** Which ticket of the order, from 1. */
  readonly ticket?: number | undefined;
  /** A detail: a promo code, how an attempt ended, a mail's subject, why a person has to look, the day of a use that
   *  was entered later. */
  readonly word?: string | undefined;
  /** The same of a mail that failed, and of a payment that the bank declined: why. */
  readonly why?: string | undefined;
};
