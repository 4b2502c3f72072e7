import { expect, test } from 'vitest';
import { seasonId } from '../ids.ts';
import { cents } from '../money/cents.ts';
import { aDay, aSeasonTicket, aTicket, aTicketQuote } from '../testing/builders.ts';
import { ticketOffers } from './product-offers.ts';

const season = (id: string, euros?: number) => ({
  id: seasonId(id),
  name: id,
  adultPrice: euros === undefined ? undefined : cents(euros * 100),
});

test('a ticket whose season is to be chosen is offered from its cheapest to its dearest season', () => {
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

test('a ticket of a chosen season is offered at each of its prices', () => {
  expect(ticketOffers(aSeasonTicket(), aDay, aTicketQuote())).toMatchObject({ type: 'each' });
});
