import { err, ok, type Result } from 'neverthrow';
import { type Instant, minutes, plusMilliseconds } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { AttemptId } from '../../ids.ts';
import { keepFrozenUntil } from '../cart/cart-states.ts';
import { isFrozen } from '../cart/open-cart.ts';
import type { Decided, DecisionTime } from '../decision.ts';
import { attentionsRaised, raised } from './attention.ts';
import { withStatus } from './order-outcome.ts';
import { type AttemptCase, attemptCaseOf, changeAttempt, type PaymentCase, withAttemptFact } from './order-records.ts';
import type { SellerAttempt } from './payment-attempt.ts';
import { askAgain, endAttempt, refundDue, thawed } from './payment-outcomes.ts';
import { nextTry } from './query-times.ts';
import type { NeedsAttention } from './seller-order.ts';
import { isOpeningOver, isRefundOverdue, isRunning } from './settlement.ts';

/** Units: milliseconds of our own clock after the attempt was made. */
const sessionLength = { least: minutes(5), most: minutes(60) };

/** The provider's end of a session, within bounds: with a wrong clock the end would free the places at once, or freeze
 *  the cart for long. */
const boundedEnd = ({ createdAt }: Pick<SellerAttempt, 'createdAt'>, endsAt: Instant): Instant =>
  plusMilliseconds(createdAt, Math.min(Math.max(endsAt - createdAt, sessionLength.least), sessionLength.most));

export type KeepSession = {
  readonly attemptId: AttemptId;
  readonly redirectUrl: string;
  readonly endsAt: Instant;
};

/** Keeps the address of the payment page. Errors: `unreachable` if the attempt ended or its cart opened meanwhile. */
export const keepSession = (
  of: PaymentCase,
  { attemptId, redirectUrl, endsAt }: KeepSession,
  { now }: DecisionTime,
): Result<PaymentCase, ErrorOf<'unreachable'>> => {
  const found = attemptCaseOf(of, attemptId);
  if (found === undefined || !isRunning(found.attempt) || !isFrozen(of.cart, now))
    return err({ kind: 'unreachable', cause: 'status' });
  const sessionEndsAt = boundedEnd(found.attempt, endsAt);
  const opened = changeAttempt(of, attemptId, (one) => ({ ...one, state: 'open', redirectUrl, sessionEndsAt }));
  const wasOpen = found.attempt.state === 'open';
  const noted = wasOpen ? opened : withAttemptFact(opened, attemptId, { what: 'sessionOpened' });
  return ok(keepFrozenUntil(noted, sessionEndsAt, now));
};

export type GiveUpOpening = {
  readonly attemptId: AttemptId;
  /** The provider refused; otherwise its state is unknown, and it is closed later. */
  readonly refused: boolean;
};

const notOpened = { by: 'shop', reason: 'notOpened' } as const;

/** Opens the cart again: no buyer was sent to the session. */
const cameToNothing = (ended: PaymentCase, found: AttemptCase, at: DecisionTime): PaymentCase =>
  thawed(withStatus(ended, found.order.ref, { status: 'error' }), found, at);

/** Unless the answer to a parallel request has just carried the address: then nothing is given up. */
export const giveUpOpening = (
  of: PaymentCase,
  { attemptId, refused }: GiveUpOpening,
  at: DecisionTime,
): PaymentCase => {
  const found = attemptCaseOf(of, attemptId);
  if (found?.attempt.state !== 'opening') return of;
  const after = refused ? endAttempt(of, attemptId, 'failed') : refundDue(of, attemptId, at.now, notOpened);
  return cameToNothing(after, found, at);
};

const postponed = (of: PaymentCase, found: AttemptCase, at: DecisionTime): PaymentCase => {
  const { attempt } = found;
  const askAt = nextTry(at.now);
  if (isOpeningOver(attempt, at.now))
    return cameToNothing(refundDue(of, attempt.attemptId, askAt, notOpened), found, at);
  if (isRefundOverdue(attempt, at.now)) return raised(of, attempt, attempt.attention?.why ?? 'notRefunded', at.now);
  return askAgain(of, attempt.attemptId, askAt);
};

/** Queries again soon; gives up an opening that took too long. The answer: attempts whose refund is overdue. */
export const postponeQuery = (
  of: PaymentCase,
  { attemptId }: { readonly attemptId: AttemptId },
  at: DecisionTime,
): Decided<PaymentCase, readonly NeedsAttention[]> => {
  const found = attemptCaseOf(of, attemptId);
  const next = found?.attempt.askAt === undefined ? of : postponed(of, found, at);
  return { next, answer: attentionsRaised(of, next) };
};
