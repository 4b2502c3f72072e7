import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AttemptState } from '../../checkout/attempt-state.ts';
import { pressKey } from '../../ids.ts';
import { type Cents, cents } from '../../money/cents.ts';
import { captured, day, orderIn, paying, readyToPay } from '../../testing/paying-seller.ts';
import {
  after,
  aSeller,
  atDoor,
  bankSays,
  buyer,
  decided,
  giftCards,
  later,
  payment,
} from '../../testing/seller-builders.ts';
import { attemptsOf, ticketsIn } from '../../testing/whole-state.ts';
import type { CommandOf } from '../commands.ts';
import type { SellerState } from '../state.ts';
import { mostRefund } from './cancel-by-office.ts';
import { refunded, unrefunded } from './payment-attempt.ts';
import { shownOutcome } from './used-order.ts';

const cancel = (
  state: SellerState,
  changes: Partial<CommandOf<'cancelByOffice'>> = {},
): CommandOf<'cancelByOffice'> => ({
  type: 'cancelByOffice',
  orderNumber: orderIn(state).number,
  key: pressKey('press'),
  refund: 'all',
  evenUsed: false,
  isRefunded: false,
  reason: 'illness',
  ...changes,
});

/** A seller with a paid order of two adults for 44 euros. */
const sold = () => {
  const { state, id, report } = paying();
  return { state: after(state, report(captured)), id, report };
};

const answerOf = (state: SellerState, changes?: Partial<CommandOf<'cancelByOffice'>>) =>
  decided(state, cancel(state, changes)).answer;

const placesSold = (state: SellerState) => state.periods.get(day)?.sold;

const givenBack = (amount: number): AttemptState => ({
  state: 'captured',
  amount: cents(44_00),
  refunded: cents(amount),
});

/** Returns a seller with a paid order of one value card worth 50.00 EUR. */
const paidValueCard = () => {
  const cards = giftCards(1, { worth: 50_00 });
  const started = after(after(after(aSeller(), cards), buyer(cards.newCartId)), payment(cards.newCartId));
  return { paid: bankSays(started, cards.newCartId, 'captured'), id: cards.newCartId };
};

describe('a cancellation by the office', () => {
  it('of a part makes it due at once, and frees the places and sends the mail once the provider has made it', () => {
    const { state, id, report } = sold();
    const due = after(state, cancel(state, { refund: cents(30_00), note: 'her child is ill' }));
    expect(shownOutcome(orderIn(due))).toBe('canceling');
    expect(attemptsOf(due, id)[0]?.refunds).toMatchObject([
      { amount: 30_00, state: 'due', by: 'office', reason: 'canceled' },
    ]);
    expect(placesSold(due)).toBe(2);
    expect(due.orderBuyers.get(orderIn(due).ref)?.cancelNote).toBe('her child is ill');
    const [attempt] = attemptsOf(after(due, report(captured)), id);
    expect(attempt).toMatchObject({ state: 'refunding', refunds: [{ amount: 30_00, state: 'due' }] });
    const done = after(due, report(givenBack(30_00)));
    expect(attemptsOf(done, id)).toMatchObject([{ state: 'paid', askAt: undefined, refunds: [{ state: 'done' }] }]);
    expect([orderIn(done).outcome, placesSold(done)]).toEqual(['canceled', 0]);
    expect(orderIn(done).mails.map(({ about }) => about)).toContain('canceled');
    expect(after(done, report(givenBack(30_00)))).toBe(done);
  });

  it('of the whole amount ends as the one of a buyer', () => {
    const { state, id, report } = sold();
    const due = after(state, cancel(state));
    const done = after(due, report({ state: 'refunded', amount: cents(44_00) }));
    expect([orderIn(done).outcome, placesSold(done)]).toEqual(['canceled', 0]);
    expect(attemptsOf(done, id)).toMatchObject([{ state: 'refunded', refunds: [{ amount: 44_00, state: 'done' }] }]);
  });

  it.each([
    ['none', false, 0, 'paid'],
    ['all', true, 44_00, 'refunded'],
    [cents(30_00), true, 30_00, 'paid'],
  ] as const)('ends at once with refund %s when it is made: %s', (refund, isRefunded, amount, name) => {
    const { state, id } = sold();
    const { next, answer } = decided(state, cancel(state, { refund, isRefunded }));
    expect(answer).toMatchObject({ type: 'canceled', refund: amount });
    expect([orderIn(next).outcome, placesSold(next)]).toEqual(['canceled', 0]);
    const [attempt] = attemptsOf(next, id);
    expect([attempt?.state, attempt && refunded(attempt)]).toEqual([name, amount]);
  });

  it('explains another amount that the provider has reported', () => {
    const { state, id, report } = sold();
    const odd = after(state, report(givenBack(5_00)));
    expect(attemptsOf(odd, id)[0]?.attention?.why).toBe('wrongRefund');
    const next = after(odd, cancel(odd, { refund: cents(5_00), isRefunded: true }));
    expect(attemptsOf(next, id)[0]?.attention).toBeUndefined();
    expect(attemptsOf(after(next, report(givenBack(5_00))), id)[0]?.attention).toBeUndefined();
  });

  it('of a part needs attention when the provider has given back more, and ends when it has given back all', () => {
    const { state, id, report } = sold();
    const due = after(state, cancel(state, { refund: cents(30_00) }));
    expect(attemptsOf(after(due, report(givenBack(31_00))), id)[0]?.attention?.why).toBe('wrongRefund');
    const all = after(due, report({ state: 'refunded', amount: cents(44_00) }));
    expect(attemptsOf(all, id)[0]?.refunds.map(({ amount, by }) => [amount, by])).toEqual([
      [30_00, 'office'],
      [14_00, 'provider'],
    ]);
    expect(orderIn(all).outcome).toBe('canceled');
  });

  it('is answered the same when it is repeated, and another one is refused', () => {
    const { state, report } = sold();
    const first = decided(state, cancel(state, { refund: cents(30_00) }));
    for (const one of [first.next, after(first.next, report(givenBack(30_00)))]) {
      const again = decided(one, cancel(one, { refund: 'all' }), later(60_000));
      expect(again.answer).toEqual(first.answer);
      expect(again.next).toBe(one);
      expect(answerOf(one, { key: pressKey('other') }).type).toBe('over');
    }
  });

  it('is refused for an unknown, an unpaid and a used order, and goes through with --used', () => {
    const { state } = sold();
    expect(answerOf(state, { orderNumber: '2020-000001' })).toEqual({ type: 'unknown' });
    expect(answerOf(paying().state)).toEqual({ type: 'notPaid' });
    const { code } = ticketsIn(state)[0] ?? expect.fail();
    const onVisit = { ...later(0), today: orderIn(state).visit?.first ?? expect.fail() };
    const used = after(state, atDoor(code), onVisit);
    expect(answerOf(used)).toEqual({ type: 'used' });
    expect(answerOf(used, { evenUsed: true })).toMatchObject({ type: 'canceled', refund: 44_00 });
  });

  it('refunds at most what was paid less what a value card has spent', () => {
    const { paid } = paidValueCard();
    const { code } = ticketsIn(paid)[0] ?? expect.fail();
    const spent = after(paid, atDoor(code, { amount: cents(20_00) }));
    expect(answerOf(spent, { evenUsed: true, refund: cents(30_01) })).toEqual({ type: 'tooMuch', most: 30_00 });
    const due = decided(spent, cancel(spent, { evenUsed: true }));
    expect(due.answer).toMatchObject({ type: 'canceled', refund: 30_00 });
    expect([spent.cards.size, due.next.cards.size]).toEqual([1, 0]);
  });

  it('releases the whole of an authorization or nothing', () => {
    const { state: ready, id } = readyToPay();
    const started = after(ready, payment(id, { paymentType: 'preauthorization' }));
    const held = bankSays(started, id, { state: 'authorized', amount: cents(44_00) });
    expect(answerOf(held, { refund: cents(10_00) })).toEqual({ type: 'wholeOnly', amount: 44_00 });
    for (const refund of ['all', 'none', cents(44_00)] as const)
      expect(answerOf(held, { refund })).toMatchObject({ type: 'canceled', refund: refund === 'none' ? 0 : 44_00 });
  });
});

it('no sequence of cancellations, repeats and reports refunds more than what was paid less what was spent (law)', () => {
  const { paid, id } = paidValueCard();
  const { code } = ticketsIn(paid)[0] ?? expect.fail();
  const amount = fc.integer({ min: 1, max: 60_00 }).map(cents);
  const refund = fc.oneof(fc.constantFrom<'none' | 'all'>('none', 'all'), amount);
  const press = fc.record({
    key: fc.constantFrom('one', 'two').map(pressKey),
    refund,
    evenUsed: fc.boolean(),
    isRefunded: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 50_00 }),
      fc.array(fc.tuple(press, fc.boolean()), { maxLength: 5 }),
      (spent, presses) => {
        let state = spent === 0 ? paid : after(paid, atDoor(code, { amount: cents(spent) }));
        const most = mostRefund(orderIn(state));
        expect(most).toBe(50_00 - spent);
        let first: Cents | undefined;
        for (const [request, isMade] of presses) {
          const { next, answer } = decided(state, cancel(state, request));
          if (answer.type === 'canceled') first ??= answer.refund;
          if (answer.type === 'canceled') expect(answer.refund, 'a repeat answers the same').toBe(first);
          const [attempt] = attemptsOf(next, id);
          const due = attempt?.refunds.reduce((sum, one) => sum + one.amount, 0) ?? 0;
          expect(due, 'refunds done and due').toBe(first ?? 0);
          expect(due).toBeLessThanOrEqual(most);
          state =
            isMade && attempt?.state === 'refunding'
              ? bankSays(
                  next,
                  id,
                  due === 50_00 ? 'refunded' : { state: 'captured', amount: cents(50_00), refunded: cents(due) },
                )
              : next;
          const [now] = attemptsOf(state, id);
          if (now !== undefined && now.state !== 'refunding') expect(unrefunded(now)).toBe(50_00 - (first ?? 0));
        }
      },
    ),
    { seed: 59 },
  );
});
