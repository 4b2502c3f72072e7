import { expect, test } from 'vitest';
import { instant } from '../../dates/instant.ts';
import { type AskedAttempt, paymentSilence } from './payment-silence.ts';

const at = (second: number) => instant(second * 1000);

const opening = (second: number): AskedAttempt => ({ state: 'opening', createdAt: at(second) });
const refunding = (second: number, due: number): AskedAttempt => ({
  state: 'refunding',
  createdAt: at(second),
  refundDueAt: at(due),
  redirectUrl: 'https://bank.example/1',
});

test.each([
  [69, undefined],
  [70, { since: at(40), attempts: 1 }],
  [71, { since: at(40), attempts: 1 }],
  [80, { since: at(40), attempts: 2 }],
])('counts sessions that nothing was answered about for 30 seconds, at second %i (R-KEEP-7)', (now, silence) => {
  expect(paymentSilence([opening(40), opening(50)], at(10), at(now))).toEqual(silence);
});

test('counts an opening that was given up, and a refund since it was due', () => {
  const givenUp: AskedAttempt = { ...opening(40), state: 'refunding', refundDueAt: at(90) };
  expect(paymentSilence([givenUp, refunding(5, 60)], at(10), at(500))).toEqual({ since: at(40), attempts: 2 });
});

test('counts nothing that waits for longer than since the last session was opened', () => {
  expect(paymentSilence([opening(40), refunding(5, 39)], at(40), at(500))).toBeUndefined();
  expect(paymentSilence([opening(41)], at(40), at(500))).toEqual({ since: at(41), attempts: 1 });
});

test('counts no session that waits for its buyer, and begins without any session', () => {
  const open: AskedAttempt = { state: 'open', createdAt: at(40), redirectUrl: 'https://bank.example/1' };
  expect(paymentSilence([open], at(40), at(500))).toBeUndefined();
  expect(paymentSilence([opening(0)], undefined, at(30))).toEqual({ since: at(0), attempts: 1 });
});
