import { payingUntil } from '@shop/core/cart/hold';
import type { OrderOutcome } from '@shop/core/checkout/order';
import type { PaymentType } from '@shop/core/checkout/payment';
import { type Instant, minutes, plusMilliseconds } from '@shop/core/dates/instant';
import type { Cents } from '@shop/core/money/cents';
import type { AttemptState } from '@shop/core/ports/payment-provider-port';
import type { AttemptRowState } from '../tables/checkout-tables.ts';

/** What to do about an attempt, given what the provider says about it. */
export type Settlement =
  /** Nothing new; a final state is never left because of a late or repeated word (reliability 1.1, I11). */
  | { readonly type: 'nothing' }
  | { readonly type: 'askLater' }
  /** Its time is over without a word: the places go back, money may still come. */
  | { readonly type: 'giveUpWaiting' }
  | { readonly type: 'close'; readonly as: 'declined' | 'canceled' | 'failed' }
  | { readonly type: 'complete' }
  /** Money that the order cannot keep: another amount, twice, or for an order that is over. */
  | { readonly type: 'giveBack' }
  | { readonly type: 'returned' };

export type SettledAttempt = {
  readonly state: AttemptRowState;
  readonly amount: Cents;
  readonly sessionEndsAt: Instant;
  readonly createdAt: Instant;
};

export type SettledOrder = { readonly paymentType: PaymentType; readonly outcome: OrderOutcome };

type Money = Extract<AttemptState, { state: 'authorized' | 'captured' }>;

/** So long a request to open a session may be on its way. Units: milliseconds. */
const openingTime = 30_000;

/** Nobody has the last word yet: the buyer may still pay, or the money is still on its way back. */
const isUndecided = (state: AttemptRowState): boolean =>
  state === 'opening' || state === 'open' || state === 'late' || state === 'refunding';

const whenOpen = ({ state, sessionEndsAt }: SettledAttempt, now: Instant): Settlement => {
  if (!isUndecided(state)) return { type: 'nothing' };
  const isRunning = state === 'opening' || state === 'open';
  return isRunning && now >= payingUntil(sessionEndsAt) ? { type: 'giveUpWaiting' } : { type: 'askLater' };
};

const whenMoney = (attempt: SettledAttempt, order: SettledOrder, money: Money): Settlement => {
  if (attempt.state === 'paid' || attempt.state === 'refunded') return { type: 'nothing' };
  if (attempt.state === 'refunding') return { type: 'askLater' };
  return isRightMoney(attempt, order, money) && order.outcome === 'open' ? { type: 'complete' } : { type: 'giveBack' };
};

/** Decides from the provider's own word alone, never from the browser's (design 4, decisions 6 and 7). */
export const settlementOf = (
  attempt: SettledAttempt,
  order: SettledOrder,
  reported: AttemptState,
  now: Instant,
): Settlement => {
  const { state, createdAt } = attempt;
  switch (reported.state) {
    case 'open':
      return whenOpen(attempt, now);
    case 'notFound': {
      const onItsWay = state === 'opening' && now < plusMilliseconds(createdAt, openingTime);
      if (onItsWay) return { type: 'askLater' };
      return isUndecided(state) ? { type: 'close', as: 'failed' } : { type: 'nothing' };
    }
    case 'declined':
    case 'canceled':
      return isUndecided(state) ? { type: 'close', as: reported.state } : { type: 'nothing' };
    case 'authorized':
    case 'captured':
      return whenMoney(attempt, order, reported);
    case 'refunded':
      return isUndecided(state) || state === 'paid' ? { type: 'returned' } : { type: 'nothing' };
  }
};

/** A preauthorization must only be held, a payment must be taken, both to the cent (reliability 1.1, I5 and I12). */
const isRightMoney = (attempt: SettledAttempt, order: SettledOrder, reported: Money): boolean =>
  reported.amount === attempt.amount &&
  reported.state === (order.paymentType === 'payment' ? 'captured' : 'authorized');

/** Units: milliseconds after the attempt was made (reliability 1.2). */
const askingTimes = [10_000, 30_000, minutes(1), minutes(2), minutes(5)];

/** When to ask about an unresolved attempt next: 10 s, 30 s, 1, 2 and 5 minutes after it was made, then every 5 minutes. */
export const nextAsking = (createdAt: Instant, now: Instant): Instant => {
  const next = askingTimes.map((time) => plusMilliseconds(createdAt, time)).find((time) => time > now);
  return next ?? plusMilliseconds(now, minutes(5));
};

/** While the provider cannot be reached, or owes a refund, it is asked more often, so that nobody waits a minute
 *  longer than it takes (reliability 1.1, I4). */
export const nextTry = (now: Instant): Instant => plusMilliseconds(now, 15_000);
