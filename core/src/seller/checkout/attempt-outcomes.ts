import type { DeclineReason } from '../../checkout/attempt-state.ts';
import type { Fact } from '../../checkout/fact.ts';
import type { Instant } from '../../dates/instant.ts';
import { type AttemptId, refundKey } from '../../ids.ts';
import { cents } from '../../money/cents.ts';
import type { Facts } from '../facts.ts';
import { attemptCaseOf, changeAttempt, type Orders, withAttemptFact } from './order-records.ts';
import { type AttemptName, type Refund, refundingAll, type SellerAttempt } from './payment-attempt.ts';

type OrdersOf = Orders & Facts;

/** Returns refunds as done when their attempt ends, without those of amount 0, which only had to close the session. */
const doneRefunds = (refunds: readonly Refund[]): readonly Refund[] =>
  refunds.filter(({ state, amount }) => state === 'done' || amount > 0).map((refund) => ({ ...refund, state: 'done' }));

/** Returns a function that ends an attempt in a state. An ended attempt is not queried any more. */
export const endState =
  (as: AttemptName) =>
  (attempt: SellerAttempt): SellerAttempt => ({
    ...attempt,
    state: as,
    askAt: undefined,
    refunds: doneRefunds(attempt.refunds),
  });

/** Returns the case with the next query of an attempt scheduled. */
export const scheduleQuery = <Of extends Orders>(of: Of, id: AttemptId, askAt: Instant): Of =>
  changeAttempt(of, id, (attempt) => ({ ...attempt, askAt }));

type WhyRefunded = Pick<Refund, 'by' | 'reason'>;

/** Adds a due refund of all captured money that is not refunded yet, with a key of its own. */
export const withRefund = (attempt: SellerAttempt, at: Instant, why: WhyRefunded): SellerAttempt => {
  const key = refundKey(`${attempt.attemptId}-${attempt.refunds.length + 1}`);
  return refundingAll({
    ...attempt,
    refunds: [...attempt.refunds, { key, amount: cents(0), at, state: 'due', ...why }],
  });
};

/** Marks an attempt for refund of all its money. */
export const refundDue = <Of extends OrdersOf>(of: Of, id: AttemptId, askAt: Instant, why: WhyRefunded): Of => {
  const wasDue = attemptCaseOf(of, id)?.attempt.state === 'refunding';
  const next = changeAttempt(of, id, (attempt) => ({ ...withRefund(attempt, askAt, why), state: 'refunding', askAt }));
  return wasDue ? next : withAttemptFact(next, id, { what: 'refundDue' });
};

const endFact = (as: EndedAs, why: DeclineReason | undefined): Fact => {
  switch (as) {
    case 'paid':
      return { what: 'attemptPaid' };
    case 'refunded':
      return { what: 'refundMade' };
    case 'declined':
    case 'canceled':
    case 'failed':
      return { what: 'attemptClosed', word: as, why };
  }
};

type EndedAs = Exclude<AttemptName, 'opening' | 'open' | 'overdue' | 'refunding'>;

/** Ends an attempt, which is not queried any more. `to` sets other members of the attempt; `why` is the bank's
 *  reason. */
export const endAttempt = <Of extends OrdersOf>(
  of: Of,
  id: AttemptId,
  as: EndedAs,
  {
    to = (attempt) => attempt,
    why,
  }: { readonly to?: (attempt: SellerAttempt) => SellerAttempt; readonly why?: DeclineReason | undefined } = {},
): Of => {
  const wasSo = attemptCaseOf(of, id)?.attempt.state === as;
  const next = changeAttempt(of, id, (attempt) => endState(as)(to(attempt)));
  return wasSo ? next : withAttemptFact(next, id, endFact(as, why));
};
