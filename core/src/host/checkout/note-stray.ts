import { err, ok } from 'neverthrow';
import type { AttemptState } from '../../checkout/attempt-state.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { AttemptId, OrderRef } from '../../ids.ts';
import type { Decide } from '../decision.ts';
import { put, without } from '../record-maps.ts';
import type { NeedsAttention, StrayPayment } from './attention.ts';
import { strayAttention } from './raise-attention.ts';

/** A report of the provider about an unknown attempt. */
type NoteStray = {
  readonly type: 'noteStray';
  readonly attemptId: AttemptId;
  readonly orderRef: OrderRef;
  readonly reported: AttemptState;
};

type NoteStrayRefusal = ErrorOf<'notFound'>;

const isMore = (kept: StrayPayment, { amount, state }: Pick<StrayPayment, 'amount' | 'state'>): boolean =>
  amount > kept.amount || (state === 'captured' && kept.state === 'authorized');

/** Whether all of the money is back, or was let go where it was only held. */
const isBack = ({ amount, state }: StrayPayment, reported: AttemptState): boolean =>
  reported.state === 'refunded'
    ? reported.amount === amount
    : state === 'authorized' && (reported.state === 'canceled' || reported.state === 'expired');

/** Records money without an order until all of it is refunded; the answer needs a person. Errors: `notFound` for a
 *  report without money, of an unknown attempt. */
export const noteStray: Decide<NoteStray, NoteStrayRefusal, readonly NeedsAttention[]> = (
  state,
  { attemptId, orderRef, reported },
  { now },
) => {
  const kept = state.strayPayments.get(attemptId);
  if (reported.state === 'captured' || reported.state === 'authorized') {
    const money = { amount: reported.amount, state: reported.state };
    if (kept !== undefined && !isMore(kept, money)) return ok({ next: state, answer: [] });
    const payment: StrayPayment = { attemptId, orderRef, ...money, since: kept?.since ?? now };
    const next = { ...state, strayPayments: put(state.strayPayments, attemptId, payment) };
    return ok({ next, answer: [strayAttention(payment)] });
  }
  if (kept === undefined) return err({ kind: 'notFound', what: 'order' });
  const next = isBack(kept, reported) ? { ...state, strayPayments: without(state.strayPayments, attemptId) } : state;
  return ok({ next, answer: [] });
};
