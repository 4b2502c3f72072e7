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

describe('money', () => {
  it.each([
    ['the right amount completes', 'open', captured, anOrder(), 'complete'],
    ['one cent less goes back', 'open', { state: 'captured', amount: cents(4399) }, anOrder(), 'refund'],
    ['one cent more goes back', 'open', { state: 'captured', amount: cents(4401) }, anOrder(), 'refund'],
    ['a held amount completes a reservation', 'open', authorized, anOrder('open', 'preauthorization'), 'complete'],
    ['a held amount waits for its capture', 'open', authorized, anOrder(), 'askLater'],
    ['a held amount waits before the address was told', 'opening', authorized, anOrder(), 'askLater'],
    ['a held amount of one cent less goes back', 'open', { ...authorized, amount: cents(4399) }, anOrder(), 'refund'],
    ['a held amount of a closed payment goes back', 'canceled', authorized, anOrder(), 'refund'],
    ['a held amount for an order that is over goes back', 'open', authorized, anOrder('refunded'), 'refund'],
    ['a capture for a reservation goes back', 'open', captured, anOrder('open', 'preauthorization'), 'refund'],
    ['late money is tried', 'overdue', captured, anOrder(), 'complete'],
    ['money after a cancellation is tried', 'canceled', captured, anOrder(), 'complete'],
    ['money before the address was told is tried', 'opening', captured, anOrder(), 'complete'],
    ['a second payment of a completed order goes back', 'overdue', captured, anOrder('completed'), 'refund'],
    ['money for a refunded order goes back', 'open', captured, anOrder('refunded'), 'refund'],
    ['a repeat changes nothing', 'paid', captured, anOrder('completed'), 'nothing'],
    ['what is being refunded is asked about later', 'refunding', captured, anOrder('refunded'), 'askLater'],
    [
      'money that is still there after its refund needs a person',
      'refunded',
      captured,
      anOrder('refunded'),
      'raiseAttention',
    ],
  ] as const)('%s', (_, state, reported, order, type) => {
    expect(decide(state, reported, order).type).toBe(type);
  });
});

it.each([
  [-1, 'askLater'],
  [0, 'giveUpWaiting'],
])('an open session %i ms from two minutes after its end gives %s', (offset, type) => {
  const now = plusMilliseconds(ends, minutes(2) + offset);
  expect(decide('open', { state: 'open' }, anOrder(), now).type).toBe(type);
  expect(decide('overdue', { state: 'open' }, anOrder(), now).type).toBe('askLater');
});

describe('money that is only held for an order that is to be paid', () => {
  it.each([
    [minutes(15), 'askLater'],
    [minutes(17) - 1, 'askLater'],
    [minutes(17), 'refund'],
    [minutes(17) + 1, 'refund'],
  ])('is followed until two minutes after its session, then let go: %i ms after its start (R-HOLD-13)', (age, type) => {
    expect(decide('open', authorized, anOrder(), plusMilliseconds(made, age)).type).toBe(type);
  });

  it.each([
    ['captured', captured, 'complete'],
    ['let go by the bank', { state: 'canceled' }, 'close'],
    ['given up by the bank', { state: 'expired' }, 'timedOut'],
  ] as const)('and is then %s ends like any other', (_, reported, type) => {
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
  ] as const)('and never told us of, in state %s, %i ms old, gives %s', (state, age, type) => {
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
  ] as const)('but told us of, in state %s, %i ms old, gives %s', (state, age, type) => {
    const told = { ...anAttempt(state), redirectUrl: 'https://bank.example/' };
    const at = plusMilliseconds(made, age);
    expect(settlementOf(told, anOrder(), { state: 'notFound' }, at).type).toBe(type);
  });
});

describe('a session whose time is over', () => {
  it.each([
    ['open', 'expired', 0, 'timedOut'],
    ['opening', 'expired', 0, 'timedOut'],
    ['open', 'canceled', minutes(15) - 1, 'close'],
    ['open', 'canceled', minutes(15), 'timedOut'],
    ['overdue', 'expired', minutes(20), 'close'],
    ['refunding', 'expired', minutes(20), 'close'],
    ['canceled', 'expired', minutes(20), 'nothing'],
  ] as const)('in state %s, told as %s after %i ms, gives %s', (state, word, age, type) => {
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
  ] as const)('in state %s after %i ms closes with the reason that the bank said, if it said one', (state, age) => {
    const at = plusMilliseconds(made, age);
    const close = { type: 'close', as: 'declined' };
    expect(decide(state, { state: 'declined', ...reason }, anOrder(), at)).toEqual({ ...close, ...reason });
    expect(decide(state, { state: 'declined' }, anOrder(), at)).toEqual(close);
  });
});

it.each(['paid', 'declined', 'canceled', 'failed', 'refunded'] as const)(
  'a %s attempt is not moved by a late or repeated "canceled", "declined" or "open" (R-SAFE-11)',
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
])('an attempt asked about %i ms after it was made is asked about again at %i ms (R-HOLD-7)', (asked, next) => {
  expect(nextQuery(made, plusMilliseconds(made, asked))).toBe(made + next);
});

describe('a notification', () => {
  const taken = { captured: { amount, at: made } };
  it.each([
    ['of a refund where no money was seen', 'open', {}, { state: 'refunded', amount }, true],
    ['of a refund of money that was seen', 'paid', taken, { state: 'refunded', amount }, false],
    ['of a refund that was made', 'refunded', {}, { state: 'refunded', amount }, false],
    ['of money after its refund', 'refunded', taken, captured, true],
    ['of money while it is refunded', 'refunding', taken, captured, false],
    ['of a cancellation after the payment', 'paid', taken, { state: 'canceled' }, true],
    ['of a cancellation before the payment', 'open', {}, { state: 'canceled' }, false],
  ] as const)('%s contradicts the attempt or not', (_, state, money, reported, is) => {
    expect(contradicts({ ...anAttempt(state), ...money }, reported)).toBe(is);
  });
});
