import { describe, expect, it } from 'vitest';
import { minutes } from '../../dates/instant.ts';
import { localDate, plusDays } from '../../dates/local-date.ts';
import { pressKey } from '../../ids.ts';
import { cents } from '../../money/cents.ts';
import { captured, orderIn, paying } from '../../testing/paying-seller.ts';
import { after, at, atDoor, bankSays, later, tickets, today } from '../../testing/seller-builders.ts';
import { adult } from '../../testing/seller-catalog-builder.ts';
import { ticketsIn } from '../../testing/whole-state.ts';
import type { SellerState } from '../state.ts';
import { papersOf } from './order-papers-view.ts';
import { memberOrderView, orderView } from './order-view.ts';

const visitDate = localDate('2027-01-20');
const { state: started, id, report: bank } = paying();
const paid = after(started, bank(captured));
const canceling = after(paid, { type: 'cancelOrder', cancelId: orderIn(paid).cancelId });

/** A payment whose money arrived when its places belonged to another buyer. */
const silent = after(started, bank({ state: 'open' }), later(minutes(18)));
const tooLate = after(after(silent, tickets([[adult, 9]]), later(minutes(18))), bank(captured), later(minutes(18)));

/** Returns the order's views: for the session that bought it, for the member, and for the holder of the key. */
const viewsOf = (state: SellerState, on = today) => {
  const order = orderIn(state);
  return [
    orderView(order, 'session', { ...at, today: on }),
    memberOrderView(order),
    papersOf(state, order, { ...at, today: on })?.order ?? expect.fail(),
  ];
};

it.each([
  ['none', 0],
  ['all', undefined],
  [cents(30_00), 30_00],
] as const)('an order that the office canceled with refund %s names %s to refund', (refund, shown) => {
  const { number: orderNumber } = orderIn(paid);
  const request = { refund, key: pressKey('press'), evenUsed: false, isRefunded: false, reason: 'asked' } as const;
  const state = after(paid, { type: 'cancelByOffice', orderNumber, ...request });
  expect(viewsOf(state).map((view) => view.refund)).toEqual([shown, shown, shown]);
});

it.each([
  ['completed', paid],
  ['canceling', canceling],
  ['canceled', bankSays(canceling, id, 'refunded')],
  ['refunding', tooLate],
  ['refunded', bankSays(tooLate, id, 'refunded')],
] as const)('an order has the outcome %s in every view', (outcome, state) => {
  expect(viewsOf(state).map((view) => view.outcome)).toEqual([outcome, outcome, outcome]);
});

it('an order of a payment provider in its test mode is a test in every view', () => {
  const order = orderIn(paid);
  const orders = new Map([[order.ref, { ...order, isTest: true as const }]]);
  expect(viewsOf({ ...paid, orders }).map(({ isTest }) => isTest)).toEqual([true, true, true]);
  expect(viewsOf(paid).map(({ isTest }) => isTest)).toEqual([undefined, undefined, undefined]);
});

describe('the cancel id of an order', () => {
  const ways = (state: SellerState, on = today) => {
    const [afterPayment, , papers] = viewsOf(state, on);
    return [afterPayment?.cancelId !== undefined, papers?.cancelId !== undefined];
  };

  it.each([
    ['is shown on the day of the visit', 0, true],
    ['is not shown on the day after', 1, false],
  ])('%s', (_, days, isShown) => {
    expect(ways(paid, plusDays(visitDate, days))).toEqual([isShown, isShown]);
  });

  it('is not shown after an admission, a cancellation or a refund', () => {
    const { code } = ticketsIn(paid)[0] ?? expect.fail();
    const used = after(paid, atDoor(code), { ...at, today: visitDate });
    expect([ways(used, visitDate), ways(canceling), ways(tooLate)]).toEqual(Array(3).fill([false, false]));
  });
});
