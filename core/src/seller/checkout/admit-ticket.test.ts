import { expect, it } from 'vitest';
import { localDate, plusDays } from '../../dates/local-date.ts';
import { pressKey, ticketCode } from '../../ids.ts';
import { cents } from '../../money/cents.ts';
import { captured, orderIn, paying } from '../../testing/paying-seller.ts';
import {
  after,
  aSeller,
  at,
  atDoor,
  bankSays,
  buyer,
  decided,
  giftCards,
  later,
  payment,
} from '../../testing/seller-builders.ts';
import { ticketsIn } from '../../testing/whole-state.ts';
import type { SellerState } from '../state.ts';
import { admitTicket } from './admit-ticket.ts';

const visitDate = localDate('2027-01-20');
const onVisit = { ...at, today: visitDate };
const { state: started, report: bank } = paying();
const paid = after(started, bank(captured));
const [code = ticketCode('none'), other = ticketCode('none')] = ticketsIn(paid).map((ticket) => ticket.code);
const [line] = orderIn(paid).content.items;
const goods = { productTitle: line?.productTitle, priceTitle: line?.priceTitle };

const admit = (
  state: SellerState,
  shown = code,
  when: typeof at = onVisit,
  overrides: Parameters<typeof atDoor>[1] = {},
) => decided<'admitTicket'>(state, atDoor(shown, overrides), when);

/** A paid gift card of an order of its own; a value card when a value is passed. */
const paidCard = (worth?: number) => {
  const command = giftCards(1, { worth });
  const id = command.newCartId;
  const state = bankSays(after(after(after(aSeller(), command), buyer(id)), payment(id)), id, 'captured');
  const [own = expect.fail()] = ticketsIn(state);
  return { state, code: own.code, id };
};

it('a code admits once on its day with the names of its goods, and so does the next code of its order', () => {
  const { next, answer } = admit(paid);
  expect(answer).toEqual({ type: 'admitted', at: at.now, ...goods });
  const again = admit(next, code, { ...later(60_000), today: visitDate });
  expect(again.answer).toEqual({ type: 'alreadyAdmitted', at: at.now, ...goods });
  expect(ticketsIn(again.next)).toEqual(ticketsIn(next));
  expect(admit(next, other).answer.type).toBe('admitted');
});

it.each([
  [-1, 'wrongDay'],
  [0, 'admitted'],
  [1, 'wrongDay'],
])('%i days from its day a code has the answer %s (R-SHOP-3)', (days, type) => {
  const { next, answer } = admit(paid, code, { ...at, today: plusDays(visitDate, days) });
  expect(answer.type).toBe(type);
  if (answer.type === 'wrongDay') expect(answer).toMatchObject({ first: visitDate, last: visitDate, ...goods });
  if (answer.type === 'wrongDay') expect(ticketsIn(next)).toEqual(ticketsIn(paid));
  else expect(ticketsIn(next)).not.toEqual(ticketsIn(paid));
});

it.each([
  [-1, 'wrongDay'],
  [0, 'admitted'],
  [1, 'wrongDay'],
])('a late entry of a visit %i days from the day of its code has the answer %s', (days, type) => {
  const on = plusDays(visitDate, days);
  const { next, answer } = admit(paid, code, { ...at, today: plusDays(visitDate, 30) }, { on });
  expect(answer.type).toBe(type);
  expect(admit(next, code, { ...at, today: plusDays(visitDate, 31) }, { on }).answer.type).toBe(
    type === 'admitted' ? 'alreadyAdmitted' : type,
  );
});

it('a late entry of a visit has its day in the log', () => {
  const of = { ...paid, facts: [] };
  const late = { ...at, today: plusDays(visitDate, 30) };
  const entered = admitTicket(of, { code, key: pressKey('late'), on: visitDate }, late).next.facts;
  expect(entered).toMatchObject([{ what: 'admitted', ticket: 1, word: visitDate }]);
  expect(admitTicket(of, { code, key: pressKey('now') }, onVisit).next.facts[0]?.word).toBeUndefined();
});

it('the refusal of a known code is in the log with its reason, that of another code is not', () => {
  const of = { ...paid, facts: [] };
  const factsOf = (shown: string, when: typeof at) =>
    admitTicket(of, { code: ticketCode(shown), key: pressKey('press') }, when).next.facts;
  const order = orderIn(paid).number;
  const dayBefore = { ...at, today: plusDays(visitDate, -1) };
  expect(factsOf(code, dayBefore)).toEqual([{ what: 'notAdmitted', order, ticket: 1, word: 'wrongDay' }]);
  expect(factsOf('none', dayBefore)).toEqual([]);
  const { state, code: card } = paidCard(30_00);
  const look = admitTicket({ ...state, facts: [] }, { code: card, key: pressKey('press') }, onVisit);
  expect(look.next.facts).toEqual([]);
});

it('an entry of a visit for a later day counts as one of today', () => {
  const before = { ...at, today: plusDays(visitDate, -1) };
  expect(admit(paid, code, before, { on: visitDate }).answer.type).toBe('wrongDay');
});

it('a value card has its balance without an amount, and is redeemed in part or completely (R-EXPECT-23)', () => {
  const { state: withCard, code: card } = paidCard(30_00);
  const worth = 30_00;
  const named = { productTitle: 'Vrednostni bon', priceTitle: expect.any(String) };
  const look = admit(withCard, card);
  expect(look.answer).toEqual({ type: 'valueCard', worth, balance: 30_00, ...named });
  expect(look.next).toBe(withCard);
  const part = admit(withCard, card, onVisit, { amount: cents(12_50) });
  expect(part.answer).toEqual({ type: 'redeemed', at: at.now, amount: 12_50, worth, balance: 17_50, ...named });
  const all = admit(part.next, card, onVisit, { amount: 'all' });
  expect(all.answer).toEqual({ type: 'redeemed', at: at.now, amount: 17_50, worth, balance: 0, ...named });
  for (const amount of [cents(1), 'all'] as const)
    expect(admit(all.next, card, onVisit, { amount }).answer).toMatchObject({ type: 'balanceTooLow', balance: 0 });
});

it('a ticket cannot be redeemed for an amount', () => {
  const { answer, next } = admit(paid, code, onVisit, { amount: cents(1) });
  expect(answer).toEqual({ type: 'noValueCard', ...goods });
  expect(ticketsIn(next)).toEqual(ticketsIn(paid));
  const back = { type: 'takeBack', code, key: pressKey('back'), amount: cents(1) } as const;
  expect(decided<'takeBack'>(paid, back).answer).toEqual({ type: 'noValueCard', ...goods });
});

it('a value card has a stored row from its sale on, with the spent amount, until its refund', () => {
  const { state, code: card, id } = paidCard(30_00);
  expect(aSeller().cards.size).toBe(0);
  const row = { code: card, orderRef: orderIn(state).ref, value: 30_00, endsOn: '2028-01-15' };
  expect([...state.cards.values()]).toEqual([{ ...row, spent: 0 }]);
  const spent = admit(state, card, onVisit, { amount: cents(12_50) }).next;
  expect([...spent.cards.values()]).toEqual([{ ...row, spent: 12_50 }]);
  const back = after(spent, { type: 'takeBack', code: card, key: pressKey('back'), amount: cents(2_50) });
  expect([...back.cards.values()]).toEqual([{ ...row, spent: 10_00 }]);
  expect(bankSays(back, id, 'refunded').cards.size).toBe(0);
});

it('a repeat with the same key has the first answer and no effect, also after a refund; another amount is refused', () => {
  const { state, code: card, id } = paidCard(30_00);
  const press = { amount: cents(12_50), key: 'press' };
  const first = admit(state, card, onVisit, press);
  const repeat = admit(first.next, card, { ...later(60_000), today: visitDate }, press);
  expect(repeat).toEqual(first);
  for (const amount of [cents(10), 'all', undefined] as const) {
    const { next, answer } = admit(first.next, card, onVisit, { amount, key: 'press' });
    expect(answer).toEqual({ ...first.answer, type: 'keyReused' });
    expect(orderIn(next).tickets).toEqual(orderIn(first.next).tickets);
  }
  const refunded = bankSays(first.next, id, 'refunded');
  expect(admit(refunded, card, onVisit, press)).toEqual({ next: refunded, answer: first.answer });
  expect(admit(refunded, card, onVisit, { amount: cents(1) }).answer).toEqual({ type: 'canceled' });
  const back = { type: 'takeBack', code: card, key: pressKey('press'), amount: cents(1) } as const;
  expect(decided<'takeBack'>(refunded, back).answer).toEqual({ type: 'canceled' });
});

it('a gift card of a fixed price admits once on any day, like a ticket', () => {
  const { state: withCard, code: card } = paidCard();
  const first = admit(withCard, card, at);
  expect([first.answer.type, admit(first.next, card).answer.type]).toEqual(['admitted', 'alreadyAdmitted']);
});

it('a code that is unknown, unpaid, canceled or refunded, or another key of the order, is refused', () => {
  const [unpaid = expect.fail()] = ticketsIn(started);
  const canceled = after(paid, { type: 'cancelOrder', cancelId: orderIn(paid).cancelId });
  const refunded = after(canceled, bank({ state: 'refunded', amount: captured.amount }));
  expect(admit(refunded).answer).toEqual({ type: 'canceled' });
  expect(admit(paid, ticketCode('unknown')).answer).toEqual({ type: 'unknown' });
  expect(admit(paid, ticketCode(orderIn(paid).orderKey)).answer).toEqual({ type: 'unknown' });
  expect(admit(started, unpaid.code).answer).toEqual({ type: 'unknown' });
  expect(admit(canceled).answer).toEqual({ type: 'canceled' });
});
