import { expect, test } from 'vitest';
import { type Instant, instant } from '../../dates/instant.ts';
import { refundKey } from '../../ids.ts';
import { cents } from '../../money/cents.ts';
import { paymentSilence, type QueriedAttempt, waitStart } from './payment-silence.ts';

const at = (second: number) => instant(second * 1000);

const silence = (attempts: readonly QueriedAttempt[], ...rest: [last: Instant | undefined, now: Instant]) =>
  paymentSilence(
    attempts.flatMap((attempt) => waitStart(attempt) ?? []),
    ...rest,
  );

const opening = (second: number): QueriedAttempt => ({ state: 'opening', createdAt: at(second), refunds: [] });
const refundDue = (second: number): QueriedAttempt['refunds'][number] => ({
  key: refundKey('key'),
  amount: cents(1),
  at: at(second),
  state: 'due',
  by: 'buyer',
  reason: 'canceled',
});
const refunding = (second: number, due: number): QueriedAttempt => ({
  state: 'refunding',
  createdAt: at(second),
  refunds: [refundDue(due)],
  redirectUrl: 'https://bank.example/1',
});

test.each([
  [69, undefined],
  [70, { since: at(40), attempts: 1 }],
  [71, { since: at(40), attempts: 1 }],
  [80, { since: at(40), attempts: 2 }],
])(
  'the silence of the provider starts 30 seconds after a session without an answer, at second %i (R-KEEP-7)',
  (now, expected) => {
    expect(silence([opening(40), opening(50)], at(10), at(now))).toEqual(expected);
  },
);

test('the silence of the provider counts an abandoned opening from its start, and a refund from its due time', () => {
  const givenUp: QueriedAttempt = { ...opening(40), state: 'refunding', refunds: [refundDue(90)] };
  expect(silence([givenUp, refunding(5, 60)], at(10), at(500))).toEqual({ since: at(40), attempts: 2 });
});

test('the silence of the provider ends with the last session that opened', () => {
  expect(silence([opening(40), refunding(5, 39)], at(40), at(500))).toBeUndefined();
  expect(silence([opening(41)], at(40), at(500))).toEqual({ since: at(41), attempts: 1 });
});

test('the silence of the provider does not count a session that waits for its buyer', () => {
  const open: QueriedAttempt = { state: 'open', createdAt: at(40), refunds: [], redirectUrl: 'https://bank.example/1' };
  expect(silence([open], at(40), at(500))).toBeUndefined();
  expect(silence([opening(0)], undefined, at(30))).toEqual({ since: at(0), attempts: 1 });
});
