import { describe, expect, it } from 'vitest';
import { productTypes } from '../catalog/product-type.ts';
import { instant } from '../dates/instant.ts';
import { orderRef } from '../ids.ts';
import { cents } from '../money/cents.ts';
import type { Order, OrderOutcome } from './order.ts';
import { asksForOrder, type OrderLookup, orderText } from './order-texts.ts';
import { type PaymentStatus, paymentStatuses } from './payment.ts';

const ref = orderRef('r');
const order = (outcome: OrderOutcome, status: PaymentStatus, change: Partial<Order> = {}): OrderLookup => ({
  type: 'found',
  order: {
    ref,
    number: '1',
    status,
    outcome,
    productType: 'dailyTicket',
    paymentType: 'payment',
    total: cents(2200),
    items: [],
    placedAt: instant(0),
    ...change,
  },
});
const text = (status: PaymentStatus, lookup: OrderLookup = { type: 'notAsked' }) => {
  const { block, retry } = orderText({ ref, status }, lookup);
  return `${block}${retry ? ' with retry' : ''}`;
};

describe('the order is asked for', () => {
  it.each([
    ['unknown', true],
    ['initializing', true],
    ['canceled', false],
    ['error', false],
    ['completed', true],
  ] as const)('at status %s: %s', (status, expected) => {
    expect(asksForOrder({ ref, status })).toBe(expected);
    expect(asksForOrder({ status })).toBe(false);
  });
});

describe('without the order', () => {
  it.each([
    ['unknown', 'pending with retry'],
    ['initializing', 'pending with retry'],
    ['canceled', 'canceled with retry'],
    ['error', 'failed with retry'],
    ['completed', 'neutralCompleted'],
  ] as const)('status %s shows %s', (status, expected) => {
    expect(text(status)).toBe(expected);
    expect(text(status, { type: 'failed' })).toBe(expected);
  });
});

describe('with the order', () => {
  it.each(productTypes)(
    'a confirmed %s shows the success text of its kind, whatever the address says',
    (productType) => {
      const expected = productType.endsWith('Ticket') ? 'ticketCompleted' : 'giftCardCompleted';
      for (const status of paymentStatuses)
        expect(text(status, order('completed', 'completed', { productType }))).toBe(expected);
    },
  );

  it.each([
    ['canceled', 'canceled', 'canceled with retry'],
    ['canceled', 'completed', 'canceled'],
    ['refunded', 'completed', 'refunded'],
    ['open', 'canceled', 'canceled with retry'],
    ['open', 'error', 'failed with retry'],
    ['open', 'completed', 'neutralCompleted'],
  ] as const)(
    'an order that is %s with payment %s shows %s though the address says completed',
    (outcome, status, expected) => {
      expect(text('completed', order(outcome, status))).toBe(expected);
    },
  );

  it('an order not decided yet follows the address, so that whoever may have paid is not asked to pay again', () => {
    expect(text('completed', order('open', 'initializing'))).toBe('neutralCompleted');
    expect(text('initializing', order('open', 'initializing'))).toBe('pending with retry');
    expect(text('unknown', order('open', 'unknown'))).toBe('pending with retry');
  });
});

it('the address alone never shows an order as confirmed', () => {
  for (const status of paymentStatuses) {
    expect(text(status)).not.toMatch(/ticketCompleted|giftCardCompleted/);
    expect(text(status, order('open', 'initializing'))).not.toMatch(/ticketCompleted|giftCardCompleted/);
  }
});
