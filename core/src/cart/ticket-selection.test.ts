import { describe, expect, it } from 'vitest';
import type { TicketQuote } from '../catalog/ticket.ts';
import { cartId, categoryId, priceListId, seasonId } from '../ids.ts';
import { aDay, aPackage, aPriceGroup, aPriceList, aSeasonTicket, aTicket, aTicketQuote } from '../testing/builders.ts';
import { makeTicketOrder, type TicketSelection } from './ticket-selection.ts';

const adult = aPriceList();
const child = aPriceList({ id: priceListId('child') });
const summer = { id: seasonId('summer'), name: 'Poletje' };
const winter = { id: seasonId('winter'), name: 'Zima' };

const family = aPackage(2, 2);
const disabled = aPriceList({ id: priceListId('senior'), enabled: false });

/** A day with 50 places on which all of these lists are sold but one. */
const aQuote = (given: Partial<TicketQuote> = {}): TicketQuote =>
  aTicketQuote({ priceGroups: [aPriceGroup({ priceLists: [adult, child, family, disabled] })], ...given });

const aSelection = (given: Partial<TicketSelection> = {}): TicketSelection => ({
  ticket: aTicket(),
  language: 'sl',
  date: aDay,
  choices: [
    { priceListId: adult.id, quantity: 2 },
    { priceListId: child.id, quantity: 0 },
  ],
  quote: aQuote(),
  ...given,
});

const multiDay = (seasons = [summer, winter]): Omit<TicketSelection, 'date'> => {
  const { date: _, ...selection } = aSelection({ ticket: aSeasonTicket({ seasons }) });
  return selection;
};

const orderOf = (selection: TicketSelection) => makeTicketOrder(selection)._unsafeUnwrap();
const refusalOf = (selection: TicketSelection) => makeTicketOrder(selection)._unsafeUnwrapErr();

describe('a selection becomes an order', () => {
  it('with its day and the lines that have a quantity', () => {
    expect(orderOf(aSelection())).toEqual({
      productId: 'termalija',
      language: 'sl',
      period: { type: 'day', date: aDay },
      lines: [{ priceListId: 'adult', quantity: 2 }],
    });
  });

  it('for the cart that is already there, with the category of a line', () => {
    const choices = [{ priceListId: adult.id, quantity: 1, categoryId: categoryId('adult') }];
    expect(makeTicketOrder(aSelection({ choices }), cartId('cart-1'))._unsafeUnwrap()).toMatchObject({
      cartId: 'cart-1',
      lines: [{ priceListId: 'adult', quantity: 1, categoryId: 'adult' }],
    });
  });

  it('with the chosen season, or with the only one there is', () => {
    expect(orderOf({ ...multiDay(), seasonId: winter.id }).period).toEqual({ type: 'season', seasonId: 'winter' });
    expect(orderOf(multiDay([summer])).period).toEqual({ type: 'season', seasonId: 'summer' });
  });
});

describe('a selection is refused', () => {
  it('without a day, or without a season', () => {
    const { date: _, ...dayless } = aSelection();
    expect(refusalOf(dayless)).toEqual({ kind: 'dateNotSelected' });
    expect(refusalOf({ ...dayless, ticket: aTicket({ type: 'hourlyTicket' }) })).toEqual({ kind: 'dateNotSelected' });
    expect(refusalOf(multiDay())).toEqual({ kind: 'seasonNotSelected' });
  });

  it('for a season that the ticket does not have', () => {
    expect(refusalOf({ ...multiDay(), seasonId: seasonId('autumn') })).toEqual({ kind: 'periodNotOnSale' });
  });

  it.each([[[]], [[{ priceListId: adult.id, quantity: 0 }]]])('with nothing selected: %j (R-VALID-22)', (choices) => {
    expect(refusalOf(aSelection({ choices }))).toEqual({ kind: 'noItemsSelected' });
  });

  it.each([-1, 0.5, Number.NaN])('with a quantity of %d (R-LIMIT-2, R-VALID-14)', (quantity) => {
    expect(refusalOf(aSelection({ choices: [{ priceListId: adult.id, quantity }] }))).toMatchObject({
      kind: 'invalidInput',
      field: 'Quantity',
    });
  });

  it('with a disabled price list, unless nothing of it is wanted', () => {
    expect(refusalOf(aSelection({ choices: [{ priceListId: disabled.id, quantity: 1 }] })).kind).toBe(
      'priceListDisabled',
    );
    const choices = [
      { priceListId: disabled.id, quantity: 0 },
      { priceListId: adult.id, quantity: 1 },
    ];
    expect(orderOf(aSelection({ choices })).lines).toHaveLength(1);
  });

  it('with one person more than is left, counting the persons of packages (R-VALID-18)', () => {
    const choices = [
      { priceListId: family.id, quantity: 2 },
      { priceListId: adult.id, quantity: 1 },
    ];
    expect(orderOf(aSelection({ choices, quote: aQuote({ ticketsAvailable: 9 }) })).lines).toHaveLength(2);
    expect(refusalOf(aSelection({ choices, quote: aQuote({ ticketsAvailable: 8 }) }))).toEqual({
      kind: 'capacityFull',
      left: 8,
    });
  });

  it('with more persons than one cart holds', () => {
    expect(orderOf(aSelection({ choices: [{ priceListId: adult.id, quantity: 20 }] })).lines).toHaveLength(1);
    expect(refusalOf(aSelection({ choices: [{ priceListId: adult.id, quantity: 21 }] }))).toEqual({
      kind: 'cartTooLarge',
      max: 20,
    });
  });

  it.each([
    [0, 20],
    [1, 19],
    [19, 1],
  ])('with more persons than fit beside the %i that the cart holds already', (personsInCart, most) => {
    const quote = aQuote({ personsInCart });
    const asking = (quantity: number) => aSelection({ quote, choices: [{ priceListId: adult.id, quantity }] });
    expect(orderOf(asking(most)).lines).toHaveLength(1);
    expect(refusalOf(asking(most + 1))).toEqual({ kind: 'cartTooLarge', max: 20 });
  });

  it('with a full cart whatever is wanted', () => {
    expect(refusalOf(aSelection({ quote: aQuote({ personsInCart: 20 }) })).kind).toBe('cartTooLarge');
  });

  it('with a list of a kind of stay that is not sold on the day, or of another day', () => {
    const night = aQuote({ priceGroups: [aPriceGroup({ enabled: false, priceLists: [adult] })] });
    expect(refusalOf(aSelection({ quote: night })).kind).toBe('priceListDisabled');
    const other = aQuote({ priceGroups: [] });
    expect(refusalOf(aSelection({ quote: other }))).toEqual({ kind: 'notFound', what: 'priceList' });
  });

  it('with more pieces than a line may hold, where persons set no limit', () => {
    const towels = aPriceList({ id: priceListId('towels'), kind: { type: 'package', items: [] } });
    const quote = aQuote({ priceGroups: [aPriceGroup({ priceLists: [towels] })] });
    const asking = (quantity: number) => aSelection({ quote, choices: [{ priceListId: towels.id, quantity }] });
    expect(orderOf(asking(100)).lines).toHaveLength(1);
    expect(refusalOf(asking(101))).toMatchObject({ kind: 'invalidInput', field: 'Quantity' });
  });

  it('for the first thing missing on the page: the day before the items', () => {
    const { date: _, ...dayless } = aSelection({ choices: [] });
    expect(refusalOf(dayless).kind).toBe('dateNotSelected');
  });
});
