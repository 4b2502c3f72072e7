import { expect, it } from 'vitest';
import { localDate, plusDays } from '../../dates/local-date.ts';
import { cancelId, pressKey } from '../../ids.ts';
import { cents } from '../../money/cents.ts';
import { captured, day, orderIn, paying } from '../../testing/paying-seller.ts';
import {
  after,
  aSeller,
  at,
  atDoor,
  bankSays,
  buyer,
  giftCards,
  payment,
  refusal,
} from '../../testing/seller-builders.ts';
import { attemptsOf, ticketsIn } from '../../testing/whole-state.ts';
import type { SellerState } from '../state.ts';
import { refundOwed } from './cancel-order.ts';

const cancel = (state: SellerState) => ({ type: 'cancelOrder', cancelId: orderIn(state).cancelId }) as const;
const onVisit = { ...at, today: localDate('2027-01-20') };
const dayAfter = { ...at, today: plusDays(onVisit.today, 1) };
const refused = { kind: 'cancelFailed' };

it('a cancellation makes the refund due, also on the day of the visit, and the refund frees the places', () => {
  const { state, id, report } = paying();
  const done = after(state, report(captured));
  const due = after(done, cancel(done), onVisit);
  expect(attemptsOf(due, id)).toMatchObject([{ state: 'refunding' }]);
  expect(due.periods.get(day)?.sold).toBe(2);
  const { cancelId: own, paidAttempt } = orderIn(due);
  expect([done, due].map((one) => refundOwed({ orders: one.orders }, own))).toEqual([undefined, paidAttempt]);
  expect(refundOwed({ orders: due.orders }, cancelId('none'))).toBeUndefined();
  expect(after(due, cancel(due), dayAfter)).toBe(due);
  const back = after(due, report({ state: 'refunded', amount: cents(44_00) }));
  expect(orderIn(back).outcome).toBe('canceled');
  expect(back.periods.get(day)?.sold).toBe(0);
  expect(after(back, cancel(back), dayAfter)).toBe(back);
});

it('a cancellation of an unpaid, unknown, past or used order is refused', () => {
  const { state, report } = paying();
  expect(refusal(state, cancel(state))).toEqual(refused);
  expect(refusal(aSeller(), { type: 'cancelOrder', cancelId: cancelId('none') })).toEqual(refused);
  const done = after(state, report(captured));
  expect(refusal(done, cancel(done), dayAfter)).toEqual(refused);
  const { code } = ticketsIn(done)[0] ?? expect.fail();
  const used = after(done, atDoor(code), onVisit);
  expect(refusal(used, cancel(used), onVisit)).toEqual(refused);
});

it('a cancellation of a partly spent value card is refused until the amount is back on the card', () => {
  const cards = giftCards(1, { worth: 50_00 });
  const id = cards.newCartId;
  const paid = bankSays(after(after(after(aSeller(), cards), buyer(id)), payment(id)), id, 'captured');
  const { code } = ticketsIn(paid)[0] ?? expect.fail();
  const spent = after(paid, atDoor(code, { amount: cents(1) }));
  expect(refusal(spent, cancel(spent))).toEqual(refused);
  const back = after(spent, { type: 'takeBack', code, key: pressKey('back'), amount: cents(1) });
  const canceled = after(back, cancel(back));
  expect([back.cards.size, canceled.cards.size]).toEqual([1, 0]);
});
