import { expect, it } from 'vitest';
import { isPaymentAddress, leadsToPay, originOf } from './return-url.ts';

it.each(['https://pay.example/s/1?x=2', 'http://127.0.0.1:3000/payment-page/1', '/payment-page/1'])(
  'the payment address %j is valid',
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
  'https://pay.example@evil.example/',
  'https://pay.example\\@evil.example/',
  'https:pay.example',
  `https://pay.example/${'x'.repeat(2029)}`,
])('the payment address %j is refused (R-RETURN-2)', (address) => {
  expect(isPaymentAddress(address)).toBe(false);
});

it.each([
  'https://pay.example',
  'https://pay.example/s/1?x=2#y',
  'HTTPS://PAY.EXAMPLE/s',
  'https://pay.example:443/s',
  '/payment-page/1',
  `https://pay.example/${'x'.repeat(2048 - 20)}`,
])('with payments at https://pay.example a redirect to %s is allowed', (address) => {
  expect(leadsToPay(address, ['https://pay.example'])).toBe(true);
});

it.each([
  'https://pay.example.evil.test/s',
  'https://pay.example@evil.test/s',
  'https://user:word@pay.example/s',
  'https://pay.example:444/s',
  'http://pay.example/s',
  'https://pay.example:/s',
  'https://pay.example./s',
  'https://pаy.example/s',
  'https://xn--py-7kc.example/s',
  'https://pay%2eexample/s',
  'https:/\\pay.example/s',
  'https:\\\\pay.example/s',
  'https://evil.test\\.pay.example/s',
  '//pay.example/s',
  '/\\pay.example/s',
  ' https://pay.example/s',
  'https://pay.example/\n',
  'javascript:alert(1)//https://pay.example',
  `https://pay.example/${'x'.repeat(2048 - 19)}`,
])('with payments at https://pay.example a redirect to %s is refused', (address) => {
  expect(leadsToPay(address, ['https://pay.example'])).toBe(false);
});

it.each([
  ['http://127.0.0.1:3000/x', 'http://127.0.0.1:3000'],
  ['http://[::1]:80/x', 'http://[::1]'],
  ['https://Pay.Example:0443?x', 'https://pay.example'],
])('the origin of %s is %s', (address, origin) => {
  expect(originOf(address)).toBe(origin);
  expect(new URL(address).origin).toBe(origin);
});
