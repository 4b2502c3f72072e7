import { defaultPersonCategories } from '@shop/core/catalog/person-categories';
import { aPackage, aPriceGroup, aPriceList, aTicketQuote } from '@shop/core/testing/builders';
import { describe, expect, test } from 'vitest';
import { plainTranslator } from '../../testing/plain-translator.ts';
import { priceGroupView } from './price-group-card.view.ts';
import { selectionView } from './quantities.view.ts';
import { nothingTyped, withPersons, withQuantity } from './typed-quantities.ts';

const adult = aPriceList();

const view = (
  group: Parameters<typeof aPriceGroup>[0],
  {
    ticketsAvailable = 50,
    typed = nothingTyped,
    isForDay = true,
  }: { ticketsAvailable?: number; typed?: typeof nothingTyped; isForDay?: boolean } = {},
) => {
  const quote = aTicketQuote({ ticketsAvailable, priceGroups: [aPriceGroup(group)] });
  const selection = selectionView(quote, typed, defaultPersonCategories);
  return selection.groups.map((shown) =>
    priceGroupView(shown, { soldOut: selection.soldOut, isForDay }, plainTranslator),
  )[0];
};

describe('a price group', () => {
  test('that is not sold says so and shows no prices', () => {
    expect(view({ enabled: false })).toEqual({ isSold: false, closed: 'Ticket.NotThatDay', rows: [] });
    expect(view({ enabled: false }, { isForDay: false })?.closed).toBe('Ticket.NotAvailable');
  });

  test('tells by its rows what is closed, and why', () => {
    const closed = aPriceList({ enabled: false });
    expect(view({ priceLists: [closed] })?.rows[0]?.choice).toEqual({
      type: 'closed',
      reason: 'Ticket.NotAvailable',
    });
    expect(view({ priceLists: [adult] }, { ticketsAvailable: 0 })?.rows[0]?.choice).toEqual({
      type: 'closed',
      reason: 'Calendar.SoldOut',
    });
  });

  test('says why no more fit only in a row that has as many as do (R-EXPECT-5, R-TICKET-9)', () => {
    const full = (quantity: number) =>
      view({ priceLists: [adult] }, { ticketsAvailable: 3, typed: withQuantity(nothingTyped, adult.id, quantity) })
        ?.rows[0]?.full;
    expect([full(0), full(2), full(3)]).toEqual([undefined, undefined, 'Ticket.OnlyLeft 3']);
  });

  test('with packages asks who comes, and says when none is for them (R-TICKET-13)', () => {
    const family = aPriceGroup({ priceLists: [aPackage(2, 2)] });
    const come = (adults: number, children: number) =>
      view(family, { typed: withPersons(nothingTyped, family.id, { adults, children }) });
    expect(come(0, 0)).toMatchObject({ counts: { adults: 0, children: 0 }, rows: [] });
    expect(come(1, 1)?.hint).toBe('Ticket.NoPackage');
    expect(come(2, 2)?.rows.map(({ persons }) => persons)).toEqual(['Ticket.PackagePersons 4']);
    expect(view(family, { ticketsAvailable: 0 })?.counts).toBeUndefined();
  });
});
