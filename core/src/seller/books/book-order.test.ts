import { describe, expect, it } from 'vitest';
import { instant } from '../../dates/instant.ts';
import { refundKey } from '../../ids.ts';
import { type Cents, cents } from '../../money/cents.ts';
import { mixedSale, orderIn } from '../../testing/paying-seller.ts';
import { after, at, atDoor } from '../../testing/seller-builders.ts';
import { card, pool } from '../../testing/seller-catalog-builder.ts';
import type { Refund } from '../checkout/payment-attempt.ts';
import { attemptsOf, type SellerOrder, withAttempt } from '../checkout/seller-order.ts';
import type { SellerState } from '../state.ts';
import { bookOrder } from './book-order.ts';

const zone = 'Europe/Ljubljana';
const rates = [
  { goods: 'ticket', rate: 950 },
  { goods: 'upsell', rate: 2200 },
];

const entriesOf = (state: SellerState, order: SellerOrder, more: typeof rates = [], language: 'sl' | 'en' = 'sl') => {
  const seller = { seller: { name: '', street: '', town: '', email: '' }, vatRates: [...rates, ...more], zone };
  return bookOrder(order, { catalog: { ...state.catalog, seller }, language, zone });
};

/** Returns the order with refunds of its payment, each an amount and the time of its decision. */
const refundedBy = (order: SellerOrder, ...refunds: readonly (readonly [Cents, string])[]): SellerOrder =>
  withAttempt(order, attemptsOf(order)[0]?.attemptId ?? expect.fail(), (attempt) => ({
    ...attempt,
    refunds: refunds.map(
      ([amount, time], number): Refund => ({
        key: refundKey(`refund-${number}`),
        amount,
        at: instant(Date.parse(time)),
        state: 'due',
        by: 'office',
        reason: 'canceled',
      }),
    ),
  }));

describe('a paid order in the books', () => {
  it('is turnover with the tax in it, and gift cards apart without tax, on the day of the payment', () => {
    const state = mixedSale();
    expect(entriesOf(state, orderIn(state))).toMatchObject([
      {
        day: at.today,
        kind: 'sold',
        goods: { title: 'Bazen' },
        visit: '2027-01-20',
        pieces: 2,
        rate: 950,
        gross: 44_00,
        vat: 3_82,
      },
      { kind: 'cardSold', goods: { id: card }, pieces: 1, gross: 50_00, vat: 0 },
      { kind: 'cardSold', goods: { title: 'Vrednostni bon' }, pieces: 1, gross: 30_00, vat: 0 },
      { kind: 'sold', visit: '2027-01-20', rate: 2200 },
    ]);
    expect(entriesOf(state, orderIn(state), [], 'en')[0]?.goods).toEqual({ id: pool, title: 'Pool' });
  });

  it('has a gift card as turnover when a rate names it, and a value card never', () => {
    const state = mixedSale();
    const named = [card, 'value-card'].map((goods) => ({ goods, rate: 2200 }));
    expect(entriesOf(state, orderIn(state), named).slice(1, 3)).toMatchObject([
      { kind: 'sold', rate: 2200, gross: 50_00, vat: 9_02 },
      { kind: 'cardSold', rate: undefined, gross: 30_00, vat: 0 },
    ]);
  });

  it('is taken back in proportion on the day of each refund, also while it is due, and to the cent in the end', () => {
    const state = mixedSale();
    const order = orderIn(state);
    const rest = cents(order.total - 10_00);
    const entries = entriesOf(
      state,
      refundedBy(order, [cents(10_00), '2027-01-31T22:59:59Z'], [rest, '2027-01-31T23:00:00Z']),
    );
    const ofTickets = entries.filter(({ goods }) => goods?.id === pool);
    expect(ofTickets.map(({ day, kind, pieces }) => [day, kind, pieces])).toEqual([
      [at.today, 'sold', 2],
      ['2027-01-31', 'refunded', 0],
      ['2027-02-01', 'refunded', -2],
    ]);
    const share = Math.round((44_00 * 10_00) / order.total);
    expect(ofTickets.map(({ gross }) => gross)).toEqual([44_00, -share, share - 44_00]);
    expect(ofTickets.reduce((sum, { vat }) => sum + vat, 0)).toBe(0);
  });

  it('has what is refunded above its total, and money of another payment, as other money', () => {
    const state = mixedSale();
    const order = orderIn(state);
    const total = cents(order.total + 1);
    expect(entriesOf(state, refundedBy(order, [total, '2027-01-15T12:00:00Z'])).at(-1)).toMatchObject({
      kind: 'otherRefunded',
      gross: -1,
    });
    const unsold = entriesOf(state, { ...order, paidAttempt: undefined });
    expect(unsold).toEqual([{ day: at.today, kind: 'otherPaid', pieces: 0, gross: order.total, vat: 0 }]);
  });

  it('has a refund that was decided before the money came on the day of the money', () => {
    const state = mixedSale();
    const early = refundedBy(orderIn(state), [cents(1), '2027-01-01T12:00:00Z']);
    expect(new Set(entriesOf(state, early).map(({ day }) => day))).toEqual(new Set([at.today]));
  });

  it('has amounts redeemed from a value card and put back, and the price of a used gift card', () => {
    const state = mixedSale();
    const [, , giftCard, value] = orderIn(state).tickets.map(({ code }) => code);
    if (giftCard === undefined || value === undefined) expect.fail();
    const spent = after(after(state, atDoor(value, { amount: cents(12_50) })), atDoor(giftCard));
    const redeemed = entriesOf(spent, orderIn(spent)).filter(({ kind }) => kind === 'redeemed');
    expect(redeemed).toMatchObject([
      { goods: { id: card }, day: at.today, pieces: 1, gross: 50_00, vat: 0 },
      { goods: { title: 'Vrednostni bon' }, pieces: 0, gross: 12_50, vat: 0 },
    ]);
  });

  it('is not in them when its provider was in test mode', () => {
    const state = mixedSale();
    expect(entriesOf(state, { ...orderIn(state), isTest: true })).toEqual([]);
  });
});
