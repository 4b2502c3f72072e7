import { cartId } from '@shop/core/ids';
import { stubCheckout } from '@shop/core/testing/stub-ports';
import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { checkedCheckout } from './checked-checkout.ts';

it.each([
  ['https://host.example/payment-page/1', true],
  ['https://pay.example/1', true],
  ['/payment-page/1', true],
  ['https://host.example.evil.example/1', false],
  ['https://pay.example@evil.example/1', false],
  ['https://pay.example:444/1', false],
])('an address of payment at %s is accepted from a foreign host: %s', async (returnUrl, isFollowed) => {
  const foreign = stubCheckout({ startPayment: () => okAsync({ returnUrl }) });
  const checkout = checkedCheckout(foreign, ['https://host.example/api', 'https://pay.example']);
  const started = await checkout.startPayment({ cartId: cartId('c'), paymentType: 'payment' });
  expect(started.isOk()).toBe(isFollowed);
});
