import { err, ok } from 'neverthrow';
import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { AttemptId } from '../../ids.ts';
import { keepFrozenUntil, thawCart } from '../cart/cart-states.ts';
import type { Change } from '../changes.ts';
import type { Decide } from '../decision.ts';
import { nextTry } from './asking-times.ts';
import { isRunning } from './settlement.ts';

/** The provider has told where the buyer pays. */
export type KeepSession = {
  readonly type: 'keepSession';
  readonly attemptId: AttemptId;
  readonly redirectUrl: string;
  readonly endsAt: Instant;
};

export type KeepSessionRefusal = ErrorOf<'unreachable'>;

/** An attempt that ended meanwhile must not be paid any more, so its address is not kept. Errors: `unreachable` then. */
export const keepSession: Decide<KeepSession, KeepSessionRefusal> = (state, { attemptId, redirectUrl, endsAt }) => {
  const attempt = state.attempts.get(attemptId);
  const order = attempt === undefined ? undefined : state.orders.get(attempt.orderRef);
  if (attempt === undefined || order === undefined || !isRunning(attempt)) {
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

/** Asked again soon, so that an outage of the provider delays nobody longer than it lasts. */
export const postponeAsking: Decide<PostponeAsking, never> = (state, { attemptId }, { now }) =>
  ok(
    state.attempts.get(attemptId)?.askAt === undefined
      ? []
      : [{ type: 'askingPostponed', attemptId, askAt: nextTry(now) }],
  );
