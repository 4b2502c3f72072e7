import { defaultPersonCategories } from '@shop/core/catalog/person-categories';
import { localTime } from '@shop/core/dates/local-time';
import { type PriceListId, priceListId } from '@shop/core/ids';
import { percent } from '@shop/core/money/percent';
import { noConditions } from '@shop/core/pricing/price-conditions';
import { aPackage, aPriceGroup, aPriceList, aTicketQuote } from '@shop/core/testing/builders';
import { describe, expect, test } from 'vitest';
import { plainTranslator } from '../../testing/plain-translator.ts';
import { priceGroupView } from './price-group-card.view.ts';
import { selectionView } from './quantities.view.ts';
import { ticketSummaryView } from './ticket-summary.view.ts';
import { nothingTyped, withPersons, withQuantity } from './typed-quantities.ts';

const adult = aPriceList();
const child = aPriceList({ priceListId: priceListId('child') });

type Quote = Parameters<typeof aTicketQuote>[0];
const quoteOf = (changes: Quote) =>
  aTicketQuote({ priceGroups: [aPriceGroup({ priceLists: [adult, child] })], ...changes });
const selected = (quote: Quote, typed = nothingTyped) => selectionView(quoteOf(quote), typed, defaultPersonCategories);
const viewOf = (quote: Quote, quantities: Readonly<Record<PriceListId, number>> = {}) =>
  selected(quote, { quantities, counts: {} });

const limitsOf = (view: ReturnType<typeof viewOf>) =>
  view.groups.flatMap(({ rows }) => rows.map(({ limit }) => limit && [limit.max, limit.isReached, limit.beyond.kind]));

describe('the limit of a stepper', () => {
  test('is 0 with a full cart', () => {
    const view = viewOf({ personsInCart: 20 });
    expect(limitsOf(view)).toEqual([
      [0, true, 'cartTooLarge'],
      [0, true, 'cartTooLarge'],
    ]);
    expect(view.limit).toBe('cart');
  });

  test('is the number of places left by the other rows', () => {
    const view = viewOf({ ticketsAvailable: 5 }, { [adult.priceListId]: 3 });
    expect(limitsOf(view)).toEqual([
      [5, false, 'capacityFull'],
      [2, false, 'capacityFull'],
    ]);
    expect(viewOf({ ticketsAvailable: 5 }, { [adult.priceListId]: 5 }).limit).toBe('places');
  });

  test('is the typed quantity on a day with fewer places', () => {
    const view = viewOf({ ticketsAvailable: 2 }, { [adult.priceListId]: 3 });
    expect(limitsOf(view)[0]).toEqual([3, true, 'capacityFull']);
    expect(view.limit).toBe('places');
  });
});

describe('the selection', () => {
  test('has the chosen quantities of the rows that are shown and on sale', () => {
    const groups = [
      aPriceGroup({ priceLists: [adult, aPackage(2, 2)] }),
      aPriceGroup({ enabled: false, priceLists: [child] }),
    ];
    const view = viewOf(
      { priceGroups: groups },
      { [adult.priceListId]: 2, [child.priceListId]: 1, [aPackage(2, 2).priceListId]: 1 },
    );
    expect(view.choices).toEqual([]);
    const plain = [aPriceGroup({ priceLists: [adult] }), aPriceGroup({ enabled: false, priceLists: [child] })];
    const chosen = viewOf({ priceGroups: plain }, { [adult.priceListId]: 2, [child.priceListId]: 1 });
    expect(chosen.choices).toEqual([{ priceListId: adult.priceListId, quantity: 2 }]);
    expect(chosen.total.total).toBe(44_00);
  });

  test('of a sold-out day has no stepper', () => {
    const view = viewOf({ ticketsAvailable: 0 }, { [adult.priceListId]: 1 });
    expect(view.soldOut).toBe(true);
    expect(limitsOf(view)).toEqual([undefined, undefined]);
    expect(view.choices).toHaveLength(1);
  });
});

const groupOf = (
  group: Parameters<typeof aPriceGroup>[0],
  { ticketsAvailable = 50, typed = nothingTyped, isForDay = true } = {},
) => {
  const { groups, soldOut } = selected({ ticketsAvailable, priceGroups: [aPriceGroup(group)] }, typed);
  return groups.map((shown) => priceGroupView(shown, { soldOut, isForDay }, plainTranslator))[0];
};

describe('a price group', () => {
  test('that is not on sale shows the reason and no prices', () => {
    expect(groupOf({ enabled: false })).toEqual({ isSold: false, closed: 'Ticket.NotThatDay', rows: [] });
    expect(groupOf({ enabled: false }, { isForDay: false })?.closed).toBe('Ticket.NotAvailable');
    expect(groupOf({ enabled: false, endedAt: localTime('16:00') })?.closed).toBe('Ticket.SaleEnded 16:00');
  });

  test('shows the reason of each closed row', () => {
    const closed = aPriceList({ enabled: false });
    expect(groupOf({ priceLists: [closed] })?.rows[0]?.choice).toEqual({
      type: 'closed',
      reason: 'Ticket.NotAvailable',
    });
    expect(groupOf({ priceLists: [adult] }, { ticketsAvailable: 0 })?.rows[0]?.choice).toEqual({
      type: 'closed',
      reason: 'Calendar.SoldOut',
    });
  });

  test.each([
    [500, 99, undefined],
    [500, 100, 'Cart.MaxQuantity 100'],
    [3, 3, undefined],
  ])(
    'on a day with %i places shows in a row of %i pieces the limit %s, and leaves the places to the summary (R-EXPECT-5, R-TICKET-9)',
    (ticketsAvailable, quantity, full) => {
      const typed = withQuantity(nothingTyped, adult.priceListId, quantity);
      const priceGroups = [aPriceGroup({ priceLists: [adult] })];
      const { groups, soldOut } = selected({ ticketsAvailable, personsInCart: undefined, priceGroups }, typed);
      const [view] = groups.map((group) => priceGroupView(group, { soldOut, isForDay: true }, plainTranslator));
      expect(view?.rows[0]?.full).toBe(full);
    },
  );

  test('with packages shows those for the chosen persons, or that there are none (R-TICKET-13)', () => {
    const family = aPriceGroup({ priceLists: [aPackage(2, 2)] });
    const groupFor = (adults: number, children: number) =>
      groupOf(family, { typed: withPersons(nothingTyped, family.priceGroupId, { adults, children }) });
    expect(groupFor(0, 0)).toMatchObject({ counts: { adults: 0, children: 0 }, rows: [] });
    expect(groupFor(1, 1)?.hint).toBe('Ticket.NoPackage');
    expect(groupFor(2, 2)?.rows.map(({ persons }) => persons)).toEqual(['Ticket.PackagePersons 4']);
    expect(groupOf(family, { ticketsAvailable: 0 })?.counts).toBeUndefined();
  });
});

const summaryOf = (quantity: number, quote: Quote = {}) =>
  ticketSummaryView(
    viewOf(quote, { [adult.priceListId]: quantity }),
    { quote: quoteOf(quote), isBusy: false, error: undefined },
    plainTranslator,
  );

describe('the summary of step 2', () => {
  test('shows a saving only with a discount', () => {
    expect(summaryOf(2).saving).toBeUndefined();
    expect(summaryOf(2, { conditions: { ...noConditions, facilityDiscount: percent(10) } }).saving).toBe(
      'Cart.Savings 440 c',
    );
  });

  test.each([
    [{ ticketsAvailable: 5 }, 1, 'Ticket.Available 5', false],
    [{ ticketsAvailable: 5 }, 5, 'Ticket.OnlyLeft 5', true],
    [{ ticketsAvailable: 50 }, 20, 'Ticket.MaxPersons 20', true],
    [{ ticketsAvailable: 0 }, 0, 'Calendar.SoldOut', true],
  ] as const)('of %j with %i chosen shows the room %s', (quote, quantity, text, isFull) => {
    expect(summaryOf(quantity, quote).room).toEqual({ text, isFull });
  });
});
