import { type LocalDate, plusDays, weekdayOf } from '../dates/local-date.ts';
import { isSelectable } from './day-state.ts';
import type { CalendarDay, TicketCalendar } from './ticket-calendar.ts';

/** A day with a name. */
export type NamedDay = { readonly name: 'today' | 'tomorrow' | 'nextSaturday'; readonly day: CalendarDay };

const saturday = 6;

/** Returns today, tomorrow, and the first Saturday after them, without days after the end of the sale. */
export const namedDays = ({ dayOn }: TicketCalendar, today: LocalDate): readonly NamedDay[] => {
  const tomorrow = plusDays(today, 1);
  const daysToSaturday = ((saturday - weekdayOf(tomorrow) + 6) % 7) + 1;
  const candidates = [
    { name: 'today', date: today },
    { name: 'tomorrow', date: tomorrow },
    { name: 'nextSaturday', date: plusDays(tomorrow, daysToSaturday) },
  ] as const;
  return candidates.map(({ name, date }) => ({ name, day: dayOn(date) })).filter(({ day }) => day.state !== 'beyond');
};

/** Returns alternatives to a day that is not available: the next available days, otherwise the last ones before it. At
 *  most `most`, sorted. */
export const daysInstead = ({ days }: TicketCalendar, date: LocalDate, most = 3): readonly CalendarDay[] => {
  const free = days.filter(isSelectable);
  const next = free.filter((day) => day.date > date).slice(0, most);
  return next.length > 0 ? next : free.filter((day) => day.date < date).slice(-most);
};
