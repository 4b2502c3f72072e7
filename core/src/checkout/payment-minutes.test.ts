import { expect, test } from 'vitest';
import { paymentMinutesOf } from './payment-minutes.ts';

test.each([
  ['4', undefined],
  ['5', 5],
  ['60', 60],
  ['61', undefined],
  ['15.5', undefined],
  ['', undefined],
  ['100', undefined],
])('a session of "%s" minutes is read as %s', (text, minutes) => {
  expect(paymentMinutesOf(text)).toBe(minutes);
});
