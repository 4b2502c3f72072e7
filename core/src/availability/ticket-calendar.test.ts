import { describe, expect, it } from 'vitest';
import { localDate, plusDays } from '../dates/local-date.ts';
import { cents } from '../money/cents.ts';
import { percent } from '../money/percent.ts';
import { aDay, aTicket } from '../testing/builders.ts';
import { canChooseDay, ticketCalendar } from './ticket-calendar.ts';

const stateWith = (ticketsAvailable: number) =>
  ticketCalendar(aTicket({ availability: [{ date: aDay, ticketsAvailable }] }), aDay)[0]?.state;

describe('a day of the calendar', () => {
  it.each([
    [-1, 'soldOut'],
    [0, 'soldOut'],
    [1, 'few'],
    [20, 'few'],
    [21, 'free'],
  ])('with %d places is %s', (places, state) => {
    expect(stateWith(places)).toBe(state);
  });

  it('that the provider does not list is sold out', () => {
    expect(ticketCalendar(aTicket(), aDay)[1]).toEqual({
      date: plusDays(aDay, 1),
      state: 'soldOut',
      ticketsAvailable: 0,
    });
  });

  it('never has less than no places', () => {
    const oversold = aTicket({ availability: [{ date: aDay, ticketsAvailable: -1 }] });
    expect(ticketCalendar(oversold, aDay)[0]?.ticketsAvailable).toBe(0);
  });

  it('carries its percent tag and its from-price', () => {
    const ticket = aTicket({
      availability: [{ date: aDay, ticketsAvailable: 50, fromPrice: cents(16_00) }],
      facilityDiscounts: [{ date: aDay, percent: percent(20) }],
    });
    expect(ticketCalendar(ticket, aDay)[0]).toEqual({
      date: aDay,
      state: 'free',
      ticketsAvailable: 50,
      discount: 20,
      fromPrice: 16_00,
    });
  });

  it('has no tag for 0 percent', () => {
    const ticket = aTicket({ facilityDiscounts: [{ date: aDay, percent: percent(0) }] });
    expect(ticketCalendar(ticket, aDay)[0]).not.toHaveProperty('discount');
  });
});

describe('the calendar', () => {
  it('runs from today to the last day of the window, a clock change included', () => {
    const days = ticketCalendar(aTicket({ defaultDailyTicketAvailabilityInDays: 3 }), localDate('2027-03-27'));
    expect(days.map((day) => day.date)).toEqual(['2027-03-27', '2027-03-28', '2027-03-29', '2027-03-30']);
  });

  it.each([
    [-1, false],
    [0, true],
    [7, true],
    [8, false],
  ])('lets choose a free day %d days from today: %s', (away, can) => {
    const day = plusDays(aDay, away);
    expect(canChooseDay(aTicket({ availability: [{ date: day, ticketsAvailable: 50 }] }), aDay, day)).toBe(can);
  });

  it('does not let choose a sold-out day', () => {
    expect(canChooseDay(aTicket({ availability: [{ date: aDay, ticketsAvailable: 0 }] }), aDay, aDay)).toBe(false);
  });
});
