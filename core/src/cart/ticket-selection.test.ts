import { describe, expect, it } from 'vitest';
import type { PriceList } from '../catalog/price-list.ts';
import type { TicketQuote } from '../catalog/ticket.ts';
import { cartId, categoryId, priceListId, seasonId } from '../ids.ts';
import { aDay, aPackage, aPriceGroup, aPriceList, aSeasonTicket, aTicket, aTicketQuote } from '../testing/builders.ts';
import { makeTicketOrder, type TicketSelection } from './ticket-selection.ts';

const adult = aPriceList();
const child = aPriceList({ priceListId: priceListId('child') });
const summer = { id: seasonId('summer'), name: 'Poletje' };
const winter = { id: seasonId('winter'), name: 'Zima' };

const family = aPackage(2, 2);
const disabled = aPriceList({ priceListId: priceListId('senior'), enabled: false });

const of = (list: PriceList, quantity: number) => ({ priceListId: list.priceListId, quantity });

/** A day with 50 places on which all but one of these price lists are on sale. */
const aQuote = (overrides: Partial<TicketQuote> = {}): TicketQuote =>
  aTicketQuote({ priceGroups: [aPriceGroup({ priceLists: [adult, child, family, disabled] })], ...overrides });

const aSelection = (overrides: Partial<TicketSelection> = {}): TicketSelection => ({
  ticket: aTicket(),
  language: 'sl',
  date: aDay,
  choices: [of(adult, 2), of(child, 0)],
  quote: aQuote(),
  ...overrides,
});

const multiDay = (seasons = [summer, winter]): Omit<TicketSelection, 'date'> => {
  const { date: _, ...selection } = aSelection({ ticket: aSeasonTicket({ seasons }) });
  return selection;
};

const orderOf = (selection: TicketSelection) => makeTicketOrder(selection)._unsafeUnwrap();
const refusalOf = (selection: TicketSelection) => makeTicketOrder(selection)._unsafeUnwrapErr();

describe('a selection becomes an order', () => {
  it('with its day and the lines with a quantity', () => {
    expect(orderOf(aSelection())).toEqual({
      productId: 'termalija',
      language: 'sl',
      period: { type: 'day', date: aDay },
      items: [{ priceListId: 'adult', quantity: 2 }],
    });
  });

  it('for an existing cart, with the category of a line', () => {
    const choices = [{ priceListId: adult.priceListId, quantity: 1, categoryId: categoryId('adult') }];
    expect(makeTicketOrder(aSelection({ choices }), cartId('cart-1'))._unsafeUnwrap()).toMatchObject({
      cartId: 'cart-1',
      items: [{ priceListId: 'adult', quantity: 1, categoryId: 'adult' }],
    });
  });

  it('with the chosen season, or with the only season of the ticket', () => {
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

  it('with a season that the ticket does not have', () => {
    expect(refusalOf({ ...multiDay(), seasonId: seasonId('autumn') })).toEqual({ kind: 'periodNotOnSale' });
  });

  const towels = aPriceList({ priceListId: priceListId('towels'), kind: { type: 'package', items: [] } });
  const towelDay = aQuote({ priceGroups: [aPriceGroup({ priceLists: [towels] })] });
  const nine = { choices: [of(family, 2), of(adult, 1)] };
  const beside = (personsInCart: number, quantity: number) => ({
    ...{ choices: [of(adult, quantity)], quote: aQuote({ personsInCart }) },
  });
  const unlimited = (quantity: number) => ({
    ...{ choices: [of(adult, quantity)], quote: aQuote({ personsInCart: undefined }) },
  });
  const full = { kind: 'cartTooLarge', max: 20 };
  const unsold = [aPriceGroup({ enabled: false, priceLists: [adult] })];

  it.each<[string, Partial<TicketSelection>, object]>([
    ['no choices (R-VALID-22)', { choices: [] }, { kind: 'noItemsSelected' }],
    ['a quantity of 0', { choices: [of(adult, 0)] }, { kind: 'noItemsSelected' }],
    ['a quantity below one (R-LIMIT-2)', { choices: [of(adult, -1)] }, { kind: 'invalidInput', field: 'Quantity' }],
    ['half a person (R-VALID-14)', { choices: [of(adult, 0.5)] }, { kind: 'invalidInput', field: 'Quantity' }],
    [
      'a quantity that is not a number',
      { choices: [of(adult, Number.NaN)] },
      { kind: 'invalidInput', field: 'Quantity' },
    ],
    ['a disabled price list', { choices: [of(disabled, 1)] }, { kind: 'priceListDisabled' }],
    [
      'a price group that is not on sale on the day',
      { quote: aQuote({ priceGroups: unsold }) },
      { kind: 'priceListDisabled' },
    ],
    ['a price list of another day', { quote: aQuote({ priceGroups: [] }) }, { kind: 'notFound', what: 'priceList' }],
    [
      'one person more than places are left, persons of packages included (R-VALID-18)',
      { ...nine, quote: aQuote({ ticketsAvailable: 8 }) },
      { kind: 'capacityFull', left: 8 },
    ],
    ['more persons than a cart holds', beside(0, 21), full],
    ['two persons beside nineteen in the cart', beside(19, 2), full],
    ['one person beside a full cart', beside(20, 1), full],
    [
      'more persons than places are left when the provider does not limit carts',
      unlimited(51),
      { kind: 'capacityFull', left: 50 },
    ],
    ['more pieces than a line holds', { choices: [of(towels, 101)], quote: towelDay }, { field: 'Quantity' }],
  ])('with %s', (_, overrides, refusal) => {
    expect(refusalOf(aSelection(overrides))).toMatchObject(refusal);
  });

  it.each<[string, Partial<TicketSelection>, number]>([
    ['a quantity of 0 of a disabled list', { choices: [of(disabled, 0), of(adult, 1)] }, 1],
    ['as many persons as places are left', { ...nine, quote: aQuote({ ticketsAvailable: 9 }) }, 2],
    ['as many persons as a cart holds', beside(0, 20), 1],
    ['one person beside nineteen in the cart', beside(19, 1), 1],
    ['as many persons as places are left when the provider does not limit carts', unlimited(50), 1],
    ['as many pieces as a line holds', { choices: [of(towels, 100)], quote: towelDay }, 1],
  ])('but not with %s', (_, overrides, lines) => {
    expect(orderOf(aSelection(overrides)).items).toHaveLength(lines);
  });

  it('for the missing day first when both the day and the items are missing', () => {
    const { date: _, ...dayless } = aSelection({ choices: [] });
    expect(refusalOf(dayless).kind).toBe('dateNotSelected');
  });
});
