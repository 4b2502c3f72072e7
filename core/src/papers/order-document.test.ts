import { expect, it } from 'vitest';
import type { Order } from '../checkout/order.ts';
import { orderRef } from '../ids.ts';
import { cents } from '../money/cents.ts';
import { aDay, aGiftCardLine } from '../testing/builders.ts';
import { anOrderPapers } from '../testing/order-papers.ts';
import { plainWords } from '../testing/plain-words.ts';
import { bringList, orderDocument, paidKey } from './order-document.ts';

const zone = 'Europe/Ljubljana';
const documentOf = (overrides: Parameters<typeof anOrderPapers>[0] = {}) =>
  orderDocument(anOrderPapers(overrides), plainWords, zone);
const { order } = anOrderPapers();

it('an order document has the day of the visit, the buyer and a numbered code for each person and each gift card (R-EXPECT-14)', () => {
  const { title, facts, tickets, lists } = documentOf();
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
  expect(documentOf({ tickets: anOrderPapers().tickets.slice(3) }).lists.map(({ kind }) => kind)).toEqual(['giftCard']);
});

it('an order document has the steps of a price only when they say more than the amount', () => {
  expect(documentOf().lines.map(({ amount, steps }) => [amount, steps.length])).toEqual([
    ['3960 c', 3],
    ['Order.Free', 0],
    ['8000 c', 0],
    ['500 c', 0],
  ]);
});

it('an order document has the reduction of a promo code before the total', () => {
  const promo = { code: 'POMLAD', description: '', amount: cents(5_00) };
  expect(documentOf({ order: { ...order, promo } }).sums).toEqual([
    { name: 'Price.promo POMLAD', value: '\u2212500 c' },
    { name: 'Order.Total', value: '12460 c' },
  ]);
});

it.each([
  ['canceled', 'OrderCanceled'],
  ['canceling', 'OrderCanceling'],
  ['refunded', 'Refunded'],
  ['refunding', 'Refunding'],
] as const)('the document of a %s order names that outcome, no payment and nothing to bring', (outcome, key) => {
  const { over, paid, tickets, bring } = documentOf({ order: { ...order, outcome }, tickets: [] });
  expect([over?.title, over?.text]).toEqual([`Order.${key}Title`, `Order.${key}Text`]);
  expect([paid, tickets, bring]).toEqual([undefined, [], []]);
});

it.each([
  [0, 'Order.OrderCanceledFreeText'],
  [1, 'Order.OrderCanceledText'],
])('the document of a canceled order of %i cents mentions a refund only when money was paid', (total, text) => {
  const { over } = documentOf({ order: { ...order, total: cents(total), outcome: 'canceled' }, tickets: [] });
  expect(over).toEqual({ title: 'Order.OrderCanceledTitle', text });
});

it.each([
  ['canceled', 30_00, 'Order.OrderCanceledRefundText'],
  ['canceled', 0, 'Order.OrderCanceledFreeText'],
  ['canceling', 30_00, 'Order.OrderCancelingRefundText'],
] as const)(
  'the document of a %s order of which the office refunds %i cents states the refund',
  (outcome, refund, text) => {
    const { over } = documentOf({ order: { ...order, outcome, refund: cents(refund) }, tickets: [] });
    expect(over?.text).toMatch(new RegExp(`^${text}`));
  },
);

it('an order document lists what to bring to a visit, and nothing for gift cards alone', () => {
  expect(bringList(order, plainWords)).toEqual(['Order.BringCodes', 'Order.BringSwimwear', 'Order.BringId']);
  const cards = { ...order, items: [aGiftCardLine()] };
  expect(bringList(cards, plainWords)).toEqual([]);
  const { title, bring } = documentOf({ order: cards });
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
])('the payment text of an order with %j is %s', (fields, key) => {
  expect(paidKey({ ...bare, ...fields })).toBe(key);
});

it('the payment text of an order without a payment type is undefined', () => {
  const { paymentType: _, ...unknown } = bare;
  expect(paidKey(unknown)).toBeUndefined();
});

it('the document of a test order has the mark of a test', () => {
  expect([documentOf().test, documentOf({ order: { ...order, isTest: true } }).test]).toEqual([
    undefined,
    'Papers.Test',
  ]);
});
