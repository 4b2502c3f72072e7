import type { Instant } from '../../dates/instant.ts';
import type { AttemptId, RefundKey } from '../../ids.ts';
import { type Cents, cents } from '../../money/cents.ts';

/** Why an attempt needs attention: its provider does not have it any more, does not refund it, refunded a wrong amount,
 *  or reported another currency than euros. */
export const attentionReasons = ['unknownToProvider', 'notRefunded', 'wrongRefund', 'otherCurrency'] as const;
export type AttentionReason = (typeof attentionReasons)[number];

/** Since when an attempt needs attention, and why. */
export type Attention = { readonly since: Instant; readonly why: AttentionReason };

/** `opening`: stored, not yet sent to the provider. `open`: the buyer can pay. `overdue`: timed out and its places are
 *  released, but money may still arrive. `refunding`: all its money is to be refunded. The other states are final. */
export const attemptStates = [
  'opening',
  'open',
  'overdue',
  'paid',
  'declined',
  'canceled',
  'failed',
  'refunding',
  'refunded',
] as const;
export type AttemptName = (typeof attemptStates)[number];

/** `canceled`: the buyer canceled the order. `replaced`: another payment replaced this one. `orderOver`: the order is
 *  final already. `otherMoney`: the amount or its kind differs from the request. `notFulfilled`: the places are gone,
 *  the cart changed, or the buyer was erased. `notOpened`: the opening was given up. `reported`: the provider or a
 *  person reported the refund. */
export const refundReasons = [
  'canceled',
  'replaced',
  'orderOver',
  'otherMoney',
  'notFulfilled',
  'notOpened',
  'reported',
] as const;

/** A refund that is due or done. */
export type Refund = {
  /** The idempotency key for the provider: a repeat refunds nothing more. */
  readonly key: RefundKey;
  /** 0 until money is captured: then only the session has to be closed. */
  readonly amount: Cents;
  /** The time of the decision. */
  readonly at: Instant;
  readonly state: 'due' | 'done';
  readonly by: 'buyer' | 'shop' | 'provider' | 'office';
  readonly reason: (typeof refundReasons)[number];
};

/** One attempt to pay a charge. Its id is the key for the provider. */
export type SellerAttempt = {
  readonly attemptId: AttemptId;
  /** Number of the attempt in its order, from 1. */
  readonly number: number;
  readonly amount: Cents;
  readonly state: AttemptName;
  /** The highest amount that the provider reported as captured or authorized, and when. */
  readonly captured?: { readonly amount: Cents; readonly at: Instant } | undefined;
  readonly refunds: readonly Refund[];
  readonly redirectUrl?: string | undefined;
  /** The provider's own id of the session, if it has one. */
  readonly sessionId?: string | undefined;
  /** The shop's origin at the creation of the attempt; absent in attempts of earlier releases. */
  readonly origin?: string | undefined;
  readonly sessionEndsAt: Instant;
  readonly createdAt: Instant;
  /** The time at which the shop ends an unpaid session; absent when the provider ends it. */
  readonly endAt?: Instant | undefined;
  /** The time of the next query to the provider; absent when nothing is undecided. */
  readonly askAt?: Instant | undefined;
  readonly attention?: Attention | undefined;
  /** The latest processed notifications, for recognising repeats. */
  readonly notifications: readonly { readonly id: string; readonly at: Instant }[];
};

/** Returns the refund that an attempt waits for; `undefined` when none is due. */
export const dueRefund = ({ refunds }: Pick<SellerAttempt, 'refunds'>): Refund | undefined =>
  refunds.find(({ state }) => state === 'due');

/** Returns the money that was refunded so far. */
export const refunded = ({ refunds }: Pick<SellerAttempt, 'refunds'>): Cents =>
  cents(refunds.reduce((sum, { state, amount }) => (state === 'done' ? sum + amount : sum), 0));

/** Returns the captured money that is not refunded yet. */
export const unrefunded = (attempt: Pick<SellerAttempt, 'captured' | 'refunds'>): Cents =>
  cents((attempt.captured?.amount ?? 0) - refunded(attempt));

/** Whether the amount of a refund is the one that the office has decided, and not all captured money. */
export const isDecided = ({ by, reason }: Pick<Refund, 'by' | 'reason'>): boolean =>
  by === 'office' && reason === 'canceled';

/** Returns an attempt whose due refund has the amount of all captured money that is not refunded yet. A refund with a
 *  decided amount retains it. */
export const refundingAll = (attempt: SellerAttempt): SellerAttempt => {
  const amount = unrefunded(attempt);
  const isWhole = (one: Refund): boolean => one.state === 'due' && !isDecided(one);
  return { ...attempt, refunds: attempt.refunds.map((one) => (isWhole(one) ? { ...one, amount } : one)) };
};
