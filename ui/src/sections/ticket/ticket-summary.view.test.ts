import { defaultPersonCategories } from '@shop/core/catalog/person-categories';
import type { ShopError } from '@shop/core/errors/shop-error';
import { cents } from '@shop/core/money/cents';
import { percent } from '@shop/core/money/percent';
import { aPriceGroup, aPriceList, aTicketQuote } from '@shop/core/testing/builders';
import { describe, expect, test } from 'vitest';
import { plainTranslator } from '../../testing/plain-translator.ts';
import { selectionView } from './quantities.view.ts';
import { ticketSummaryView } from './ticket-summary.view.ts';

const adult = aPriceList();

const view = (
  quantity: number,
  quote: Parameters<typeof aTicketQuote>[0] = {},
  { isBusy = false, error }: { readonly isBusy?: boolean; readonly error?: ShopError } = {},
) => {
  const given = aTicketQuote({ priceGroups: [aPriceGroup({ priceLists: [adult] })], ...quote });
  const typed = { quantities: { [adult.id]: quantity }, counts: {} };
  const selection = selectionView(given, typed, defaultPersonCategories);
  return ticketSummaryView(selection, { quote: given, isBusy, error }, plainTranslator);
};

describe('the summary of step 2', () => {
  test('lists what is chosen and adds it up', () => {
    const { lines, total } = view(2);
    expect(lines.map(({ text, amount }) => [text, amount])).toEqual([
      ['Added.Line 2 Dnevna vstopnica – Odrasli', '4400 c'],
    ]);
    expect(total).toBe(cents(4400));
  });

  test('tells a saving only where there is one', () => {
    expect(view(2).saving).toBeUndefined();
    expect(view(2, { facilityDiscount: percent(10) }).saving).toBe('Cart.Savings 440 c');
  });

  test.each([
    [{ ticketsAvailable: 5 }, 1, 'Ticket.Available 5', false],
    [{ ticketsAvailable: 5 }, 5, 'Ticket.OnlyLeft 5', true],
    [{ ticketsAvailable: 50 }, 20, 'Shop.Cart.TooManyPersons', true],
    [{ ticketsAvailable: 0 }, 0, 'Calendar.SoldOut', true],
  ] as const)('says how much room is left: %j with %i chosen', (quote, quantity, text, isFull) => {
    expect(view(quantity, quote).room).toEqual({ text, isFull });
  });

  test('tells how many persons the cart holds already', () => {
    expect(view(1).inCart).toBeUndefined();
    expect(view(1, { personsInCart: 3 }).inCart).toBe('Ticket.InCart 3 20');
    expect(view(17, { personsInCart: 3 }).room).toEqual({ text: 'Shop.Cart.TooManyPersons', isFull: true });
  });

  test('says what goes on, and why it did not', () => {
    expect(view(1).action).toBe('Ticket.AddToCart');
    expect(view(1, {}, { isBusy: true }).action).toBe('Ticket.Adding');
    expect(view(1).problem).toEqual([]);
    expect(view(1, {}, { error: { kind: 'capacityFull', left: 2 } }).problem).toEqual([
      'Shop.AddTicketToCart.CapacityFull',
      'Ticket.OnlyLeft 2',
    ]);
    expect(view(0, {}, { error: { kind: 'noItemsSelected' } }).problem).toEqual(['AddToCartNoItemsSelected']);
  });
});
