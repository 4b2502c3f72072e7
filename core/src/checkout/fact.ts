import type { CartItemId } from '../ids.ts';
import type { Cents } from '../money/cents.ts';

/** The facts that a decision can record about a cart or an order. */
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
  'officeCanceled',
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
  'notAdmitted',
  'buyerErased',
] as const;
export type FactName = (typeof factNames)[number];

/** Who gives a command. */
export const actors = ['visitor', 'provider', 'door', 'office', 'worker'] as const;
export type Actor = (typeof actors)[number];

/** One fact of a decision. It contains no personal data and no key that gives access. */
export type Fact = {
  readonly what: FactName;
  /** The number of the order; absent for a fact about the cart. */
  readonly order?: string | undefined;
  /** The number of the payment attempt, from 1. */
  readonly attempt?: number | undefined;
  readonly amount?: Cents | undefined;
  /** The line of the cart. */
  readonly line?: CartItemId | undefined;
  /** The price list or the upsell of that line. */
  readonly goods?: string | undefined;
  /** Units: pieces. */
  readonly quantity?: number | undefined;
  /** The number of the ticket in the order, from 1. */
  readonly ticket?: number | undefined;
  /** A detail: a promo code, how an attempt ended, a mail's subject, the reason for attention or for a cancellation,
   *  the day of a use that was entered later, the instant at which the hold of a line ended, why the door refused. */
  readonly word?: string | undefined;
  /** The reason why a mail failed, the bank declined a payment, or a line or a promo code left the cart. */
  readonly why?: string | undefined;
};
