import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysBetween, plusDays } from '../dates/local-date.ts';
import { anyDay, anyPercent } from '../testing/arbitraries.ts';
import { aTicket } from '../testing/builders.ts';
import { isSelectable } from './day-state.ts';
import { canChooseDay, ticketCalendar } from './ticket-calendar.ts';

const anyCase = anyDay.chain((today) => {
  const nearby = fc.integer({ min: -40, max: 80 }).map((away) => plusDays(today, away));
  return fc.record({
    today: fc.constant(today),
    days: fc.nat(30),
    availability: fc.uniqueArray(fc.record({ date: nearby, ticketsAvailable: fc.nat(40) }), {
      selector: ({ date }) => date,
    }),
    facilityDiscounts: fc.uniqueArray(fc.record({ date: nearby, percent: anyPercent }), {
      selector: ({ date }) => date,
    }),
    asked: nearby,
  });
});

type Given = typeof anyCase extends fc.Arbitrary<infer Value> ? Value : never;

const ticketOf = ({ days, availability, facilityDiscounts }: Given) =>
  aTicket({ defaultDailyTicketAvailabilityInDays: days, availability, facilityDiscounts });

it('every selectable day lies in the window, and no day outside is selectable', () => {
  fc.assert(
    fc.property(anyCase, (given) => {
      const ticket = ticketOf(given);
      const away = daysBetween(given.today, given.asked);
      const places = given.availability.find((day) => day.date === given.asked)?.ticketsAvailable ?? 0;
      expect(canChooseDay(ticket, given.today, given.asked)).toBe(away >= 0 && away <= given.days && places > 0);
      for (const day of ticketCalendar(ticket, given.today).days.filter(isSelectable)) {
        expect(daysBetween(given.today, day.date)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(given.today, day.date)).toBeLessThanOrEqual(given.days);
        expect(day.ticketsAvailable).toBeGreaterThan(0);
      }
    }),
  );
});

it('has each day of the window once, in order, with the tag of that day', () => {
  fc.assert(
    fc.property(anyCase, (given) => {
      const calendar = ticketCalendar(ticketOf(given), given.today).days;
      expect(calendar.map((day) => daysBetween(given.today, day.date))).toEqual(
        Array.from({ length: given.days + 1 }, (_, away) => away),
      );
      for (const day of calendar) {
        const listed = given.facilityDiscounts.find(({ date }) => date === day.date)?.percent ?? 0;
        expect(day.discount ?? 0).toBe(isSelectable(day) ? listed : 0);
      }
    }),
  );
});
