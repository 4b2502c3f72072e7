import { aDay, aGiftCardLine, aTicketLine } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import { plainTranslator } from '../testing/plain-translator.ts';
import { orderLines } from './order-lines.view.ts';

test('a line says how many of what, for when, and what it costs', () => {
  const season = aTicketLine({ period: { type: 'season', name: 'Poletje' } });
  expect(orderLines([aTicketLine(), season, aGiftCardLine()], plainTranslator)).toEqual([
    { key: 'item-1', text: 'Added.Line 1 Termalija, Odrasli', note: aDay, amount: '2200 c' },
    { key: 'item-1', text: 'Added.Line 1 Termalija, Odrasli', note: 'Poletje', amount: '2200 c' },
    { key: 'card-1', text: 'Added.Line 1 Masaža za dva, Vse dni', note: undefined, amount: '8000 c' },
  ]);
});
