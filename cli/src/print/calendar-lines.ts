import type { DayState } from '@shop/core/availability/day-state';
import type { CalendarDay } from '@shop/core/availability/ticket-calendar';
import { weeksOfMonth } from '@shop/core/dates/calendar-month';
import { longDateText } from '@shop/core/dates/date-text';
import type { LocalDate } from '@shop/core/dates/local-date';
import { weekRules } from '@shop/core/dates/week-rules';
import type { Language } from '@shop/core/languages/language';
import { dateLocaleTag } from '@shop/core/languages/locale';
import { euroText } from '@shop/core/money/euro-text';
import { type Line, left, type Row, right, type Span, span, table } from '../text/line.ts';

/** The text and tone of each state of a day. */
const states: Readonly<Record<DayState, Span>> = {
  free: span('free', 'good'),
  few: span('few'),
  soldOut: span('sold out', 'bad'),
  closed: span('closed', 'quiet'),
  past: span('past', 'quiet'),
  beyond: span('not on sale yet', 'quiet'),
};

const stateOf = ({ state, endedAt }: CalendarDay): Span =>
  endedAt === undefined ? states[state] : span('sale ended', 'quiet');

const priceText = ({ adultPrice }: CalendarDay, language: Language): string =>
  adultPrice === undefined ? '' : euroText(adultPrice, language);

/** Returns the days of a ticket's calendar, one per line. */
export const calendarLines = (days: readonly CalendarDay[], language: Language): readonly Line[] =>
  table(
    [...left('date', 'day', 'state'), ...right('places', 'discount', 'adult from')],
    days.map((day) => [
      day.date,
      longDateText(day.date, language),
      stateOf(day),
      String(day.ticketsAvailable),
      day.discount === undefined ? '' : `-${day.discount} %`,
      priceText(day, language),
    ]),
  );

const weekdayName = (date: LocalDate, language: Language): string =>
  new Intl.DateTimeFormat(dateLocaleTag(language), { weekday: 'short', timeZone: 'UTC' }).format(new Date(date));

const dayCell = ({ date, discount }: CalendarDay): Span =>
  span(`${Number(date.slice(8))}${discount === undefined ? '' : `  -${discount} %`}`, 'strong');

const stateCell = (day: CalendarDay): Span => {
  const { text, tone } = stateOf(day);
  return span(day.ticketsAvailable === 0 ? text : `${text} ${day.ticketsAvailable}`, tone);
};

/** Returns a month as a table with a column per weekday: each day with its discount, state, remaining places and
 *  adult's price. Days outside the calendar are blank. */
export const monthLines = (
  month: LocalDate,
  dayIn: (date: LocalDate) => CalendarDay | undefined,
  language: Language,
): readonly Line[] => {
  const all = weeksOfMonth(month, weekRules(language));
  const [whole = []] = all.filter((week) => week.every((date) => date !== undefined));
  const weeks = all
    .map((week) => week.map((date) => date && dayIn(date)))
    .filter((week) => week.some((day) => day !== undefined));
  const titles = whole.map((date) => (date === undefined ? '' : weekdayName(date, language)));
  const cells = (week: (typeof weeks)[number], cell: (day: CalendarDay) => string | Span): Row =>
    week.map((day) => (day === undefined ? '' : cell(day)));
  return table(
    left(...titles),
    weeks.flatMap((week, at) => [
      ...(at === 0 ? [] : [week.map(() => '')]),
      cells(week, dayCell),
      cells(week, stateCell),
      ...[cells(week, (day) => priceText(day, language))].filter((row) => row.some((text) => text !== '')),
    ]),
  );
};
