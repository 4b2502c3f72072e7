import { describe, expect, it } from 'vitest';
import { localDate, plusDays } from '../dates/local-date.ts';
import { localTime } from '../dates/local-time.ts';
import { cents } from '../money/cents.ts';
import { percent } from '../money/percent.ts';
import { aDay, aTicket } from '../testing/builders.ts';
import { adultFromPrice, canChooseDay, ticketCalendar } from './ticket-calendar.ts';

describe('a day of the calendar', () => {
  it('is sold out when the provider lists it without places, and closed when it does not list it', () => {
    const { days } = ticketCalendar(aTicket({ availability: [{ date: aDay, ticketsAvailable: 0 }] }), aDay);
    expect(days.slice(0, 2)).toEqual([
      { date: aDay, state: 'soldOut', ticketsAvailable: 0 },
      { date: plusDays(aDay, 1), state: 'closed', ticketsAvailable: 0 },
    ]);
  });

  it('has 0 places when it is oversold', () => {
    const oversold = aTicket({ availability: [{ date: aDay, ticketsAvailable: -1 }] });
    expect(ticketCalendar(oversold, aDay).dayOn(aDay).ticketsAvailable).toBe(0);
  });

  it('has its discount and its adult price (R-TICKET-5)', () => {
    const ticket = aTicket({
      availability: [{ date: aDay, ticketsAvailable: 50, adultPrice: cents(16_00) }],
      facilityDiscounts: [{ date: aDay, percent: percent(20) }],
    });
    expect(ticketCalendar(ticket, aDay).days[0]).toEqual({
      date: aDay,
      state: 'free',
      ticketsAvailable: 50,
      discount: 20,
      adultPrice: 16_00,
    });
  });

  it('has no discount of 0 percent, and neither discount nor price when it is sold out', () => {
    const facilityDiscounts = [{ date: aDay, percent: percent(0) }];
    expect(ticketCalendar(aTicket({ facilityDiscounts }), aDay).dayOn(aDay).discount).toBeUndefined();
    const soldOut = aTicket({
      availability: [{ date: aDay, ticketsAvailable: 0, adultPrice: cents(16_00) }],
      facilityDiscounts: [{ date: aDay, percent: percent(20) }],
    });
    expect(ticketCalendar(soldOut, aDay).dayOn(aDay)).toEqual({ date: aDay, state: 'soldOut', ticketsAvailable: 0 });
  });
});

it.each([
  [0, { state: 'soldOut', ticketsAvailable: 0, endedAt: '16:00' }],
  [50, { state: 'free', ticketsAvailable: 50 }],
])('a day with %d places has the hour at which its sale ended only when it is sold out', (places, day) => {
  const ticket = aTicket({ availability: [{ date: aDay, ticketsAvailable: places, endedAt: localTime('16:00') }] });
  expect(ticketCalendar(ticket, aDay).dayOn(aDay)).toEqual({ date: aDay, ...day });
});

it('the from-price of a ticket is the lowest adult price of the days that can be chosen', () => {
  const days = [3, 0, 20].map((ticketsAvailable, away) => ({
    ...{ date: plusDays(aDay, away), ticketsAvailable },
    adultPrice: cents(1600 - 100 * away),
  }));
  const { days: shown } = ticketCalendar(aTicket({ availability: days }), aDay);
  expect(adultFromPrice(shown)?.price).toBe(1400);
  expect(adultFromPrice(shown.slice(0, 2))?.price).toBe(1600);
  expect(adultFromPrice(shown.slice(1, 2))).toBeUndefined();
  const cheapButFull = shown.map((day, at) => (at === 1 ? { ...day, adultPrice: cents(1) } : day));
  expect(adultFromPrice(cheapButFull)?.price).toBe(1400);
});

describe('the calendar', () => {
  it('runs from today to the last day of the sale window, also over a clock change', () => {
    const { days, dayOn } = ticketCalendar(
      aTicket({ defaultDailyTicketAvailabilityInDays: 3 }),
      localDate('2027-03-27'),
    );
    expect(days.map((day) => day.date)).toEqual(['2027-03-27', '2027-03-28', '2027-03-29', '2027-03-30']);
    expect([dayOn(localDate('2027-03-26')).state, dayOn(localDate('2027-03-31')).state]).toEqual(['past', 'beyond']);
  });

  it.each([
    [-1, false],
    [0, true],
    [7, true],
    [8, false],
  ])('allows a free day %d days from today: %s (R-TICKET-4)', (away, can) => {
    const day = plusDays(aDay, away);
    const places = (left: number) => aTicket({ availability: [{ date: day, ticketsAvailable: left }] });
    expect([50, 0].map((left) => canChooseDay(places(left), aDay, day))).toEqual([can, false]);
  });
});
