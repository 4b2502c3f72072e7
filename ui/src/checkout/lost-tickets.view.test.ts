import { aDay } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import { plainTranslator } from '../testing/plain-translator.ts';
import { lostTexts } from './lost-tickets.view.ts';

test('what was lost is told with its number, its name and its day or season', () => {
  const line = { productTitle: 'Termalija', priceTitle: 'Odrasli', quantity: 12, reason: 'taken' } as const;
  const lost = [
    { ...line, period: { type: 'day', date: aDay } },
    { ...line, quantity: 1, period: { type: 'season', name: 'Poletje' } },
  ] as const;
  expect(lostTexts(lost, plainTranslator).map(({ text }) => text)).toEqual([
    `12 × Termalija, Odrasli, ${aDay}`,
    '1 × Termalija, Odrasli, Poletje',
  ]);
});
