import { expect, it } from 'vitest';
import { parsePaymentStatus, paymentStatuses, statusNumber } from './payment.ts';

it.each([
  ['0', 'unknown'],
  ['1', 'initializing'],
  ['2', 'canceled'],
  ['3', 'error'],
  ['4', 'completed'],
])('the payment status %s is %s (R-KIND-3)', (text, status) => {
  expect(parsePaymentStatus(text)).toBe(status);
});

it.each(['5', '-1', '04', '4.0', '4 ', ' 4', '+4', '4e0', '٤', '', 'completed', '2,4', null, undefined])(
  'the payment status %j is unknown (R-RETURN-6)',
  (text) => {
    expect(parsePaymentStatus(text)).toBe('unknown');
  },
);

it('the number of a payment status is parsed as that status', () => {
  for (const status of paymentStatuses) expect(parsePaymentStatus(String(statusNumber(status)))).toBe(status);
});
