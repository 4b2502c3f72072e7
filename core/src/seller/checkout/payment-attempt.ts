import type { Instant } from '../../dates/instant.ts';
import type { AttemptId, RefundKey } from '../../ids.ts';
import { type Cents, cents } from '../../money/cents.ts';

/** Why an attempt needs a person: its provider lost it, does not refund it, refunded a wrong amount, or notified the
 *  shop in another currency than euros. */
export const attentionReasons = ['unknownToProvider', 'notRefunded', 'wrongRefund', 'otherCurrency'] as const;
export type AttentionReason = (typeof attentionReasons)[number];

/** Since when, and why. */
export type Attention = { readonly since: Instant; readonly why: AttentionReason };

/** `opening`: recorded, not yet sent. `open`: the buyer can pay. `overdue`: timed out, its places are free, money may
 *  still come. `refunding`: all money goes back. The rest is final. */
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

/** `canceled`: the buyer canceled the order. `replaced`: the cart is paid another way. `orderOver`: the order is
 *  over. `otherMoney`: another amount or kind than was asked for. `notFulfilled`: goods are gone, the cart
 *  changed, or the buyer was erased. `notOpened`: the session was given up. `reported`: the provider or a person says
 *  that it is back. */
export const refundReasons = [
  'canceled',
  'replaced',
  'orderOver',
  'otherMoney',
  'notFulfilled',
  'notOpened',
  'reported',
] as const;

/** Money on its way back, or back. */
export type Refund = {
  /** The key towards the provider: a repeat refunds nothing more. */
  readonly key: RefundKey;
  /** Nothing until money is captured: then the session is to be closed. */
  readonly amount: Cents;
  /** When it was decided. */
  readonly at: Instant;
  readonly state: 'due' | 'done';
  readonly by: 'buyer' | 'shop' | 'provider' | 'office';
  readonly reason: (typeof refundReasons)[number];
};

/** One attempt to pay a charge; its id is the key towards the provider. */
export type SellerAttempt = {
  readonly attemptId: AttemptId;
  /** Counts the attempts of an order, from 1. */
  readonly number: number;
  readonly amount: Cents;
  readonly state: AttemptName;
  /** The highest amount that the provider reported as captured or authorized, and when. */
  readonly captured?: { readonly amount: Cents; readonly at: Instant } | undefined;
  readonly refunds: readonly Refund[];
  readonly redirectUrl?: string | undefined;
  readonly sessionEndsAt: Instant;
  readonly createdAt: Instant;
  /** When to query the provider again; absent if nothing is open. */
  readonly askAt?: Instant | undefined;
  readonly attention?: Attention | undefined;
  /** The latest notifications that were acted upon; a repeat finds its id. */
  readonly notifications: readonly { readonly id: string; readonly at: Instant }[];
};

/** The refund that an attempt waits for, if any. */
export const dueRefund = ({ refunds }: Pick<SellerAttempt, 'refunds'>): Refund | undefined =>
  refunds.find(({ state }) => state === 'due');

/** Captured money that is not back yet. */
export const notBack = ({ captured, refunds }: Pick<SellerAttempt, 'captured' | 'refunds'>): Cents =>
  cents(refunds.reduce((left, { state, amount }) => (state === 'done' ? left - amount : left), captured?.amount ?? 0));

/** An attempt whose due refund is of all captured money that is not back yet. */
export const refundingAll = (attempt: SellerAttempt): SellerAttempt => {
  const amount = notBack(attempt);
  return { ...attempt, refunds: attempt.refunds.map((one) => (one.state === 'due' ? { ...one, amount } : one)) };
};
