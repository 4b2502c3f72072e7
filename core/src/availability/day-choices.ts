import { type LocalDate, plusDays, weekdayOf } from '../dates/local-date.ts';
import { isSelectable } from './day-state.ts';
import type { CalendarDay, TicketCalendar } from './ticket-calendar.ts';

/** Days with a name. */
export type NamedDay = { readonly name: 'today' | 'tomorrow' | 'nextSaturday'; readonly day: CalendarDay };

const saturday = 6;

/** Today, tomorrow, and the first Saturday after them, as far as the sale reaches. */
export const namedDays = ({ dayOn }: TicketCalendar, today: LocalDate): readonly NamedDay[] => {
  const tomorrow = plusDays(today, 1);
  const daysToSaturday = ((saturday - weekdayOf(tomorrow) + 6) % 7) + 1;
  const named = [
    { name: 'today', date: today },
    { name: 'tomorrow', date: tomorrow },
    { name: 'nextSaturday', date: plusDays(tomorrow, daysToSaturday) },
  ] as const;
  return named.map(({ name, date }) => ({ name, day: dayOn(date) })).filter(({ day }) => day.state !== 'beyond');
};

/** Alternatives to a day that cannot be had: the next available ones, else the last before it. At most `most`, in
 *  order. */
export const daysInstead = ({ days }: TicketCalendar, date: LocalDate, most = 3): readonly CalendarDay[] => {
  const free = days.filter(isSelectable);
  const next = free.filter((day) => day.date > date).slice(0, most);
  return next.length > 0 ? next : free.filter((day) => day.date < date).slice(-most);
};
