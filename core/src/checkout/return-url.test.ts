import { expect, it } from 'vitest';
import { isPaymentAddress } from './return-url.ts';

it.each(['https://pay.example/s/1?x=2', 'http://127.0.0.1:3000/payment-page/1', '/payment-page/1'])(
  '%j can be paid at',
  (address) => {
    expect(isPaymentAddress(address)).toBe(true);
  },
);

it.each([
  '',
  ' ',
  'pay',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'https://',
  'https:///x',
  'https://a b',
  'data:text/html,x',
])('%j cannot', (address) => {
  expect(isPaymentAddress(address)).toBe(false);
});
