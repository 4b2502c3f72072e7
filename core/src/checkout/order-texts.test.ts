import { describe, expect, it } from 'vitest';
import { productTypes } from '../catalog/product-type.ts';
import { instant } from '../dates/instant.ts';
import { orderRef } from '../ids.ts';
import { cents } from '../money/cents.ts';
import type { Order, ShownOutcome } from './order.ts';
import { isCompletedText, type OrderLookup, orderText } from './order-texts.ts';
import { type PaymentStatus, paymentStatuses } from './payment.ts';

const ref = orderRef('r');
const bare: Order = { ref, productType: 'dailyTicket', items: [] };
const found = (order: Order): OrderLookup => ({ type: 'found', order });
const orderWith = (outcome: ShownOutcome | undefined, status: PaymentStatus | undefined): OrderLookup =>
  found({
    ...bare,
    orderNumber: '1',
    total: cents(2200),
    paymentType: 'payment',
    placedAt: instant(0),
    ...(outcome === undefined ? {} : { outcome }),
    ...(status === undefined ? {} : { status }),
  });

const shown = (status: PaymentStatus, lookup: OrderLookup): string => {
  const { block, retry } = orderText({ ref, status }, lookup);
  return `${block}${retry ? ' with retry' : ''}`;
};

/** The texts for the statuses 0 unknown, 1 initializing, 2 canceled, 3 error and 4 completed in the address. */
const row = (lookup: OrderLookup) => paymentStatuses.map((status) => shown(status, lookup));

const same = (text: string) => paymentStatuses.map(() => text);
const unlessCompleted = (text: string) => [...same(text).slice(1), 'neutral'];

const again = {
  canceled: 'canceled with retry',
  failed: 'failed with retry',
  notConfirmed: 'notConfirmed with retry',
  pending: 'pending with retry',
};

it('an order without a product type has a neutral text at status completed', () => {
  expect(shown('completed', found({ ref, items: [] }))).toBe('neutral');
  expect(shown('canceled', found({ ref, items: [] }))).toBe(again.canceled);
});

describe('the text without an order from the host', () => {
  const hinted = [again.canceled, again.failed, 'neutral'];

  it.each([
    [
      'follows the status in the address when no order is named',
      { type: 'notAsked', isPaying: false },
      ['noOrder', 'noOrder', ...hinted],
    ],
    [
      'reports a pending payment when no order is named and a payment runs',
      { type: 'notAsked', isPaying: true },
      [again.pending, again.pending, ...hinted],
    ],
    [
      'is neutral without a final status when the order cannot be loaded',
      { type: 'failed' },
      ['neutral', 'neutral', ...hinted],
    ],
  ] as const)('%s', (_, lookup, texts) => {
    expect(row(lookup)).toEqual(texts);
  });

  it('is never a success text', () => {
    for (const lookup of [{ type: 'notAsked', isPaying: true }, { type: 'failed' }] as const)
      for (const status of paymentStatuses) expect(isCompletedText(orderText({ ref, status }, lookup))).toBe(false);
  });
});

describe('the text of an order', () => {
  it.each(productTypes)(
    'of type %s is its success text when it is completed, or has no state and the address says status 4 (R-DONE-2)',
    (productType) => {
      const success = productType.endsWith('Ticket') ? 'ticketCompleted' : 'giftCardCompleted';
      for (const state of [
        { outcome: 'completed', status: 'completed' },
        { outcome: 'completed' },
        { status: 'completed' },
      ] as const)
        expect(row(found({ ...bare, productType, ...state }))).toEqual(same(success));
      const hinted = ['neutral', 'neutral', again.canceled, again.failed, success];
      expect(row(found({ ...bare, productType }))).toEqual(hinted);
    },
  );

  it.each([
    ['canceling', 'completed', same('orderCanceling')],
    ['refunding', 'error', same('refunding')],
    ['refunding', 'completed', same('refunding')],
    ['refunded', 'error', same('refunded')],
    ['refunded', undefined, same('refunded')],
    ['canceled', 'completed', same('orderCanceled')],
    ['canceled', undefined, same('orderCanceled')],
    ['canceled', 'canceled', same(again.canceled)],
    ['open', 'canceled', same(again.canceled)],
    ['open', 'error', same(again.failed)],
    ['open', 'completed', same('neutral')],
    ['open', 'initializing', unlessCompleted(again.pending)],
    ['open', 'unknown', unlessCompleted(again.pending)],
    ['open', undefined, unlessCompleted(again.pending)],
    [undefined, 'canceled', same(again.canceled)],
    [undefined, 'error', same(again.failed)],
    [undefined, 'initializing', unlessCompleted(again.pending)],
    [undefined, 'unknown', unlessCompleted(again.pending)],
  ] as const)(
    'with outcome %s and payment %s does not depend on the address (R-DONE-3, R-DONE-4, R-RETURN-11, R-RETURN-12, R-STATE-10)',
    (outcome, status, texts) => {
      expect(row(orderWith(outcome, status))).toEqual(texts);
    },
  );

  it.each([
    ['open', 'error', same(again.notConfirmed)],
    [undefined, 'error', same(again.notConfirmed)],
    ['open', 'canceled', same(again.canceled)],
    ['open', 'initializing', unlessCompleted(again.pending)],
    ['refunded', 'error', same('refunded')],
    ['completed', 'completed', same('ticketCompleted')],
  ] as const)(
    'includes the reason of a declined payment alone: outcome %s with payment %s',
    (outcome, status, texts) => {
      const order: Order = { ...bare, status, declineReason: 'notConfirmed', ...(outcome && { outcome }) };
      expect(row(found(order))).toEqual(texts);
    },
  );
});
