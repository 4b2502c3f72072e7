import { expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { linePrice } from '../pricing/line-price.ts';
import { aDay, aGiftCardLine, aTicketLine } from '../testing/builders.ts';
import { plainWords } from '../testing/plain-words.ts';
import { orderLines } from './line-words.ts';

test('a line says how many of what, for when, and what it costs', () => {
  const season = aTicketLine({ period: { type: 'season', name: 'Poletje' } });
  expect(orderLines([aTicketLine(), season, aGiftCardLine()], plainWords)).toEqual([
    { key: 'item-1', text: 'Added.Line 1 Termalija, Odrasli', note: aDay, amount: '2200 c' },
    { key: 'item-1', text: 'Added.Line 1 Termalija, Odrasli', note: 'Poletje', amount: '2200 c' },
    { key: 'card-1', text: 'Added.Line 1 Masaža za dva, Vse dni', note: undefined, amount: '8000 c' },
  ]);
});

test('a line that costs nothing is called free', () => {
  const costs = (price: number) =>
    orderLines([aTicketLine({ price: linePrice({ price: cents(price), quantity: 2 }) })], plainWords)[0]?.amount;
  expect([costs(0), costs(1)]).toEqual(['Order.Free', '2 c']);
});
