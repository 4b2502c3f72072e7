import { cents } from '@shop/core/money/cents';
import { aDay } from '@shop/core/testing/builders';
import { cleanMarkup } from '@shop/core/testing/clean-markup';
import { anOrderPapers } from '@shop/core/testing/order-papers';
import { expect, it } from 'vitest';
import { plainTranslator } from '../../testing/plain-translator.ts';
import { orderCancellationView } from './order-cancellation.view.ts';

const text = cleanMarkup('of content');
const section = {
  type: 'orderCancellation',
  id: 's',
  title: '',
  text,
  texts: { question: { title: 'question', text }, success: { title: 'success', text } },
} as const;
const { order } = anOrderPapers();
type Data = Parameters<typeof orderCancellationView>[0];
const viewOf = (data: Partial<Data>) =>
  orderCancellationView({ section, id: 'c', isFree: false, ...data }, plainTranslator);
const about = (changes: Partial<typeof order> = {}) => ({ order: { ...order, ...changes }, persons: 3 });

it('the page of a cancellation names the order by number, visit, persons and refund, and leads back to it', () => {
  const { facts, orderHref } = viewOf({ about: about(), key: 'k' });
  expect(facts.map(({ name, value }) => [name, value])).toEqual([
    ['Order.Number', '2026-000042'],
    ['Cancel.Visit', aDay],
    ['Cancel.Persons', '3'],
    ['Cancel.Refund', '12460 c'],
  ]);
  expect(orderHref).toBe('/sl/moje-narocilo?key=k');
});

it('the page of a cancellation without the key of its order asks without facts', () => {
  expect(viewOf({})).toMatchObject({ title: 'question', id: 'c', facts: [], orderHref: undefined });
});

it('the cancellation of a reservation names its amount and speaks of no refund', () => {
  const reserved = { about: about({ paymentType: 'preauthorization' }) };
  expect(viewOf(reserved)).toMatchObject({ note: 'Cancel.Question.ReservedText', id: 'c' });
  expect(viewOf(reserved).facts.at(-1)).toEqual({ name: 'Order.Total', value: '12460 c' });
  expect(viewOf({ ...reserved, outcome: 'canceled' })).toMatchObject({ note: 'Order.OrderCanceledFreeText' });
});

it.each([
  [undefined, 'Order.OrderCanceledText', ['Cancel.Refund', '12460 c']],
  [cents(30_00), 'Order.OrderCanceledRefundText 3000 c', ['Cancel.Refund', '3000 c']],
  [cents(0), 'Order.OrderCanceledFreeText 0 c', ['Order.Total', '12460 c']],
])('the page of an order that was canceled before with the refund %s asks nothing', (refund, note, amount) => {
  const { title, note: shown, id, facts } = viewOf({ about: about({ outcome: 'canceled', refund }) });
  expect([title, shown, id]).toEqual(['Order.OrderCanceledTitle', note, undefined]);
  expect([facts.at(-1)?.name, facts.at(-1)?.value]).toEqual(amount);
});
