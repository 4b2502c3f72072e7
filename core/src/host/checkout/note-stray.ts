import { err, ok } from 'neverthrow';
import type { AttemptState } from '../../checkout/attempt-state.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { AttemptId, OrderRef } from '../../ids.ts';
import type { Decide } from '../decision.ts';
import type { StrayPayment } from './stray-payment.ts';

/** What a provider told of an attempt that nobody here made. */
export type NoteStray = {
  readonly type: 'noteStray';
  readonly attemptId: AttemptId;
  readonly orderRef: OrderRef;
  readonly reported: AttemptState;
};

export type NoteStrayRefusal = ErrorOf<'notFound'>;

const isMore = (kept: StrayPayment, { amount, word }: Pick<StrayPayment, 'amount' | 'word'>): boolean =>
  amount > kept.amount || (word === 'captured' && kept.word === 'authorized');

/** Keeps money that belongs to no order until it is wholly back, so that a person finds it; it is asked of nobody and given back by
 *  nobody here. Errors: `notFound` for a word that is not of money, of an attempt that nothing is kept of. */
export const noteStray: Decide<NoteStray, NoteStrayRefusal> = (state, { attemptId, orderRef, reported }, { now }) => {
  const kept = state.strayPayments.get(attemptId);
  const back = [{ type: 'strayMoneyBack', attemptId }] as const;
  switch (reported.state) {
    case 'captured':
    case 'authorized': {
      const told = { amount: reported.amount, word: reported.state };
      if (kept !== undefined && !isMore(kept, told)) return ok([]);
      return ok([{ type: 'strayMoneySeen', payment: { attemptId, orderRef, ...told, since: kept?.since ?? now } }]);
    }
    case 'refunded':
      if (kept === undefined) break;
      return ok(reported.amount === kept.amount ? back : []);
    case 'canceled':
    case 'expired':
      if (kept === undefined) break;
      return ok(kept.word === 'authorized' ? back : []);
    case 'open':
    case 'declined':
    case 'notFound':
      if (kept === undefined) break;
      return ok([]);
  }
  return err({ kind: 'notFound', what: 'order' });
};
