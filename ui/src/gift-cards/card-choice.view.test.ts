import { noCards } from '@shop/core/cart/gift-card-room';
import { priceListId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { aGiftCard, aPriceList } from '@shop/core/testing/builders';
import { describe, expect, test } from 'vitest';
import { plainTranslator as words } from '../testing/plain-translator.ts';
import { cardChoiceView, cardProblem } from './card-choice.view.ts';
import { untouchedCard, withPieces, withValue } from './typed-card.ts';

const weekdays = aPriceList({
  priceListId: priceListId('weekdays'),
  name: 'Pon–čet',
  price: cents(3900),
  priceWithDiscount: cents(3500),
});
const weekend = aPriceList({ priceListId: priceListId('weekend'), name: 'Pet–ned', price: cents(4400) });
const bathing = aGiftCard({ priceLists: [weekdays, weekend], quantityDiscountMinItems: 10 });
const { isValueGiftCard: _, ...page } = aGiftCard({ priceLists: [weekend] });
const valueCard = { ...page, isValueGiftCard: true } as const;

const pieces = (quantity: number) => withPieces(untouchedCard(bathing), weekdays.priceListId, quantity);
const view = (quantity: number, inCart = noCards) => cardChoiceView(bathing, pieces(quantity), inCart, words);
const worth = (euros: number, quantity: number) =>
  cardChoiceView(
    valueCard,
    withPieces(withValue(untouchedCard(valueCard), String(euros)), weekend.priceListId, quantity),
    noCards,
    words,
  );

describe('the view of a fixed gift card', () => {
  test.each([
    [0, 0, 0, 3900, 'GiftCard.FromPieces 10 3500 c'],
    [9, 35_100, 35_100, 3900, 'GiftCard.MoreForDiscount 1 3500 c'],
    [10, 35_000, 39_000, 3500, 'GiftCard.FromPieces 10 3500 c'],
  ])(
    'of %i pieces has the total %i c, and %i c without the discount from ten pieces (R-GIFT-1)',
    (quantity, total, before, each, discount) => {
      const { rows, ...sum } = view(quantity);
      expect([sum.total, sum.totalBefore]).toEqual([total, before]);
      expect([rows[0]?.price, rows[0]?.discount, rows[1]?.discount]).toEqual([each, discount, undefined]);
      expect(sum.saving).toBe(quantity < 10 ? undefined : `Cart.Savings ${before - total} c`);
    },
  );

  test.each([
    [99, undefined],
    [100, 'Cart.MaxQuantity 100'],
  ])('of %i pieces shows as the limit: %s', (quantity, full) => {
    expect(view(quantity).rows[0]).toMatchObject({ choice: { max: 100 }, ...(full && { full }) });
    expect(view(quantity).rows[0]?.choice).toHaveProperty('type', 'open');
    if (full === undefined) expect(view(quantity).rows[0]?.full).toBeUndefined();
  });

  test('subtracts the pieces of the cart and of the other rows from the limit', () => {
    const inCart = { pieces: 60, worth: cents(0) };
    const { rows } = view(39, inCart);
    expect(rows.map(({ choice }) => choice.type === 'open' && choice.max)).toEqual([40, 1]);
    expect(view(40, inCart).rows[1]).toMatchObject({ full: 'GiftCard.MaxCards 100' });
  });

  test('that is off sale is closed and has the total 0', () => {
    const card = aGiftCard({ priceLists: [{ ...weekdays, enabled: false }] });
    const closed = cardChoiceView(card, pieces(3), noCards, words);
    expect(closed).toMatchObject({ isClosed: true, total: 0, rows: [{ choice: { reason: 'GiftCard.NotSold' } }] });
  });
});

describe('the view of a value card', () => {
  test.each([
    [1000, 10],
    [10, 100],
  ])('of %i EUR allows %i pieces', (euros, max) => {
    const quantity = max;
    const { total, value, rows } = worth(euros, quantity);
    expect([total, value?.amount, value?.problem]).toEqual([euros * 100 * quantity, euros * 100, undefined]);
    expect(rows[0]?.choice).toMatchObject({ max });
    expect(rows[0]?.discount).toBeUndefined();
  });

  test.each(['15', 'x'])('with the amount %j shows the rule beside the field and the total 0', (text) => {
    const typed = withPieces(withValue(untouchedCard(valueCard), text), weekend.priceListId, 2);
    const { value, lines, total } = cardChoiceView(valueCard, typed, noCards, words);
    expect(value).toMatchObject({ text, problem: 'GiftCard.ValueInvalid 10 1000 10' });
    expect([value?.amount, lines, total]).toEqual([undefined, [], 0]);
  });

  test('labels a Wellcard as a card and any other as a voucher', () => {
    const wellcard = { ...valueCard, type: 'wellcardGiftCard' } as const;
    const { value, rows } = cardChoiceView(wellcard, untouchedCard(wellcard), noCards, words);
    expect([value?.labels.value, rows[0]?.name]).toEqual(['GiftCard.WellcardValue', 'GiftCard.WellcardPieces']);
    expect(worth(10, 1).value?.labels.value).toBe('GiftCard.Value');
  });

  test('refuses an eleventh card of 1000 EUR', () => {
    expect(worth(1000, 10).rows[0]).toMatchObject({ full: 'GiftCard.MaxWorth 1000000 c' });
    expect(worth(1000, 9).rows[0]?.full).toBeUndefined();
  });
});

test.each([
  [{ kind: 'noItemsSelected' }, 'GiftCard.NothingChosen'],
  [{ kind: 'invalidInput', field: 'Price', expected: '' }, undefined],
  [{ kind: 'invalidInput', field: 'Quantity', expected: '' }, 'Quantity.Invalid 100'],
  [{ kind: 'priceChanged' }, undefined],
  [{ kind: 'tooManyGiftCards', max: 100 }, 'GiftCard.MaxCards 100'],
] as const)('the refusal %j of a gift card shows beside the button: %s', (error, text) => {
  expect(cardProblem(error, words)).toBe(text);
});
