import { expect, it } from 'vitest';
import type { Order } from '../checkout/order.ts';
import { orderRef } from '../ids.ts';
import { cents } from '../money/cents.ts';
import { aDay, aGiftCardLine } from '../testing/builders.ts';
import { anOrderPapers } from '../testing/order-papers.ts';
import { plainWords } from '../testing/plain-words.ts';
import { bringList, orderDocument, paidKey } from './order-document.ts';

const zone = 'Europe/Ljubljana';
const said = (given: Parameters<typeof anOrderPapers>[0] = {}) => orderDocument(anOrderPapers(given), plainWords, zone);
const { order } = anOrderPapers();

it('says the day of the visit first, who bought, and a code for each person, counted apart from gift cards (R-EXPECT-14)', () => {
  const { title, facts, tickets, lists } = said();
  expect(title).toBe(`Papers.Visit ${aDay}`);
  expect(facts.map(({ value }) => value)).toEqual(['Ana Šuštar', '2026-000042', '2026-11-16']);
  expect(tickets.map(({ kind, place }) => [kind, place])).toEqual([
    ['ticket', 'Papers.Count 1 3'],
    ['ticket', 'Papers.Count 2 3'],
    ['ticket', 'Papers.Count 3 3'],
    ['giftCard', 'Papers.Count 1 1'],
  ]);
  expect(lists.map(({ heading, howTo, tickets: { length } }) => [heading, howTo.value, length])).toEqual([
    ['Papers.Tickets', 'Papers.HowTo', 3],
    ['Papers.GiftCards', 'Papers.HowToGiftCards', 1],
  ]);
  expect(said({ tickets: anOrderPapers().tickets.slice(3) }).lists.map(({ kind }) => kind)).toEqual(['giftCard']);
});

it('says how a price came about only where that says more than the amount', () => {
  expect(said().lines.map(({ amount, steps }) => [amount, steps.length])).toEqual([
    ['3960 c', 3],
    ['Order.Free', 0],
    ['8000 c', 0],
    ['500 c', 0],
  ]);
});

it('says what a code took off before the total', () => {
  const promo = { code: 'POMLAD', description: '', amount: cents(5_00) };
  expect(said({ order: { ...order, promo } }).sums).toEqual([
    { name: 'Price.promo POMLAD', value: '\u2212500 c' },
    { name: 'Order.Total', value: '12460 c' },
  ]);
});

it.each([
  ['canceled', 'OrderCanceled'],
  ['canceling', 'OrderCanceling'],
  ['refunded', 'Refunded'],
  ['refunding', 'Refunding'],
] as const)('says that an order is %s, and nothing of payment', (outcome, key) => {
  const { over, paid, tickets } = said({ order: { ...order, outcome }, tickets: [] });
  expect([over?.title, over?.text]).toEqual([`Order.${key}Title`, `Order.${key}Text`]);
  expect([paid, tickets]).toEqual([undefined, []]);
});

it.each([
  [0, 'Order.OrderCanceledFreeText'],
  [1, 'Order.OrderCanceledText'],
])('says of a canceled order of %i cents what became of its money only where there was some', (total, text) => {
  const { over } = said({ order: { ...order, total: cents(total), outcome: 'canceled' }, tickets: [] });
  expect(over).toEqual({ title: 'Order.OrderCanceledTitle', text });
});

it('asks to bring the codes of a visit, and nothing for a gift card alone', () => {
  expect(bringList(order, plainWords)).toEqual(['Order.BringCodes', 'Order.BringSwimwear', 'Order.BringId']);
  const cards = { ...order, items: [aGiftCardLine()] };
  expect(bringList(cards, plainWords)).toEqual([]);
  const { title, bring } = said({ order: cards });
  expect([title, bring]).toEqual(['Papers.Title', []]);
});

const bare: Order = { ref: orderRef('r'), productType: 'dailyTicket', items: [], paymentType: 'payment' };

it.each([
  [{ total: cents(1) }, 'Order.Paid'],
  [{ total: cents(1), paymentType: 'preauthorization' as const }, 'Order.Reserved'],
  [{}, 'Order.Paid'],
  [{ total: cents(0) }, undefined],
  [{ total: cents(0), paymentType: 'preauthorization' as const }, undefined],
  [{ outcome: 'canceling' as const }, undefined],
  [{ outcome: 'refunded' as const }, undefined],
])('an order with %j says %s', (given, key) => {
  expect(paidKey({ ...bare, ...given })).toBe(key);
});

it('one of which nobody knows how it is paid says nothing', () => {
  const { paymentType: _, ...unknown } = bare;
  expect(paidKey(unknown)).toBeUndefined();
});
