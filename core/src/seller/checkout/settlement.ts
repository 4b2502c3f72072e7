import { payingUntil } from '../../cart/hold.ts';
import type { AttemptState, DeclineReason } from '../../checkout/attempt-state.ts';
import { type Instant, minutes, plusMilliseconds } from '../../dates/instant.ts';
import { attemptCases, type Orders } from './order-records.ts';
import {
  type AttemptName,
  type AttentionReason,
  dueRefund,
  isDecided,
  refunded,
  type SellerAttempt,
} from './payment-attempt.ts';
import type { SellerOrder } from './seller-order.ts';

/** How an attempt failed, and the bank's reason if there is one. */
export type ClosedAs = { readonly as: 'declined' | 'canceled' | 'failed'; readonly why?: DeclineReason | undefined };

/** The action for an attempt after a report of the provider. */
export type Settlement =
  /** No change; a late or repeated report never changes a final state. */
  | { readonly type: 'nothing' }
  | { readonly type: 'askLater' }
  /** The attempt timed out without a report: its places are released, but money may still arrive. */
  | { readonly type: 'giveUpWaiting' }
  | ({ readonly type: 'close' } & ClosedAs)
  /** Not paid in time: the places are released at once, because no buyer is there to try again. */
  | { readonly type: 'timedOut' }
  | { readonly type: 'complete' }
  /** Money that the order cannot use: a different amount, a second payment, or for an order that is final. */
  | { readonly type: 'refund' }
  | { readonly type: 'refunded' }
  /** The provider made the refund that the office has decided. */
  | { readonly type: 'partRefunded' }
  /** The report does not account for money reported earlier: a person has to check, nothing is written off. */
  | { readonly type: 'raiseAttention'; readonly why: AttentionReason };

type Attempt = Pick<
  SellerAttempt,
  | 'state'
  | 'amount'
  | 'redirectUrl'
  | 'sessionEndsAt'
  | 'endAt'
  | 'createdAt'
  | 'captured'
  | 'refunds'
  | 'askAt'
  | 'attention'
>;
type Order = Pick<SellerOrder, 'paymentType' | 'outcome'>;
type Money = Extract<AttemptState, { state: 'authorized' | 'captured' }>;
type Nothing = Extract<AttemptState, { state: 'declined' | 'canceled' | 'expired' }>;

/** Maximum duration of a request to open a session. Units: milliseconds. */
const openingTime = 30_000;

/** Whether a request to open a session has taken so long that it will not be answered. */
export const isOpeningOver = (
  { state, createdAt }: Pick<SellerAttempt, 'state' | 'createdAt'>,
  now: Instant,
): boolean => state === 'opening' && now >= plusMilliseconds(createdAt, openingTime);

/** Whether the buyer can still pay the attempt. A cart has at most one such attempt, which freezes it. */
export const isRunning = ({ state }: Pick<SellerAttempt, 'state'>): boolean => state === 'opening' || state === 'open';

/** Whether the shop has to end the session of an attempt, because the time to pay has passed. */
export const isEndDue = ({ state, endAt }: Pick<SellerAttempt, 'state' | 'endAt'>, now: Instant): boolean =>
  isRunning({ state }) && endAt !== undefined && now >= endAt;

/** Whether a state is not final: the buyer may still pay, or a refund is due. */
export const isUndecided = (state: AttemptName): boolean =>
  state === 'opening' || state === 'open' || state === 'overdue' || state === 'refunding';

/** Maximum duration of a refund. Units: milliseconds. A longer one needs attention. */
const refundTime = minutes(1);

/** Whether a refund of reported money takes longer than `refundTime`. */
export const isRefundOverdue = (attempt: Pick<SellerAttempt, 'captured' | 'refunds'>, now: Instant): boolean => {
  const due = dueRefund(attempt);
  return attempt.captured !== undefined && due !== undefined && now >= plusMilliseconds(due.at, refundTime);
};

/** Returns the action while a refund is due, for every report except `refunded`. */
const whenRefundDue = (attempt: Attempt, now: Instant): Settlement =>
  isRefundOverdue(attempt, now) ? { type: 'raiseAttention', why: 'notRefunded' } : { type: 'askLater' };

/** Whether the attempt's money may be in another currency, whose value only a person can determine. */
export const isForeign = ({ attention }: Pick<SellerAttempt, 'attention'>): boolean =>
  attention?.why === 'otherCurrency';

/** Whether reported money is accounted for: it paid the order, is due for refund, or is not in euros. */
const isMoneyKnown = (attempt: Attempt): boolean =>
  attempt.state === 'paid' || (attempt.captured !== undefined && (attempt.state === 'refunding' || isForeign(attempt)));

/** Whether the provider is queried about a paid order, for example after a restore. */
const isPaidQueried = ({ state, askAt }: Attempt): boolean => state === 'paid' && askAt !== undefined;

/** Raises attention when the provider does not report the money that paid an order; does nothing in any other final
 *  state. */
const whenFinal = (attempt: Attempt): Settlement =>
  isPaidQueried(attempt) && attempt.attention === undefined
    ? { type: 'raiseAttention', why: 'unknownToProvider' }
    : { type: 'nothing' };

const whenOpen = (attempt: Attempt, now: Instant): Settlement => {
  if (!isUndecided(attempt.state)) return whenFinal(attempt);
  if (attempt.state === 'refunding') return whenRefundDue(attempt, now);
  return isRunning(attempt) && now >= payingUntil(attempt.sessionEndsAt)
    ? { type: 'giveUpWaiting' }
    : { type: 'askLater' };
};

/** An opening that the provider never confirmed is given up. A confirmed session may have been paid, so its places are
 *  released in time and the attempt needs attention. */
const whenNotFound = (attempt: Attempt, now: Instant): Settlement => {
  if (attempt.state === 'opening' && !isOpeningOver(attempt, now)) return { type: 'askLater' };
  if (attempt.redirectUrl === undefined) return { type: 'close', as: 'failed' };
  return isRunning(attempt) ? whenOpen(attempt, now) : { type: 'raiseAttention', why: 'unknownToProvider' };
};

/** The provider cannot tell whether the attempt was paid: its places are released in time, then it needs attention. */
const whenUnknown = (attempt: Attempt, now: Instant): Settlement => {
  if (isRunning(attempt)) return whenOpen(attempt, now);
  return isUndecided(attempt.state) || isPaidQueried(attempt)
    ? { type: 'raiseAttention', why: 'unknownToProvider' }
    : { type: 'nothing' };
};

/** A report without payment does not refund captured money. A cancellation after the session's end, or the time to pay,
 *  counts as a timeout. */
const whenNothingTaken = (attempt: Attempt, { paymentType }: Order, report: Nothing, now: Instant): Settlement => {
  if (!isUndecided(attempt.state)) return whenFinal(attempt);
  const isReleased = paymentType === 'preauthorization' && report.state !== 'declined';
  if (isMoneyKnown(attempt) && !isReleased) return whenRefundDue(attempt, now);
  if (report.state === 'declined') {
    return { type: 'close', as: 'declined', why: report.why };
  }
  const end = attempt.endAt ?? attempt.sessionEndsAt;
  const isTimedOut = isRunning(attempt) && (report.state === 'expired' || now >= end);
  return isTimedOut ? { type: 'timedOut' } : { type: 'close', as: 'canceled' };
};

/** Whether the money is what the order needs: authorized for a preauthorization, captured for a payment, and exactly
 *  the amount. */
const isRightMoney = (attempt: Attempt, order: Order, reported: Money): boolean =>
  reported.amount === attempt.amount &&
  reported.state === (order.paymentType === 'payment' ? 'captured' : 'authorized');

/** Whether the right amount is authorized for an order that is to be paid: its provider may still capture it. */
export const isOnlyHeld = (
  attempt: Pick<SellerAttempt, 'amount'>,
  { paymentType }: Pick<SellerOrder, 'paymentType'>,
  reported: AttemptState,
): boolean => paymentType === 'payment' && reported.state === 'authorized' && reported.amount === attempt.amount;

/** Returns the part of reported money that the provider has refunded. */
const refundedOf = (reported: Money): number => (reported.state === 'captured' ? (reported.refunded ?? 0) : 0);

/** Returns the amount that is refunded once the refund that the office has decided is made; `undefined` when none is
 *  due. */
const decidedRefund = (attempt: Attempt): number | undefined => {
  const due = dueRefund(attempt);
  return due !== undefined && isDecided(due) ? refunded(attempt) + due.amount : undefined;
};

const whenMoney = (attempt: Attempt, order: Order, money: Money, now: Instant): Settlement => {
  if (isForeign(attempt)) return { type: 'raiseAttention', why: 'otherCurrency' };
  if (isPaidQueried(attempt) && money.amount !== attempt.amount) return { type: 'raiseAttention', why: 'wrongRefund' };
  if (attempt.state === 'paid')
    return refundedOf(money) > refunded(attempt) ? { type: 'raiseAttention', why: 'wrongRefund' } : { type: 'nothing' };
  if (attempt.state === 'refunded') return { type: 'raiseAttention', why: 'notRefunded' };
  const decided = decidedRefund(attempt);
  if (decided !== undefined && refundedOf(money) === decided) return { type: 'partRefunded' };
  if (decided !== undefined && refundedOf(money) > decided) return { type: 'raiseAttention', why: 'wrongRefund' };
  if (attempt.state === 'refunding')
    return whenRefundDue({ ...attempt, captured: { amount: money.amount, at: now } }, now);
  if (order.outcome !== 'open') return { type: 'refund' };
  if (isRightMoney(attempt, order, money)) return { type: 'complete' };
  const isFollowed = isRunning(attempt) && now < payingUntil(attempt.sessionEndsAt);
  return isFollowed && isOnlyHeld(attempt, order, money) ? { type: 'askLater' } : { type: 'refund' };
};

/** Whether a notification contradicts its attempt, so that the provider has to be queried. */
export const contradicts = (
  { state, captured, refunds }: Pick<SellerAttempt, 'state' | 'captured' | 'refunds'>,
  reported: AttemptState,
): boolean => {
  switch (reported.state) {
    case 'refunded':
      return captured === undefined && state !== 'refunded';
    case 'authorized':
    case 'captured':
      return state === 'refunded' || refunded({ refunds }) > refundedOf(reported);
    case 'declined':
    case 'canceled':
    case 'expired':
      return state === 'paid';
    case 'open':
    case 'lapsed':
    case 'notFound':
    case 'unknown':
      return false;
  }
};

/** Returns the action for a report of the provider. The browser's statements do not matter. */
export const settlementOf = (attempt: Attempt, order: Order, reported: AttemptState, now: Instant): Settlement => {
  const { state } = attempt;
  switch (reported.state) {
    case 'open':
      return whenOpen(attempt, now);
    case 'notFound':
      if (isMoneyKnown(attempt) || isForeign(attempt)) return { type: 'raiseAttention', why: 'unknownToProvider' };
      return isUndecided(state) ? whenNotFound(attempt, now) : { type: 'nothing' };
    case 'unknown':
      return whenUnknown(attempt, now);
    case 'declined':
    case 'canceled':
    case 'expired':
      return whenNothingTaken(attempt, order, reported, now);
    case 'lapsed':
      // A reserved order stays as it is when its authorization ends: the guest pays at the desk.
      if (state === 'paid') return { type: 'nothing' };
      return state === 'refunding' ? { type: 'refunded' } : whenNothingTaken(attempt, order, { state: 'expired' }, now);
    case 'authorized':
    case 'captured':
      return whenMoney(attempt, order, reported, now);
    case 'refunded':
      if (!isUndecided(state) && state !== 'paid') return { type: 'nothing' };
      return reported.amount === (attempt.captured?.amount ?? attempt.amount)
        ? { type: 'refunded' }
        : { type: 'raiseAttention', why: 'wrongRefund' };
  }
};

/** Returns the order of the running payment of a cart; `undefined` when no payment runs. */
export const runningOrder = (records: Orders): SellerOrder | undefined =>
  attemptCases(records).find(({ attempt }) => isRunning(attempt))?.order;
