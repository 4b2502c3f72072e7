import type { Instant } from '../dates/instant.ts';
import type { Cents } from '../money/cents.ts';

/** What is written down of an order. Neither a person nor a key that opens anything is among it. */
export const noteNames = [
  'cartOpened',
  'lineAdded',
  'placed',
  'triedAgain',
  'statusTold',
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
] as const;
export type NoteName = (typeof noteNames)[number];

/** One thing that happened to an order. */
export type OrderNote = {
  readonly what: NoteName;
  /** Which attempt to pay, from 1. */
  readonly attempt?: number;
  readonly amount?: Cents;
  /** Which line of the order, from 1. */
  readonly item?: number;
  /** Which ticket of the order, from 1. */
  readonly ticket?: number;
  /** A detail: how an attempt ended, a mail's subject, why a person has to look. */
  readonly word?: string;
  /** The same of a mail that failed, and of a payment that the bank declined: why. */
  readonly why?: string;
};

/** What happened at a moment, in its order. */
export type OrderNoted = { readonly at: Instant; readonly notes: readonly OrderNote[] };
