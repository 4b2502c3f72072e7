import { err, ok } from 'neverthrow';
import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { AttemptId } from '../../ids.ts';
import { keepFrozenUntil, thawCart } from '../cart/cart-states.ts';
import { isFrozen } from '../cart/open-cart.ts';
import type { Change } from '../changes.ts';
import type { Decide } from '../decision.ts';
import { nextTry } from './asking-times.ts';
import { raised } from './raise-attention.ts';
import { isRefundOverdue, isRunning } from './settlement.ts';

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
  return ok([
    { type: 'sessionOpened', attemptId, redirectUrl, endsAt },
    ...keepFrozenUntil(state, order.cartId, endsAt),
  ]);
};

/** The provider would not open a session, or did not answer. */
export type GiveUpOpening = {
  readonly type: 'giveUpOpening';
  readonly attemptId: AttemptId;
  /** It said no; otherwise whatever became of the session is closed later. */
  readonly refused: boolean;
};

/** The cart is usable again. Nobody knows the session's address, unless a parallel request has just been told it: then nothing is
 *  given up. */
export const giveUpOpening: Decide<GiveUpOpening, never> = (state, { attemptId, refused }, { now }) => {
  const attempt = state.attempts.get(attemptId);
  const order = attempt === undefined ? undefined : state.orders.get(attempt.orderRef);
  if (attempt?.state !== 'opening' || order === undefined) return ok([]);
  const ended: Change = refused
    ? { type: 'attemptClosed', attemptId, as: 'failed' }
    : { type: 'refundDue', attemptId, askAt: now };
  return ok([
    ended,
    { type: 'orderStatusTold', ref: order.ref, status: 'error' },
    ...thawCart(state, order.cartId, now),
  ]);
};

/** The provider could not be asked about an attempt. */
export type PostponeAsking = { readonly type: 'postponeAsking'; readonly attemptId: AttemptId };

/** Asked again soon, so that an outage of the provider delays nobody longer than it lasts; money that is owed for too long by then
 *  stands where a person sees it. */
export const postponeAsking: Decide<PostponeAsking, never> = (state, { attemptId }, { now }) => {
  const attempt = state.attempts.get(attemptId);
  if (attempt?.askAt === undefined) return ok([]);
  if (isRefundOverdue(attempt, now)) return ok(raised(attempt, attempt.attention?.why ?? 'notRefunded', now));
  return ok([{ type: 'askingPostponed', attemptId, askAt: nextTry(now) }]);
};
