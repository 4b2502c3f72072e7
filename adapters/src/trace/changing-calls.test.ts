import { instant } from '@shop/core/dates/instant';
import { expect, it } from 'vitest';
import { changingCallsOf } from './changing-calls.ts';
import type { TraceLine } from './trace.ts';

const one = 'a'.repeat(32);
const other = 'b'.repeat(32);

const line = (call: TraceLine['call'], request: object, answer: unknown): TraceLine => ({
  v: 1,
  at: instant(0),
  call,
  request: { ...request },
  answer,
  ms: 1,
});

it('changing calls of two visits are equal but for ids, moments and addresses', () => {
  const visit = (cart: string, item: string, server: string, until: string) =>
    changingCallsOf([
      line('loadCart', { cartId: cart }, { cartId: cart }),
      line('removeItem', { cartId: cart, cartItemId: item }, { item: { cartId: cart, holdUntil: until } }),
      line('startPayment', { cartId: cart }, { returnUrl: `${server}/redacted` }),
    ]);
  const lines = visit(one, other, 'http://shop.invalid', '2027-01-08T08:15:00.000Z');
  expect(lines).toEqual([
    '{"call":"removeItem","request":{"cartId":"#1","cartItemId":"#2"},"answer":{"item":{"cartId":"#1","holdUntil":"<moment>"}}}',
    '{"call":"startPayment","request":{"cartId":"#1"},"answer":{"returnUrl":"<origin>/redacted"}}',
  ]);
  expect(visit(other, one, 'http://127.0.0.1:3000', '2028-01-08T08:15:00Z')).toEqual(lines);
});

it('the changing calls of two visits are unequal when an amount differs by a cent, or when one names two ids where the other repeats one', () => {
  const visit = (amount: number, second: string) =>
    changingCallsOf([
      line('removeItem', { cartId: one }, { totalPrice: amount }),
      line('removeItem', { cartId: second }, {}),
    ]);
  expect(visit(22, one)).not.toEqual(visit(22.01, one));
  expect(visit(22, one)).not.toEqual(visit(22, other));
});
