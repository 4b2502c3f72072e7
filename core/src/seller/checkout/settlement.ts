import { payingUntil } from '../../cart/hold.ts';
import type { AttemptState, DeclineReason } from '../../checkout/attempt-state.ts';
import { type Instant, minutes, plusMilliseconds } from '../../dates/instant.ts';
import { attemptCases, type Orders } from './order-records.ts';
import { type AttemptName, type AttentionReason, dueRefund, type SellerAttempt } from './payment-attempt.ts';
import type { SellerOrder } from './seller-order.ts';

/** How an attempt failed, and the bank's reason if it gave one. */
export type ClosedAs = { readonly as: 'declined' | 'canceled' | 'failed'; readonly why?: DeclineReason | undefined };

/** What to do with an attempt after the provider's report. */
export type Settlement =
  /** Nothing new; a late or repeated report never changes a final state. */
  | { readonly type: 'nothing' }
  | { readonly type: 'askLater' }
  /** Its time is over without a report: the places are released, money may still come. */
  | { readonly type: 'giveUpWaiting' }
  | ({ readonly type: 'close' } & ClosedAs)
  /** Not paid in time: the places are released at once, as no buyer is there to try again. */
  | { readonly type: 'timedOut' }
  | { readonly type: 'complete' }
  /** Money that the order cannot keep: another amount, twice, or for an order that is over. */
  | { readonly type: 'refund' }
  | { readonly type: 'refunded' }
  /** Money was seen that the report does not account for: a person has to look, nothing is written off. */
  | { readonly type: 'raiseAttention'; readonly why: AttentionReason };

type Attempt = Pick<
  SellerAttempt,
  'state' | 'amount' | 'redirectUrl' | 'sessionEndsAt' | 'createdAt' | 'captured' | 'refunds' | 'askAt' | 'attention'
>;
type Order = Pick<SellerOrder, 'paymentType' | 'outcome'>;
type Money = Extract<AttemptState, { state: 'authorized' | 'captured' }>;
type Nothing = Extract<AttemptState, { state: 'declined' | 'canceled' | 'expired' }>;

/** The longest time that a request to open a session may take. Units: milliseconds. */
const openingTime = 30_000;

/** Whether a request to open a session has taken so long that no answer to it will come. */
export const isOpeningOver = (
  { state, createdAt }: Pick<SellerAttempt, 'state' | 'createdAt'>,
  now: Instant,
): boolean => state === 'opening' && now >= plusMilliseconds(createdAt, openingTime);

/** Whether the buyer can still pay it. A cart has one such attempt at most, which freezes it. */
export const isRunning = ({ state }: Pick<SellerAttempt, 'state'>): boolean => state === 'opening' || state === 'open';

/** Whether its state is not final: the buyer may still pay, or the refund is still on its way. */
export const isUndecided = (state: AttemptName): boolean =>
  state === 'opening' || state === 'open' || state === 'overdue' || state === 'refunding';

/** A refund that takes longer needs a person. */
const refundTime = minutes(1);

/** Whether money that was seen is owed for longer than a refund takes. */
export const isRefundOverdue = (attempt: Pick<SellerAttempt, 'captured' | 'refunds'>, now: Instant): boolean => {
  const due = dueRefund(attempt);
  return attempt.captured !== undefined && due !== undefined && now >= plusMilliseconds(due.at, refundTime);
};

/** Everything but "refunded" means that money is still owed. */
const stillOwed = (attempt: Attempt, now: Instant): Settlement =>
  isRefundOverdue(attempt, now) ? { type: 'raiseAttention', why: 'notRefunded' } : { type: 'askLater' };

/** Whether its money may be in another currency, of which only a person can say what it is worth. */
export const isForeign = ({ attention }: Pick<SellerAttempt, 'attention'>): boolean =>
  attention?.why === 'otherCurrency';

/** Money that was seen is in the order's books, owed to the buyer, or not in euros. */
const isMoneyKnown = (attempt: Attempt): boolean =>
  attempt.state === 'paid' || (attempt.captured !== undefined && (attempt.state === 'refunding' || isForeign(attempt)));

/** Whether the provider is asked if a paid order is still paid, as after a restore. */
const isPaidAsked = ({ state, askAt }: Attempt): boolean => state === 'paid' && askAt !== undefined;

/** Money in an order's books that its provider does not report needs a person; other final states stay. */
const whenOver = (attempt: Attempt): Settlement =>
  isPaidAsked(attempt) && attempt.attention === undefined
    ? { type: 'raiseAttention', why: 'unknownToProvider' }
    : { type: 'nothing' };

const whenOpen = (attempt: Attempt, now: Instant): Settlement => {
  if (!isUndecided(attempt.state)) return whenOver(attempt);
  if (attempt.state === 'refunding') return stillOwed(attempt, now);
  return isRunning(attempt) && now >= payingUntil(attempt.sessionEndsAt)
    ? { type: 'giveUpWaiting' }
    : { type: 'askLater' };
};

/** An opening that the provider never confirmed is given up; a confirmed session may have been paid, so its places are
 *  freed in time and a person has to look. */
const whenNotFound = (attempt: Attempt, now: Instant): Settlement => {
  if (attempt.state === 'opening' && !isOpeningOver(attempt, now)) return { type: 'askLater' };
  if (attempt.redirectUrl === undefined) return { type: 'close', as: 'failed' };
  return isRunning(attempt) ? whenOpen(attempt, now) : { type: 'raiseAttention', why: 'unknownToProvider' };
};

/** A report of nothing paid does not refund captured money; a cancellation after the session's end is a timeout. */
const whenNothingTaken = (attempt: Attempt, { paymentType }: Order, report: Nothing, now: Instant): Settlement => {
  if (!isUndecided(attempt.state)) return whenOver(attempt);
  const isLetGo = paymentType === 'preauthorization' && report.state !== 'declined';
  if (isMoneyKnown(attempt) && !isLetGo) return stillOwed(attempt, now);
  if (report.state === 'declined') {
    return { type: 'close', as: 'declined', why: report.why };
  }
  const isTimedOut = isRunning(attempt) && (report.state === 'expired' || now >= attempt.sessionEndsAt);
  return isTimedOut ? { type: 'timedOut' } : { type: 'close', as: 'canceled' };
};

/** A preauthorization must only be held, a payment must be taken, both to the cent. */
const isRightMoney = (attempt: Attempt, order: Order, reported: Money): boolean =>
  reported.amount === attempt.amount &&
  reported.state === (order.paymentType === 'payment' ? 'captured' : 'authorized');

/** Whether the right amount is held for an order that is to be paid, which its provider may still capture. */
export const isOnlyHeld = (
  attempt: Pick<SellerAttempt, 'amount'>,
  { paymentType }: Pick<SellerOrder, 'paymentType'>,
  reported: AttemptState,
): boolean => paymentType === 'payment' && reported.state === 'authorized' && reported.amount === attempt.amount;

const whenMoney = (attempt: Attempt, order: Order, money: Money, now: Instant): Settlement => {
  if (isForeign(attempt)) return { type: 'raiseAttention', why: 'otherCurrency' };
  if (isPaidAsked(attempt) && money.amount !== attempt.amount) return { type: 'raiseAttention', why: 'wrongRefund' };
  if (attempt.state === 'paid') return { type: 'nothing' };
  if (attempt.state === 'refunded') return { type: 'raiseAttention', why: 'notRefunded' };
  if (attempt.state === 'refunding') return stillOwed({ ...attempt, captured: { amount: money.amount, at: now } }, now);
  if (order.outcome !== 'open') return { type: 'refund' };
  if (isRightMoney(attempt, order, money)) return { type: 'complete' };
  const isFollowed = isRunning(attempt) && now < payingUntil(attempt.sessionEndsAt);
  return isFollowed && isOnlyHeld(attempt, order, money) ? { type: 'askLater' } : { type: 'refund' };
};

/** Whether a notification contradicts its attempt, so that the provider's books decide. */
export const contradicts = (
  { state, captured, refunds }: Pick<SellerAttempt, 'state' | 'captured' | 'refunds'>,
  reported: AttemptState,
): boolean => {
  switch (reported.state) {
    case 'refunded':
      return captured === undefined && state !== 'refunded';
    case 'authorized':
    case 'captured':
      return state === 'refunded' || refunds.some((refund) => refund.state === 'done');
    case 'declined':
    case 'canceled':
    case 'expired':
      return state === 'paid';
    case 'open':
    case 'notFound':
      return false;
  }
};

/** Decides from the provider's report alone, never from the browser's. */
export const settlementOf = (attempt: Attempt, order: Order, reported: AttemptState, now: Instant): Settlement => {
  const { state } = attempt;
  switch (reported.state) {
    case 'open':
      return whenOpen(attempt, now);
    case 'notFound':
      if (isMoneyKnown(attempt) || isForeign(attempt)) return { type: 'raiseAttention', why: 'unknownToProvider' };
      return isUndecided(state) ? whenNotFound(attempt, now) : { type: 'nothing' };
    case 'declined':
    case 'canceled':
    case 'expired':
      return whenNothingTaken(attempt, order, reported, now);
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

/** The order that the running payment of a cart is for; none when none runs. */
export const runningOrder = (records: Orders): SellerOrder | undefined =>
  attemptCases(records).find(({ attempt }) => isRunning(attempt))?.order;
