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

describe('the named days', () => {
  it.each([
    ['2026-11-16', 'Monday', '2026-11-21'],
    ['2026-11-19', 'Thursday', '2026-11-21'],
    ['2026-11-20', 'Friday', '2026-11-28'],
    ['2026-11-21', 'Saturday', '2026-11-28'],
    ['2026-11-22', 'Sunday', '2026-11-28'],
  ])('on %s, a %s, are today, tomorrow and the next Saturday %s', (today, _, saturday) => {
    expect(openOn(today)).toEqual([
      ['today', today],
      ['tomorrow', plusDays(localDate(today), 1)],
      ['nextSaturday', saturday],
    ]);
  });

  it('leave out days after the end of the sale window', () => {
    expect(openOn('2026-11-18', 2).map(([name]) => name)).toEqual(['today', 'tomorrow']);
    expect(openOn('2026-11-18', 3).map(([name]) => name)).toEqual(['today', 'tomorrow', 'nextSaturday']);
    expect(openOn('2026-11-18', 0).map(([name]) => name)).toEqual(['today']);
  });

  it('have the state of the calendar', () => {
    const calendar = ticketCalendar(aTicket(), aDay);
    expect(namedDays(calendar, aDay).map(({ day }) => day.state)).toEqual(['free', 'closed', 'closed']);
  });
});

describe('the alternatives to a day that is not on sale', () => {
  const free = (...away: readonly number[]) =>
    ticketCalendar(
      aTicket({ availability: away.map((days) => ({ date: plusDays(aDay, days), ticketsAvailable: 1 })) }),
      aDay,
    );
  const offered = (calendar: ReturnType<typeof free>, away: number) =>
    daysInstead(calendar, plusDays(aDay, away)).map(({ date }) => date);
  const days = (...away: readonly number[]) => away.map((count) => plusDays(aDay, count));

  it('are at most the three next days on sale', () => {
    expect(offered(free(0, 1, 3, 4, 5, 6), 2)).toEqual(days(3, 4, 5));
    expect(offered(free(0, 1, 3), 2)).toEqual(days(3));
    expect(offered(free(0, 1, 3), -5)).toEqual(days(0, 1, 3));
  });

  it('are the last days before it when no later day is on sale', () => {
    expect(offered(free(0, 1, 2, 3), 4)).toEqual(days(1, 2, 3));
    expect(offered(free(0, 1), 1)).toEqual(days(0));
    expect(offered(free(0), 400)).toEqual(days(0));
    expect(offered(free(), 2)).toEqual([]);
  });
});
