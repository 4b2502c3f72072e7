import { expect, it } from 'vitest';
import type { Order } from '../checkout/order.ts';
import { orderRef } from '../ids.ts';
import { cents } from '../money/cents.ts';
import { paidKey } from './order-document.ts';

const order: Order = { ref: orderRef('r'), productType: 'dailyTicket', items: [], paymentType: 'payment' };

it.each([
  [{ total: cents(1) }, 'Order.Paid'],
  [{ total: cents(1), paymentType: 'preauthorization' as const }, 'Order.Reserved'],
  [{}, 'Order.Paid'],
  [{ total: cents(0) }, undefined],
  [{ total: cents(0), paymentType: 'preauthorization' as const }, undefined],
  [{ outcome: 'canceling' as const }, undefined],
  [{ outcome: 'refunded' as const }, undefined],
])('an order with %j says %s', (given, key) => {
  expect(paidKey({ ...order, ...given })).toBe(key);
});

it('one of which nobody knows how it is paid says nothing', () => {
  const { paymentType: _, ...unknown } = order;
  expect(paidKey(unknown)).toBeUndefined();
});
