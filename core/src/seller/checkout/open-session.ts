import { err, ok, type Result } from 'neverthrow';
import { type Instant, minutes, plusMilliseconds } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { AttemptId } from '../../ids.ts';
import { keepFrozenUntil } from '../cart/cart-states.ts';
import { isFrozen } from '../cart/open-cart.ts';
import type { Decision, DecisionTime } from '../decision.ts';
import { endAttempt, refundDue, scheduleQuery } from './attempt-outcomes.ts';
import { newAttentions, withAttention } from './attention.ts';
import { withStatus } from './order-outcome.ts';
import { type AttemptCase, attemptCaseOf, changeAttempt, type PaymentCase, withAttemptFact } from './order-records.ts';
import type { SellerAttempt } from './payment-attempt.ts';
import { thawAfter } from './payment-outcomes.ts';
import { nextTry } from './query-times.ts';
import type { PaymentAttention } from './seller-order.ts';
import { isOpeningOver, isRefundOverdue, isRunning } from './settlement.ts';

/** Minimum and maximum length of a payment session, on the seller's clock from the creation of the attempt. Units:
 *  milliseconds. */
const sessionLength = { least: minutes(5), most: minutes(60) };

/** Returns the provider's end of a session within the bounds. With a wrong clock at the provider, the unbounded end
 *  could release the places at once or freeze the cart for long. */
const boundedEnd = ({ createdAt }: Pick<SellerAttempt, 'createdAt'>, endsAt: Instant): Instant =>
  plusMilliseconds(createdAt, Math.min(Math.max(endsAt - createdAt, sessionLength.least), sessionLength.most));

export type KeepSession = {
  readonly attemptId: AttemptId;
  readonly redirectUrl: string;
  readonly endsAt: Instant;
  readonly sessionId?: string | undefined;
};

/** Stores the address of the payment page. Errors: `unreachable` when the attempt has ended or its cart is open
 *  again. */
export const keepSession = (
  of: PaymentCase,
  { attemptId, redirectUrl, endsAt, sessionId }: KeepSession,
  { now }: DecisionTime,
): Result<PaymentCase, ErrorOf<'unreachable'>> => {
  const attemptCase = attemptCaseOf(of, attemptId);
  if (attemptCase === undefined || !isRunning(attemptCase.attempt) || !isFrozen(of.cart, now))
    return err({ kind: 'unreachable', cause: 'status' });
  const sessionEndsAt = boundedEnd(attemptCase.attempt, endsAt);
  const withSession = changeAttempt(of, attemptId, (one) => ({
    ...one,
    state: 'open',
    redirectUrl,
    sessionId,
    sessionEndsAt,
  }));
  const wasOpen = attemptCase.attempt.state === 'open';
  const noted = wasOpen ? withSession : withAttemptFact(withSession, attemptId, { what: 'sessionOpened' });
  return ok(keepFrozenUntil(noted, sessionEndsAt, now));
};

export type GiveUpOpening = {
  readonly attemptId: AttemptId;
  /** Whether the provider refused. Otherwise the state of the session is unknown, and it is closed later. */
  readonly refused: boolean;
};

const notOpened = { by: 'shop', reason: 'notOpened' } as const;

/** Opens the cart again after an opening that failed: the buyer was not sent to the session. */
const afterFailedOpening = (ended: PaymentCase, attemptCase: AttemptCase, at: DecisionTime): PaymentCase =>
  thawAfter(withStatus(ended, attemptCase.order.ref, { status: 'error' }), attemptCase, at);

/** Gives up the opening of a payment session. Does nothing when a parallel request has opened it in the meantime. */
export const giveUpOpening = (
  of: PaymentCase,
  { attemptId, refused }: GiveUpOpening,
  at: DecisionTime,
): PaymentCase => {
  const attemptCase = attemptCaseOf(of, attemptId);
  if (attemptCase?.attempt.state !== 'opening') return of;
  const after = refused ? endAttempt(of, attemptId, 'failed') : refundDue(of, attemptId, at.now, notOpened);
  return afterFailedOpening(after, attemptCase, at);
};

const postponed = (of: PaymentCase, attemptCase: AttemptCase, at: DecisionTime): PaymentCase => {
  const { attempt } = attemptCase;
  const askAt = nextTry(at.now);
  if (isOpeningOver(attempt, at.now))
    return afterFailedOpening(refundDue(of, attempt.attemptId, askAt, notOpened), attemptCase, at);
  if (isRefundOverdue(attempt, at.now))
    return withAttention(of, attempt, attempt.attention?.why ?? 'notRefunded', at.now);
  return scheduleQuery(of, attempt.attemptId, askAt);
};

/** Postpones the next query of an attempt; gives up an opening that took too long. The answer contains the attempts
 *  whose refund is overdue. */
export const postponeQuery = (
  of: PaymentCase,
  { attemptId }: { readonly attemptId: AttemptId },
  at: DecisionTime,
): Decision<PaymentCase, readonly PaymentAttention[]> => {
  const attemptCase = attemptCaseOf(of, attemptId);
  const next = attemptCase?.attempt.askAt === undefined ? of : postponed(of, attemptCase, at);
  return { next, answer: newAttentions(of, next) };
};
