import { err, ok } from 'neverthrow';
import { type Instant, minutes, plusMilliseconds } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { AttemptId } from '../../ids.ts';
import { keepFrozenUntil } from '../cart/cart-states.ts';
import { isFrozen } from '../cart/open-cart.ts';
import { type Decide, type DecisionTime, decided, type SellerState } from '../state.ts';
import { attentionsRaised, raised } from './attention.ts';
import {
  askAgain,
  type Case,
  caseOf,
  changeAttempt,
  ended,
  nextTry,
  refundDue,
  thawed,
  withStatus,
} from './payment-outcomes.ts';
import type { NeedsAttention, SellerAttempt } from './seller-order.ts';
import { isOpeningOver, isRefundOverdue, isRunning } from './settlement.ts';

/** Units: milliseconds of our own clock after the attempt was made. */
const sessionLength = { least: minutes(5), most: minutes(60) };

/** The provider's end of a session, within bounds: with a wrong clock the end would free the places at once, or freeze
 *  the cart for long. */
const boundedEnd = ({ createdAt }: Pick<SellerAttempt, 'createdAt'>, endsAt: Instant): Instant =>
  plusMilliseconds(createdAt, Math.min(Math.max(endsAt - createdAt, sessionLength.least), sessionLength.most));

type KeepSession = {
  readonly type: 'keepSession';
  readonly attemptId: AttemptId;
  readonly redirectUrl: string;
  readonly endsAt: Instant;
};

/** Keeps the address of the payment page. Errors: `unreachable` if the attempt ended or its cart opened meanwhile. */
export const keepSession: Decide<KeepSession, ErrorOf<'unreachable'>> = (
  state,
  { attemptId, redirectUrl, endsAt },
  { now },
) => {
  const found = caseOf(state, attemptId);
  const cart = found && state.carts.get(found.order.cartId);
  const isAwaited = found !== undefined && isRunning(found.attempt) && cart !== undefined && isFrozen(cart, now);
  if (!isAwaited) return err({ kind: 'unreachable', cause: 'status' });
  const sessionEndsAt = boundedEnd(found.attempt, endsAt);
  const opened = changeAttempt(state, attemptId, (one) => ({ ...one, state: 'open', redirectUrl, sessionEndsAt }));
  return ok(decided(keepFrozenUntil(opened, cart.id, sessionEndsAt)));
};

type GiveUpOpening = {
  readonly type: 'giveUpOpening';
  readonly attemptId: AttemptId;
  /** The provider refused; otherwise its state is unknown, and it is closed later. */
  readonly refused: boolean;
};

/** Opens the cart again: no buyer was sent to the session. */
const cameToNothing = (ended: SellerState, found: Case, at: DecisionTime): SellerState =>
  thawed(withStatus(ended, found.order.ref, { status: 'error' }), found, at);

/** Unless the answer to a parallel request has just carried the address: then nothing is given up. */
export const giveUpOpening: Decide<GiveUpOpening, never> = (state, { attemptId, refused }, at) => {
  const found = caseOf(state, attemptId);
  if (found?.attempt.state !== 'opening') return ok(decided(state));
  const after = refused ? changeAttempt(state, attemptId, ended('failed')) : refundDue(state, attemptId, at.now);
  return ok(decided(cameToNothing(after, found, at)));
};

type PostponeQuery = { readonly type: 'postponeQuery'; readonly attemptId: AttemptId };

const postponed = (state: SellerState, found: Case, at: DecisionTime): SellerState => {
  const { attempt } = found;
  const askAt = nextTry(at.now);
  if (isOpeningOver(attempt, at.now)) return cameToNothing(refundDue(state, attempt.id, askAt), found, at);
  if (isRefundOverdue(attempt, at.now)) return raised(state, attempt, attempt.attention?.why ?? 'notRefunded', at.now);
  return askAgain(state, attempt.id, askAt);
};

/** Queries again soon; gives up an opening that took too long. The answer: attempts whose refund is overdue. */
export const postponeQuery: Decide<PostponeQuery, never, readonly NeedsAttention[]> = (state, { attemptId }, at) => {
  const found = caseOf(state, attemptId);
  const next = found?.attempt.askAt === undefined ? state : postponed(state, found, at);
  return ok({ next, answer: attentionsRaised(state, next) });
};
