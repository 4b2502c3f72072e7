import { describe, expect, it } from 'vitest';
import { cartId, priceListId } from '../ids.ts';
import { cents } from '../money/cents.ts';
import { aGiftCard, aPriceList } from '../testing/builders.ts';
import { type GiftCardSelection, giftCardTotal, makeGiftCardOrder } from './gift-card-selection.ts';

const weekdays = aPriceList({
  priceListId: priceListId('weekdays'),
  price: cents(39_00),
  priceWithDiscount: cents(35_00),
});
const weekend = aPriceList({ priceListId: priceListId('weekend'), price: cents(44_00) });
const closed = aPriceList({ priceListId: priceListId('closed'), price: cents(50_00), enabled: false });
const fixed = aGiftCard({ priceLists: [weekdays, weekend, closed], quantityDiscountMinItems: 10 });
const { isValueGiftCard: _, ...page } = aGiftCard({ priceLists: [{ ...weekdays, price: cents(10_00) }] });
const valueCard = { ...page, isValueGiftCard: true } as const;

const aSelection = (overrides: Partial<GiftCardSelection> = {}): GiftCardSelection => ({
  card: fixed,
  language: 'sl',
  choices: [{ priceListId: weekdays.priceListId, quantity: 1 }],
  ...overrides,
});
const pieces = (quantity: number, list = weekdays) => [{ priceListId: list.priceListId, quantity }];
const value = (euros: number, quantity = 1) =>
  aSelection({ card: valueCard, value: cents(euros * 100), choices: pieces(quantity) });
const orderOf = (selection: GiftCardSelection) => makeGiftCardOrder(selection)._unsafeUnwrap();
const refusalOf = (selection: GiftCardSelection) => makeGiftCardOrder(selection)._unsafeUnwrapErr();

describe('a selection of gift cards costs', () => {
  it.each([
    [9, 351_00],
    [10, 350_00],
    [11, 385_00],
  ])('the discounted price from ten pieces on: %i pieces', (quantity, total) => {
    const sum = giftCardTotal(aSelection({ choices: pieces(quantity) }));
    expect([sum.total, sum.totalWithoutDiscount]).toEqual([total, quantity * 39_00]);
  });

  it('the discounted price for any quantity when the card has no minimum', () => {
    const { quantityDiscountMinItems: _, ...card } = fixed;
    expect(giftCardTotal(aSelection({ card })).total).toBe(35_00);
  });

  it('the discounted price only in a line that reaches the quantity itself', () => {
    const { total, lines } = giftCardTotal(aSelection({ choices: [...pieces(9), ...pieces(2, weekend)] }));
    expect([total, lines.map(({ amount }) => amount)]).toEqual([439_00, [351_00, 88_00]]);
  });

  it('the value of a value card, whatever its price list says', () => {
    expect(giftCardTotal(value(990, 2))).toMatchObject({ total: 1980_00, totalWithoutDiscount: 1980_00 });
  });
});

describe('a selection of gift cards becomes an order', () => {
  it('of the lines with a quantity, each at its price with discount', () => {
    const choices = [...pieces(10), ...pieces(1, weekend), ...pieces(0, closed)];
    expect(makeGiftCardOrder(aSelection({ choices }), cartId('cart-1'))._unsafeUnwrap()).toEqual({
      cartId: 'cart-1',
      productId: fixed.id,
      language: 'sl',
      items: [
        { priceListId: 'weekdays', quantity: 10, price: 35_00 },
        { priceListId: 'weekend', quantity: 1, price: 44_00 },
      ],
    });
  });

  it.each([10, 1000])('for value cards of %i EUR', (euros) => {
    expect(orderOf(value(euros)).items).toEqual([{ priceListId: 'weekdays', quantity: 1, price: euros * 100 }]);
  });
});

describe('a selection of gift cards is refused', () => {
  const cards = (more: number) => aSelection({ choices: [...pieces(60), ...pieces(more, weekend)] });
  const unlisted = aPriceList({ priceListId: priceListId('other') });

  it.each<[string, GiftCardSelection, object]>([
    ...[0, 15, 1010].map((euros): [string, GiftCardSelection, object] => [
      ...([`a value of ${euros} EUR`, value(euros), { kind: 'invalidInput', field: 'Price' }] as const),
    ]),
    ['a value card without a value', aSelection({ card: valueCard }), { kind: 'invalidInput', field: 'Price' }],
    ['no choices', aSelection({ choices: [] }), { kind: 'noItemsSelected' }],
    ['a quantity of 0', aSelection({ choices: pieces(0) }), { kind: 'noItemsSelected' }],
    ...[-1, 101].map((quantity): [string, GiftCardSelection, object] => [
      ...([`${quantity} pieces`, aSelection({ choices: pieces(quantity) }), { field: 'Quantity' }] as const),
    ]),
    ['a list that is off sale', aSelection({ choices: pieces(1, closed) }), { kind: 'priceListDisabled' }],
    ['a list of another card', aSelection({ choices: pieces(1, unlisted) }), { kind: 'notFound', what: 'priceList' }],
    ['more cards than a cart holds', cards(41), { kind: 'tooManyGiftCards', max: 100 }],
    ['a higher worth than a cart holds', value(1000, 11), { kind: 'giftCardsWorthTooMuch', max: 10_000_00 }],
  ])('with %s', (_, selection, refusal) => {
    expect(refusalOf(selection)).toMatchObject(refusal);
  });

  it('but not with as many cards, or as high a worth, as a cart holds', () => {
    expect([orderOf(cards(40)).items.length, orderOf(value(1000, 10)).items.length]).toEqual([2, 1]);
  });

  it('but not with more than that when the provider has no such limits', () => {
    const elsewhere = (selection: GiftCardSelection) => ({
      ...selection,
      card: { ...selection.card, cartLimits: undefined },
    });
    expect(orderOf(elsewhere(cards(41))).items.map(({ quantity }) => quantity)).toEqual([60, 41]);
    expect(orderOf(elsewhere(value(1000, 11))).items[0]).toMatchObject({ quantity: 11, price: 1000_00 });
  });
});
