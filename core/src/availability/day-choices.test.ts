import { describe, expect, it } from 'vitest';
import { localDate, plusDays } from '../dates/local-date.ts';
import { aDay, aTicket } from '../testing/builders.ts';
import { daysInstead, namedDays } from './day-choices.ts';
import { ticketCalendar } from './ticket-calendar.ts';

const openOn = (today: string, windowDays = 20) => {
  const first = localDate(today);
  const availability = Array.from({ length: windowDays + 1 }, (_, away) => ({
    date: plusDays(first, away),
    ticketsAvailable: 50,
  }));
  const ticket = aTicket({ availability, defaultDailyTicketAvailabilityInDays: windowDays });
  return namedDays(ticketCalendar(ticket, first), first).map(({ name, day }) => [name, day.date]);
};

describe('the days with a name', () => {
  it.each([
    ['2026-11-16', 'Monday', '2026-11-21'],
    ['2026-11-19', 'Thursday', '2026-11-21'],
    ['2026-11-20', 'Friday', '2026-11-28'],
    ['2026-11-21', 'Saturday', '2026-11-28'],
    ['2026-11-22', 'Sunday', '2026-11-28'],
  ])('on %s, a %s, have the Saturday of %s', (today, _, saturday) => {
    expect(openOn(today)).toEqual([
      ['today', today],
      ['tomorrow', plusDays(localDate(today), 1)],
      ['nextSaturday', saturday],
    ]);
  });

  it('end with the sale', () => {
    expect(openOn('2026-11-18', 2).map(([name]) => name)).toEqual(['today', 'tomorrow']);
    expect(openOn('2026-11-18', 3).map(([name]) => name)).toEqual(['today', 'tomorrow', 'nextSaturday']);
    expect(openOn('2026-11-18', 0).map(([name]) => name)).toEqual(['today']);
  });

  it('tell what they are', () => {
    const calendar = ticketCalendar(aTicket(), aDay);
    expect(namedDays(calendar, aDay).map(({ day }) => day.state)).toEqual(['free', 'closed', 'closed']);
  });
});

describe('in the place of a day that cannot be had', () => {
  const free = (...away: readonly number[]) =>
    ticketCalendar(
      aTicket({ availability: away.map((days) => ({ date: plusDays(aDay, days), ticketsAvailable: 1 })) }),
      aDay,
    );
  const offered = (calendar: ReturnType<typeof free>, away: number) =>
    daysInstead(calendar, plusDays(aDay, away)).map(({ date }) => date);
  const days = (...away: readonly number[]) => away.map((count) => plusDays(aDay, count));

  it('the next ones are offered, three at most', () => {
    expect(offered(free(0, 1, 3, 4, 5, 6), 2)).toEqual(days(3, 4, 5));
    expect(offered(free(0, 1, 3), 2)).toEqual(days(3));
    expect(offered(free(0, 1, 3), -5)).toEqual(days(0, 1, 3));
  });

  it('the last ones before it are, where none comes any more', () => {
    expect(offered(free(0, 1, 2, 3), 4)).toEqual(days(1, 2, 3));
    expect(offered(free(0, 1), 1)).toEqual(days(0));
    expect(offered(free(0), 400)).toEqual(days(0));
    expect(offered(free(), 2)).toEqual([]);
  });
});
