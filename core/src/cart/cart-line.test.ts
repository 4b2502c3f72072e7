import { expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { linePrice } from '../pricing/line-price.ts';
import { aDay, aGiftCardLine, anUpsellLine, aTicketLine } from '../testing/builders.ts';
import { largestQuantity, periodOfLine, ticketsOf } from './cart-line.ts';

const ofSeason = aTicketLine({ period: { type: 'season', name: 'Poletje' } });
const towelOfDay = anUpsellLine({ date: aDay });

it.each([
  [aTicketLine(), { type: 'day', date: aDay }],
  [ofSeason, { type: 'season', name: 'Poletje' }],
  [towelOfDay, { type: 'day', date: aDay }],
  [anUpsellLine(), undefined],
  [aGiftCardLine(), undefined],
])('a line has the period of its day or season, and no period otherwise (%#)', (line, period) => {
  expect(periodOfLine(line)).toEqual(period);
});

it('only ticket lines take places', () => {
  expect(ticketsOf([aGiftCardLine(), ofSeason, towelOfDay])).toEqual([ofSeason]);
});

const many = linePrice({ price: cents(100), quantity: 150 });

it.each([
  [aTicketLine({ maxQuantity: 3 }), 3],
  [aTicketLine({ maxQuantity: 0 }), 0],
  [aTicketLine(), 100],
  [aGiftCardLine(), 100],
  [anUpsellLine(), 100],
  [aGiftCardLine({ price: many }), 150],
])(
  'the maximum quantity of a line is the limit of its provider, otherwise 100 or its present quantity (%#)',
  (line, most) => {
    expect(largestQuantity(line)).toBe(most);
  },
);
