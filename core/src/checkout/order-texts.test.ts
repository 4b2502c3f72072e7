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
const told = (outcome: ShownOutcome | undefined, status: PaymentStatus | undefined): OrderLookup =>
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

it('an order of a type that nobody named is not said to be bought', () => {
  expect(shown('completed', found({ ref, items: [] }))).toBe('neutral');
  expect(shown('canceled', found({ ref, items: [] }))).toBe(again.canceled);
});

describe('without a word of the host', () => {
  const hinted = [again.canceled, again.failed, 'neutral'];

  it.each([
    ['no order named', { type: 'notAsked', isPaying: false }, ['noOrder', 'noOrder', ...hinted]],
    [
      'no order named while a payment runs',
      { type: 'notAsked', isPaying: true },
      [again.pending, again.pending, ...hinted],
    ],
    ['no answer, or no such order', { type: 'failed' }, ['neutral', 'neutral', ...hinted]],
  ] as const)('%s', (_, lookup, texts) => {
    expect(row(lookup)).toEqual(texts);
  });

  it('nothing is ever said to be bought', () => {
    for (const lookup of [{ type: 'notAsked', isPaying: true }, { type: 'failed' }] as const)
      for (const status of paymentStatuses) expect(isCompletedText(orderText({ ref, status }, lookup))).toBe(false);
  });
});

describe('with a state of its own the order decides, whatever the address says', () => {
  it.each(productTypes)(
    'a completed %s shows the success text of its kind, without a state at status 4 alone (R-DONE-2)',
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
    ['canceling', undefined, same('orderCanceling')],
    ['refunding', 'error', same('refunding')],
    ['refunding', 'completed', same('refunding')],
    ['refunded', 'error', same('refunded')],
    ['refunded', 'completed', same('refunded')],
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
    'outcome %s with payment %s (R-DONE-3, R-DONE-4, R-RETURN-11, R-RETURN-12, R-STATE-10)',
    (outcome, status, texts) => {
      expect(row(told(outcome, status))).toEqual(texts);
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
    'a reason says more of a declined payment alone: outcome %s with payment %s',
    (outcome, status, texts) => {
      const order: Order = { ...bare, status, declineReason: 'notConfirmed', ...(outcome && { outcome }) };
      expect(row(found(order))).toEqual(texts);
    },
  );
});
