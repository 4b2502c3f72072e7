import { expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { linePrice } from '../pricing/line-price.ts';
import { aDay, aGiftCardLine, aTicketLine } from '../testing/builders.ts';
import { plainWords } from '../testing/plain-words.ts';
import { orderLines } from './line-words.ts';

test('the text of an order line has its quantity, title, period and amount', () => {
  const season = aTicketLine({ period: { type: 'season', name: 'Poletje' } });
  expect(orderLines([aTicketLine(), season, aGiftCardLine()], plainWords)).toEqual([
    { key: 'item-1', text: 'Added.Line 1 Termalija, Odrasli', note: aDay, amount: '2200 c' },
    { key: 'item-1', text: 'Added.Line 1 Termalija, Odrasli', note: 'Poletje', amount: '2200 c' },
    { key: 'card-1', text: 'Added.Line 1 Masaža za dva, Vse dni', note: undefined, amount: '8000 c' },
  ]);
});

test('the text of a free order line says that it is free', () => {
  const costs = (price: number) =>
    orderLines([aTicketLine({ price: linePrice({ price: cents(price), quantity: 2 }) })], plainWords)[0]?.amount;
  expect([costs(0), costs(1)]).toEqual(['Order.Free', '2 c']);
});
