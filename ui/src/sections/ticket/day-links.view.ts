import { daysInstead, type NamedDay, namedDays } from '@shop/core/availability/day-choices';
import { type DayState, isSelectable } from '@shop/core/availability/day-state';
import type { CalendarDay, TicketCalendar } from '@shop/core/availability/ticket-calendar';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { LocalTime } from '@shop/core/dates/local-time';
import { dayName } from '../../kit/day-words.ts';
import type { Translator } from '../../translations/use-translator.ts';
import { dayAddress } from './step-address.ts';

type DayWords = Pick<Translator, 't' | 'money' | 'day' | 'longDay'>;

/** The texts of a day beside the calendar; a day without `href` cannot be chosen. */
export type DayLinkView = {
  readonly key: string;
  readonly name: string;
  readonly date?: string;
  /** The price for an adult, the number of the last places, or why the day cannot be chosen. */
  readonly note: string;
  readonly href?: string;
};

const noteOf = (day: CalendarDay, words: DayWords): string => {
  const { state, ticketsAvailable, adultPrice } = day;
  const { t, money } = words;
  if (state === 'few') return t('Calendar.FewLeft', { count: ticketsAvailable });
  if (state !== 'free' || adultPrice === undefined) return dayName(day, words);
  return t('Calendar.AdultPrice', { price: money(adultPrice) });
};

const linkOf = (name: string, day: CalendarDay, path: string, words: DayWords): Omit<DayLinkView, 'key'> => ({
  name,
  note: noteOf(day, words),
  href: isSelectable(day) ? dayAddress(path) + day.date : undefined,
});

const nameOf = (name: NamedDay['name'], { t }: DayWords): string => {
  switch (name) {
    case 'today':
      return t('Calendar.Today');
    case 'tomorrow':
      return t('Calendar.Tomorrow');
    case 'nextSaturday':
      return t('Calendar.NextSaturday');
  }
};

/** Returns the named days, such as today. `path` is the page's own address. */
export const namedDayLinks = (
  calendar: TicketCalendar,
  today: LocalDate,
  path: string,
  words: DayWords,
): readonly DayLinkView[] =>
  namedDays(calendar, today).map(({ name, day }) => ({
    key: name,
    date: words.day(day.date),
    ...linkOf(nameOf(name, words), day, path, words),
  }));

/** Why a day cannot be chosen, and the nearest days that can. */
export type DaysInsteadView = { readonly reason: string; readonly days: readonly DayLinkView[] };

const reasonOf = (state: Exclude<DayState, 'free' | 'few'>, { t }: DayWords): string => {
  switch (state) {
    case 'soldOut':
      return t('Calendar.DaySoldOut');
    case 'closed':
      return t('Calendar.DayClosed');
    case 'past':
      return t('Calendar.DayPast');
    case 'beyond':
      return t('Calendar.DayBeyond');
  }
};

/** Returns why a day cannot be chosen, and other days. `path` is the page's own address. `endedAt` is when the sale for
 *  today ended, if that is the reason. */
export const daysInsteadView = (
  calendar: TicketCalendar,
  date: LocalDate,
  { state, endedAt }: { readonly state: Exclude<DayState, 'free' | 'few'>; readonly endedAt?: LocalTime | undefined },
  path: string,
  words: DayWords,
): DaysInsteadView => ({
  reason: endedAt === undefined ? reasonOf(state, words) : words.t('Calendar.DaySaleEnded', { time: endedAt }),
  days: daysInstead(calendar, date).map((day) => ({
    key: day.date,
    ...linkOf(words.longDay(day.date), day, path, words),
  })),
});
