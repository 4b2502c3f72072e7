import { priceListId } from '@shop/core/ids';
import { aGiftCard, aPriceList } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import { cardOfText, cardText, typedCardIn, untouchedCard, withPieces, withValue } from './typed-card.ts';

const only = aGiftCard({ priceLists: [aPriceList()] });
const lists = ['week', 'weekend'].map((id) => aPriceList({ priceListId: priceListId(id) }));
const several = aGiftCard({ priceLists: lists });
const [week = priceListId(''), weekend = priceListId('')] = lists.map(({ priceListId }) => priceListId);

test('an untouched gift card form stores nothing', () => {
  expect(cardText(only, untouchedCard(only))).toBe('');
  expect(cardText(several, untouchedCard(several))).toBe('');
});

test.each([
  [only, withPieces(untouchedCard(only), aPriceList().priceListId, 3)],
  [only, withPieces(untouchedCard(only), aPriceList().priceListId, 0)],
  [only, withValue(untouchedCard(only), '15')],
  [several, withPieces(withPieces(untouchedCard(several), week, 2), weekend, 1)],
])('a stored gift card form is restored unchanged: %#', (card, typed) => {
  expect(cardOfText(card, cardText(card, typed))).toEqual(typed);
});

test('only the fields of a gift card form are read', () => {
  expect(
    typedCardIn(Object.entries({ 'quantity-week': ' 2 ', 'quantity-weekend': 'x', value: '120', other: '7' })),
  ).toEqual({
    quantities: { [week]: 2, [weekend]: 0 },
    value: '120',
  });
});
