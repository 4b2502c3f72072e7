import { describe, expect, it } from 'vitest';
import type { TicketQuote } from '../catalog/ticket.ts';
import { priceListId } from '../ids.ts';
import { aPackage, aPriceGroup, aPriceList, aTicketQuote } from '../testing/builders.ts';
import { beyondLimit, type Sale, ticketOffer } from './ticket-offer.ts';

const adult = aPriceList();
const family = aPackage(2, 2);

/** A day on which a single adult ticket and a family package for four are on sale. */
const aQuote = (overrides: Partial<TicketQuote> = {}): TicketQuote =>
  aTicketQuote({ priceGroups: [aPriceGroup({ priceLists: [adult, family] })], ...overrides });

const salesOf = (quote: TicketQuote, adults = 0, families = 0): readonly Sale[] =>
  ticketOffer(quote, [
    { priceListId: adult.priceListId, quantity: adults },
    { priceListId: family.priceListId, quantity: families },
  ]).priceGroups.flatMap((group) => group.priceLists.map(({ sale }) => sale));

const onSale = (maxQuantity: number, limitedBy: 'places' | 'cart' | 'pieces'): Sale => ({
  type: 'onSale',
  maxQuantity,
  limitedBy,
});

describe('the offer of a quote', () => {
  it.each([
    [0, 20, 5],
    [16, 4, 1],
    [17, 3, 0],
    [20, 0, 0],
    [21, 0, 0],
  ])('for a cart of %i persons is at most %i adults or %i families', (personsInCart, adults, families) => {
    const quote = aQuote({ personsInCart });
    expect(salesOf(quote)).toEqual([onSale(adults, 'cart'), onSale(families, 'cart')]);
  });

  it.each([
    [19, 'places', 19],
    [20, 'places', 20],
    [21, 'cart', 20],
  ] as const)('for a day with %i places is limited by the %s', (ticketsAvailable, limitedBy, most) => {
    expect(salesOf(aQuote({ ticketsAvailable }))[0]).toEqual(onSale(most, limitedBy));
  });

  it('is limited by places and pieces alone when the provider does not limit carts', () => {
    const sales = (ticketsAvailable: number) => salesOf(aQuote({ ticketsAvailable, personsInCart: undefined }))[0];
    expect(sales(35)).toEqual(onSale(35, 'places'));
    expect(sales(1000)).toEqual(onSale(100, 'pieces'));
  });

  it('leaves room for the other choices, and does not count the own quantity of a list', () => {
    expect(salesOf(aQuote({ ticketsAvailable: 10 }), 3, 1)).toEqual([onSale(6, 'places'), onSale(1, 'places')]);
    expect(
      ticketOffer(aQuote({ ticketsAvailable: 10 }), [{ priceListId: adult.priceListId, quantity: 3 }]).room,
    ).toEqual({ persons: 7, limitedBy: 'places' });
    const beside = [{ priceListId: adult.priceListId, quantity: 3 }];
    expect(ticketOffer(aQuote({ personsInCart: 10 }), beside).room).toEqual({ persons: 7, limitedBy: 'cart' });
  });

  it('is 0 of the other lists when the choices exceed the places', () => {
    expect(salesOf(aQuote({ ticketsAvailable: 2 }), 3)).toEqual([onSale(2, 'places'), onSale(0, 'places')]);
  });
});

describe('a price list', () => {
  const reasonsOf = (quote: TicketQuote) =>
    ticketOffer(quote).priceGroups.flatMap((group) =>
      group.priceLists.map(({ sale }) => (sale.type === 'notOnSale' ? sale.reason : 'onSale')),
    );

  it('is not on sale when its group or itself is disabled, or the day has no places (R-TICKET-10)', () => {
    const disabled = aPriceList({ enabled: false });
    const groups = [
      aPriceGroup({ enabled: false, priceLists: [adult] }),
      aPriceGroup({ priceLists: [disabled, family] }),
    ];
    expect(reasonsOf(aQuote({ priceGroups: groups }))).toEqual(['groupNotSold', 'disabled', 'onSale']);
    expect(reasonsOf(aQuote({ priceGroups: groups, ticketsAvailable: 0 }))).toEqual([
      'groupNotSold',
      'disabled',
      'noPlaces',
    ]);
    expect(ticketOffer(aQuote({ priceGroups: groups })).priceGroups.map(({ isSold }) => isSold)).toEqual([false, true]);
  });

  it('for no persons is limited by the pieces of a line', () => {
    const towels = aPriceList({ priceListId: priceListId('towels'), kind: { type: 'package', items: [] } });
    const quote = aQuote({ priceGroups: [aPriceGroup({ priceLists: [towels] })] });
    expect(salesOf(quote)).toEqual([onSale(100, 'pieces')]);
  });
});

it.each([
  ['places', { kind: 'capacityFull', left: 7 }],
  ['cart', { kind: 'cartTooLarge', max: 20 }],
  ['pieces', { kind: 'invalidInput', field: 'Quantity' }],
] as const)('a quantity beyond the limit of %s is refused with its own error', (limit, error) => {
  expect(beyondLimit(limit, { ticketsAvailable: 7 })).toMatchObject(error);
});
