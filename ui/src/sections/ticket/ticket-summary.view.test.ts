import { defaultPersonCategories } from '@shop/core/catalog/person-categories';
import type { ShopError } from '@shop/core/errors/shop-error';
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
});
