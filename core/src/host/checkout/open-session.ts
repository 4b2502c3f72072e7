import { err, ok } from 'neverthrow';
import { type Instant, minutes, plusMilliseconds } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { AttemptId } from '../../ids.ts';
import { keepFrozenUntil } from '../cart/cart-states.ts';
import { isFrozen } from '../cart/open-cart.ts';
import type { Change } from '../changes.ts';
import type { Decide } from '../decision.ts';
import type { DecisionTime } from '../decision-time.ts';
import type { HostState } from '../state.ts';
import { nextTry } from './asking-times.ts';
import type { HostAttempt } from './host-order.ts';
import { type Case, thawed } from './payment-outcomes.ts';
import { raised } from './raise-attention.ts';
import { isOpeningOver, isRefundOverdue, isRunning } from './settlement.ts';

/** Units: milliseconds of our own clock after the attempt was made. */
const sessionLength = { least: minutes(5), most: minutes(60) };

/** When a session ends: as the provider says, within bounds, since its clock may be wrong: an end in the past would free
 *  the places, one far ahead freeze the cart (D-SESSION-LENGTH). */
const boundedEnd = ({ createdAt }: Pick<HostAttempt, 'createdAt'>, endsAt: Instant): Instant =>
  plusMilliseconds(createdAt, Math.min(Math.max(endsAt - createdAt, sessionLength.least), sessionLength.most));

/** The provider has told where the buyer pays. */
export type KeepSession = {
  readonly type: 'keepSession';
  readonly attemptId: AttemptId;
  readonly redirectUrl: string;
  readonly endsAt: Instant;
};

export type KeepSessionRefusal = ErrorOf<'unreachable'>;

/** An attempt that ended meanwhile, or whose cart opened, must not be paid any more, so its address is not kept. Errors: `unreachable` then. */
export const keepSession: Decide<KeepSession, KeepSessionRefusal> = (
  state,
  { attemptId, redirectUrl, endsAt },
  { now },
) => {
  const attempt = state.attempts.get(attemptId);
  const order = attempt === undefined ? undefined : state.orders.get(attempt.orderRef);
  const cart = order === undefined ? undefined : state.carts.get(order.cartId);
  const isAwaited = attempt !== undefined && isRunning(attempt) && cart !== undefined && isFrozen(cart, now);
  if (order === undefined || !isAwaited) {
    return err({ kind: 'unreachable', cause: 'status' });
  }
  const bounded = boundedEnd(attempt, endsAt);
  return ok([
    { type: 'sessionOpened', attemptId, redirectUrl, endsAt: bounded },
    ...keepFrozenUntil(state, order.cartId, bounded),
  ]);
};

/** The provider would not open a session, or did not answer. */
export type GiveUpOpening = {
  readonly type: 'giveUpOpening';
  readonly attemptId: AttemptId;
  /** It said no; otherwise whatever became of the session is closed later. */
  readonly refused: boolean;
};

/** The cart is usable again: nobody knows the session's address. */
const cameToNothing = (state: HostState, found: Case, ended: Change, at: DecisionTime): readonly Change[] => [
  ended,
  { type: 'orderStatusTold', ref: found.order.ref, status: 'error' },
  ...thawed(state, found, at),
];

/** Unless a parallel request has just been told the address: then nothing is given up. */
export const giveUpOpening: Decide<GiveUpOpening, never> = (state, { attemptId, refused }, at) => {
  const attempt = state.attempts.get(attemptId);
  const order = attempt === undefined ? undefined : state.orders.get(attempt.orderRef);
  if (attempt?.state !== 'opening' || order === undefined) return ok([]);
  const ended: Change = refused
    ? { type: 'attemptClosed', attemptId, as: 'failed' }
    : { type: 'refundDue', attemptId, askAt: at.now };
  return ok(cameToNothing(state, { attempt, order }, ended, at));
};

/** The provider could not be asked about an attempt. */
export type PostponeAsking = { readonly type: 'postponeAsking'; readonly attemptId: AttemptId };

/** Asked again soon, so that an outage of the provider delays nobody longer than it lasts. A session that should have opened by now is
 *  given up, and money that is owed for too long stands where a person sees it. */
export const postponeAsking: Decide<PostponeAsking, never> = (state, { attemptId }, at) => {
  const attempt = state.attempts.get(attemptId);
  const order = attempt === undefined ? undefined : state.orders.get(attempt.orderRef);
  if (attempt?.askAt === undefined || order === undefined) return ok([]);
  const askAt = nextTry(at.now);
  if (isOpeningOver(attempt, at.now)) {
    return ok(cameToNothing(state, { attempt, order }, { type: 'refundDue', attemptId, askAt }, at));
  }
  if (isRefundOverdue(attempt, at.now)) return ok(raised(attempt, attempt.attention?.why ?? 'notRefunded', at.now));
  return ok([{ type: 'askingPostponed', attemptId, askAt }]);
};
