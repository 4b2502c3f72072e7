import { describe, expect, it } from 'vitest';
import { cartId, categoryId, priceListId, seasonId } from '../ids.ts';
import { aDay, aPackage, aPriceList, aSeasonTicket, aTicket } from '../testing/builders.ts';
import { makeTicketOrder, type TicketSelection } from './ticket-selection.ts';

const adult = aPriceList();
const child = aPriceList({ id: priceListId('child') });
const summer = { id: seasonId('summer'), name: 'Poletje' };
const winter = { id: seasonId('winter'), name: 'Zima' };

const aSelection = (given: Partial<TicketSelection> = {}): TicketSelection => ({
  ticket: aTicket(),
  language: 'sl',
  date: aDay,
  choices: [
    { priceList: adult, quantity: 2 },
    { priceList: child, quantity: 0 },
  ],
  ticketsAvailable: 50,
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
    const choices = [{ priceList: adult, quantity: 1, categoryId: categoryId('adult') }];
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

  it.each([[[]], [[{ priceList: adult, quantity: 0 }]]])('with nothing selected: %j', (choices) => {
    expect(refusalOf(aSelection({ choices }))).toEqual({ kind: 'noItemsSelected' });
  });

  it.each([-1, 0.5, Number.NaN])('with a quantity of %d', (quantity) => {
    expect(refusalOf(aSelection({ choices: [{ priceList: adult, quantity }] }))).toMatchObject({
      kind: 'invalidInput',
      field: 'Quantity',
    });
  });

  it('with a disabled price list, unless nothing of it is wanted', () => {
    const disabled = aPriceList({ enabled: false });
    expect(refusalOf(aSelection({ choices: [{ priceList: disabled, quantity: 1 }] })).kind).toBe('priceListDisabled');
    const choices = [
      { priceList: disabled, quantity: 0 },
      { priceList: adult, quantity: 1 },
    ];
    expect(orderOf(aSelection({ choices })).lines).toHaveLength(1);
  });

  it('with one person more than is left, counting the persons of packages', () => {
    const choices = [
      { priceList: aPackage(2, 2), quantity: 2 },
      { priceList: adult, quantity: 1 },
    ];
    expect(orderOf(aSelection({ choices, ticketsAvailable: 9 })).lines).toHaveLength(2);
    expect(refusalOf(aSelection({ choices, ticketsAvailable: 8 }))).toEqual({ kind: 'capacityFull', left: 8 });
  });

  it('with more persons than one cart holds', () => {
    expect(orderOf(aSelection({ choices: [{ priceList: adult, quantity: 20 }] })).lines).toHaveLength(1);
    expect(refusalOf(aSelection({ choices: [{ priceList: adult, quantity: 21 }] }))).toEqual({
      kind: 'cartTooLarge',
      max: 20,
    });
  });

  it('for the first thing missing on the page: the day before the items', () => {
    const { date: _, ...dayless } = aSelection({ choices: [] });
    expect(refusalOf(dayless).kind).toBe('dateNotSelected');
  });
});
