import { plusDays } from '@shop/core/dates/local-date';
import { productId, upsellId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { linePrice } from '@shop/core/pricing/line-price';
import { aDay, anUpsell, anUpsellLine, aTicketLine } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import { piecesInCart } from './upsell-cards.tsx';
import { typedUpsell, upsellOrder } from './upsell-form.ts';

const next = plusDays(aDay, 1);
const towel = anUpsell({ dates: [aDay, next], parentProductIds: [productId('termalija')] });

const typed = (fields: Readonly<Record<string, string>>) => typedUpsell(towel, new Map(Object.entries(fields)));

test('an unchanged upsell form has one piece and the first day', () => {
  expect(typed({})).toEqual({ quantity: 1, day: aDay });
  expect(typedUpsell({ ...towel, dates: [] }, new Map())).toEqual({ quantity: 1 });
});

test.each([
  [
    { upsell: 'towel', 'upsell-towel': '3', day: next },
    { quantity: 3, day: next },
  ],
  [
    { upsell: 'towel', 'upsell-towel': 'x' },
    { quantity: 1, day: aDay },
  ],
  [
    { upsell: 'towel', 'upsell-towel': '0' },
    { quantity: 1, day: aDay },
  ],
  [
    { upsell: 'robe', 'upsell-towel': '3', day: next },
    { quantity: 1, day: aDay },
  ],
])('the upsell form %o is read as %o', (fields, expected) => {
  expect(typed(fields)).toEqual(expected);
});

test('the order of an upsell has its parents and only an offered day', () => {
  const line = { id: 'towel', quantity: 2, parentProductIds: ['termalija'] };
  expect(upsellOrder(towel, { quantity: 2, day: next }, 'sl')).toEqual({
    language: 'sl',
    items: [{ ...line, date: next }],
  });
  expect(upsellOrder(towel, { quantity: 2, day: 'yesterday' }, 'sl')).toEqual({ language: 'sl', items: [line] });
});

test('an upsell counts its pieces over all lines of the cart', () => {
  const price = linePrice({ price: cents(5_00), quantity: 2 });
  const lines = [aTicketLine(), anUpsellLine({ price }), anUpsellLine({ date: aDay })];
  expect(piecesInCart(towel, lines)).toBe(3);
  expect(piecesInCart(towel, [anUpsellLine({ upsellId: upsellId('robe') })])).toBe(0);
});
