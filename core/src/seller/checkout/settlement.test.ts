import { describe, expect, it } from 'vitest';
import type { AttemptState } from '../../checkout/attempt-state.ts';
import type { OrderOutcome } from '../../checkout/order.ts';
import type { PaymentType } from '../../checkout/payment.ts';
import { instant, minutes, plusMilliseconds } from '../../dates/instant.ts';
import { cents } from '../../money/cents.ts';
import type { AttemptName } from './payment-attempt.ts';
import { nextQuery } from './query-times.ts';
import { contradicts, settlementOf } from './settlement.ts';

const made = instant(1_800_000_000_000);
const ends = plusMilliseconds(made, minutes(15));
const amount = cents(4400);

const anAttempt = (state: AttemptName) => ({ state, amount, createdAt: made, sessionEndsAt: ends, refunds: [] });
const anOrder = (outcome: OrderOutcome = 'open', paymentType: PaymentType = 'payment') => ({ outcome, paymentType });
const decide = (state: AttemptName, reported: AttemptState, order = anOrder(), now = made) =>
  settlementOf(anAttempt(state), order, reported, now);

const captured: AttemptState = { state: 'captured', amount };
const authorized: AttemptState = { state: 'authorized', amount };

describe('a report of money', () => {
  it.each([
    ['completes an open attempt with the right amount', 'open', captured, anOrder(), 'complete'],
    ['refunds one cent less', 'open', { state: 'captured', amount: cents(4399) }, anOrder(), 'refund'],
    ['refunds one cent more', 'open', { state: 'captured', amount: cents(4401) }, anOrder(), 'refund'],
    [
      'completes a reservation with an authorized amount',
      'open',
      authorized,
      anOrder('open', 'preauthorization'),
      'complete',
    ],
    ['waits for the capture of an authorized amount', 'open', authorized, anOrder(), 'askLater'],
    [
      'waits for the capture of an authorized amount of an opening attempt',
      'opening',
      authorized,
      anOrder(),
      'askLater',
    ],
    [
      'refunds an authorized amount of one cent less',
      'open',
      { ...authorized, amount: cents(4399) },
      anOrder(),
      'refund',
    ],
    ['refunds an authorized amount of a canceled attempt', 'canceled', authorized, anOrder(), 'refund'],
    ['refunds an authorized amount of a refunded order', 'open', authorized, anOrder('refunded'), 'refund'],
    ['refunds a capture for a reservation', 'open', captured, anOrder('open', 'preauthorization'), 'refund'],
    ['completes an overdue attempt', 'overdue', captured, anOrder(), 'complete'],
    ['completes a canceled attempt', 'canceled', captured, anOrder(), 'complete'],
    ['completes an opening attempt', 'opening', captured, anOrder(), 'complete'],
    ['refunds a second payment of a completed order', 'overdue', captured, anOrder('completed'), 'refund'],
    ['refunds money for a refunded order', 'open', captured, anOrder('refunded'), 'refund'],
    ['changes nothing when it is repeated', 'paid', captured, anOrder('completed'), 'nothing'],
    ['queries an attempt with a due refund later', 'refunding', captured, anOrder('refunded'), 'askLater'],
    ['needs attention after the refund', 'refunded', captured, anOrder('refunded'), 'raiseAttention'],
  ] as const)('%s', (_, state, reported, order, type) => {
    expect(decide(state, reported, order).type).toBe(type);
  });
});

it.each([
  [-1, 'askLater'],
  [0, 'giveUpWaiting'],
])('a session that is open %i ms from two minutes after its end has the decision %s', (offset, type) => {
  const now = plusMilliseconds(ends, minutes(2) + offset);
  expect(decide('open', { state: 'open' }, anOrder(), now).type).toBe(type);
  expect(decide('overdue', { state: 'open' }, anOrder(), now).type).toBe('askLater');
});

describe('authorized money of a payment', () => {
  it.each([
    [minutes(15), 'askLater'],
    [minutes(17) - 1, 'askLater'],
    [minutes(17), 'refund'],
    [minutes(17) + 1, 'refund'],
  ])(
    'is queried until two minutes after its session, then refunded: %i ms after its start, %s (R-HOLD-13)',
    (age, type) => {
      expect(decide('open', authorized, anOrder(), plusMilliseconds(made, age)).type).toBe(type);
    },
  );

  it.each([
    ['captured', 'complete', captured],
    ['canceled', 'close', { state: 'canceled' }],
    ['expired', 'timedOut', { state: 'expired' }],
  ] as const)('that is then %s has the decision %s', (_, type, reported) => {
    expect(decide('open', reported).type).toBe(type);
  });
});

describe('an attempt that the provider does not know', () => {
  it.each([
    ['opening', 29_999, 'askLater'],
    ['opening', 30_000, 'close'],
    ['overdue', 0, 'close'],
    ['refunding', 0, 'close'],
    ['paid', 0, 'raiseAttention'],
    ['canceled', 0, 'nothing'],
  ] as const)('and never opened, in state %s, %i ms old, has the decision %s', (state, age, type) => {
    expect(decide(state, { state: 'notFound' }, anOrder(), plusMilliseconds(made, age)).type).toBe(type);
  });

  it.each([
    ['open', minutes(17) - 1, 'askLater'],
    ['open', minutes(17), 'giveUpWaiting'],
    ['open', minutes(17) + 1, 'giveUpWaiting'],
    ['overdue', minutes(18), 'raiseAttention'],
    ['refunding', 0, 'raiseAttention'],
    ['canceled', 0, 'nothing'],
    ['declined', 0, 'nothing'],
  ] as const)('but opened, in state %s, %i ms old, has the decision %s', (state, age, type) => {
    const opened = { ...anAttempt(state), redirectUrl: 'https://bank.example/' };
    const at = plusMilliseconds(made, age);
    expect(settlementOf(opened, anOrder(), { state: 'notFound' }, at).type).toBe(type);
  });
});

describe('a session that ended', () => {
  it.each([
    ['open', 'expired', 0, 'timedOut'],
    ['opening', 'expired', 0, 'timedOut'],
    ['open', 'canceled', minutes(15) - 1, 'close'],
    ['open', 'canceled', minutes(15), 'timedOut'],
    ['overdue', 'expired', minutes(20), 'close'],
    ['refunding', 'expired', minutes(20), 'close'],
    ['canceled', 'expired', minutes(20), 'nothing'],
  ] as const)('in state %s with the report %s after %i ms has the decision %s', (state, word, age, type) => {
    expect(decide(state, { state: word }, anOrder(), plusMilliseconds(made, age)).type).toBe(type);
  });
});

describe('a declined payment', () => {
  const reason = { why: 'notConfirmed' } as const;

  it.each([
    ['opening', 0],
    ['open', 0],
    ['open', minutes(15)],
    ['overdue', minutes(20)],
    ['refunding', minutes(20)],
  ] as const)('in state %s after %i ms closes with the reason of the bank, if there is one', (state, age) => {
    const at = plusMilliseconds(made, age);
    const close = { type: 'close', as: 'declined' };
    expect(decide(state, { state: 'declined', ...reason }, anOrder(), at)).toEqual({ ...close, ...reason });
    expect(decide(state, { state: 'declined' }, anOrder(), at)).toEqual(close);
  });
});

it.each(['paid', 'declined', 'canceled', 'failed', 'refunded'] as const)(
  'a %s attempt is not changed by a late or repeated "canceled", "declined" or "open" (R-SAFE-11)',
  (state) => {
    for (const reported of ['canceled', 'declined', 'open'] as const) {
      expect(decide(state, { state: reported })).toEqual({ type: 'nothing' });
    }
  },
);

it.each([
  [0, 10_000],
  [9_999, 10_000],
  [10_000, 30_000],
  [30_000, minutes(1)],
  [minutes(1), minutes(2)],
  [minutes(2), minutes(5)],
  [minutes(5), minutes(10)],
  [minutes(7), minutes(12)],
])('an attempt queried %i ms after its start is queried again at %i ms (R-HOLD-7)', (queried, next) => {
  expect(nextQuery(made, plusMilliseconds(made, queried))).toBe(made + next);
});

describe('a notification', () => {
  const taken = { captured: { amount, at: made } };
  it.each([
    ['of a refund without captured money contradicts the attempt', 'open', {}, { state: 'refunded', amount }, true],
    ['of a refund of captured money agrees with the attempt', 'paid', taken, { state: 'refunded', amount }, false],
    ['of a refund that is known agrees with the attempt', 'refunded', {}, { state: 'refunded', amount }, false],
    ['of money after its refund contradicts the attempt', 'refunded', taken, captured, true],
    ['of money during its refund agrees with the attempt', 'refunding', taken, captured, false],
    ['of a cancellation after the payment contradicts the attempt', 'paid', taken, { state: 'canceled' }, true],
    ['of a cancellation before the payment agrees with the attempt', 'open', {}, { state: 'canceled' }, false],
  ] as const)('%s', (_, state, money, reported, is) => {
    expect(contradicts({ ...anAttempt(state), ...money }, reported)).toBe(is);
  });
});
