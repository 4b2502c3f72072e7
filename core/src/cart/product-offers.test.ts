import { expect, test } from 'vitest';
import { plusDays } from '../dates/local-date.ts';
import { seasonId } from '../ids.ts';
import { cents } from '../money/cents.ts';
import { aDay, aGiftCard, aPriceGroup, aPriceList, aSeasonTicket, aTicket, aTicketQuote } from '../testing/builders.ts';
import { cardOffers, ticketOffers } from './product-offers.ts';

const season = (id: string, euros?: number) => ({
  id: seasonId(id),
  name: id,
  adultPrice: euros === undefined ? undefined : cents(euros * 100),
});

test('a ticket without a chosen season is offered from its cheapest to its dearest season', () => {
  const ticket = aSeasonTicket({ seasons: [season('summer', 120), season('winter', 90), season('over')] });
  expect(ticketOffers(ticket, aDay)).toEqual({
    type: 'range',
    low: cents(90_00),
    high: cents(120_00),
    isAvailable: true,
  });
});

test('a ticket without a price in any season, or on any day, has no offers', () => {
  expect(ticketOffers(aSeasonTicket({ seasons: [season('over')] }), aDay)).toEqual({ type: 'none' });
  expect(ticketOffers(aTicket({ availability: [{ date: aDay, ticketsAvailable: 5 }] }), aDay)).toEqual({
    type: 'none',
  });
});

test('a ticket without a chosen day is offered at the prices of the days that can be chosen', () => {
  const availability = [5, 0].map((ticketsAvailable, away) => ({
    ...{ date: plusDays(aDay, away), ticketsAvailable },
    adultPrice: cents(22_00 - away),
  }));
  expect(ticketOffers(aTicket({ availability }), aDay)).toMatchObject({ low: 22_00, high: 22_00 });
});

test('a ticket of a chosen season is offered at each price of the groups on sale', () => {
  const priceGroups = [
    aPriceGroup({ priceLists: [aPriceList(), aPriceList({ name: 'Otroci', price: cents(20_00), enabled: false })] }),
    aPriceGroup({ enabled: false }),
  ];
  expect(ticketOffers(aSeasonTicket(), aDay, aTicketQuote({ priceGroups }))).toEqual({
    type: 'each',
    offers: [
      { name: 'Dnevna vstopnica, Odrasli', price: 22_00, isAvailable: true },
      { name: 'Dnevna vstopnica, Otroci', price: 20_00, isAvailable: false },
    ],
  });
  const soldOut = aTicketQuote({ priceGroups: [aPriceGroup({ enabled: false })] });
  expect(ticketOffers(aSeasonTicket(), aDay, soldOut)).toEqual({ type: 'none' });
});

test('a gift card is offered at the price of one piece of each price list', () => {
  const priceLists = [aPriceList({ priceWithDiscount: cents(18_00) }), aPriceList({ name: 'Vikend', enabled: false })];
  expect(cardOffers(aGiftCard({ priceLists, quantityDiscountMinItems: 2 }))).toEqual({
    type: 'each',
    offers: [
      { name: 'Odrasli', price: 22_00, isAvailable: true },
      { name: 'Vikend', price: 22_00, isAvailable: false },
    ],
  });
  expect(cardOffers(aGiftCard({ priceLists: [] }))).toEqual({ type: 'none' });
});

test('a value card is offered from its lowest to its highest value when one of its price lists is enabled', () => {
  const { isValueGiftCard: _, ...card } = aGiftCard();
  const priceLists = [aPriceList(), aPriceList({ enabled: false })];
  const range = { type: 'range', low: 10_00, high: 1000_00 };
  expect(cardOffers({ ...card, isValueGiftCard: true, priceLists })).toEqual({ ...range, isAvailable: true });
  expect(cardOffers({ ...card, isValueGiftCard: true, priceLists: [] })).toEqual({ ...range, isAvailable: false });
});
