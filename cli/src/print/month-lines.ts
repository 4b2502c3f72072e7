import type { CalendarDay } from '@shop/core/availability/ticket-calendar';
import { weeksOfMonth } from '@shop/core/dates/calendar-month';
import type { LocalDate } from '@shop/core/dates/local-date';
import { weekRules } from '@shop/core/dates/week-rules';
import type { Language } from '@shop/core/languages/language';
import { dateLocaleTag } from '@shop/core/languages/locale';
import { euroText } from '@shop/core/money/euro-text';
import { type Column, type Line, type Span, span } from '../text/line.ts';
import { type Row, table } from '../text/table.ts';
import { dayStateText } from './day-state-text.ts';

type Shown = { readonly dayOn: (date: LocalDate) => CalendarDay; readonly language: Language };

const weekdayName = (date: LocalDate, language: Language): string =>
  new Intl.DateTimeFormat(dateLocaleTag(language), { weekday: 'short', timeZone: 'UTC' }).format(new Date(date));

const dayCell = ({ date, discount }: CalendarDay): Span =>
  span(`${Number(date.slice(8))}${discount === undefined ? '' : `  -${discount} %`}`, 'strong');

const stateCell = ({ state, ticketsAvailable }: CalendarDay): Span => {
  const { text, tone } = dayStateText(state);
  return span(ticketsAvailable === 0 ? text : `${text} ${ticketsAvailable}`, tone);
};

const priceCell = ({ adultPrice }: CalendarDay, language: Language): string =>
  adultPrice === undefined ? '' : euroText(adultPrice, language);

/** A month as a table, a column a weekday: each day with its discount, its state with the places left, and what an adult pays. */
export const monthLines = (month: LocalDate, { dayOn, language }: Shown): readonly Line[] => {
  const weeks = weeksOfMonth(month, weekRules(language));
  const [whole = []] = weeks.filter((week) => week.every((date) => date !== undefined));
  const columns: readonly Column[] = whole.map((date) => ({
    title: date === undefined ? '' : weekdayName(date, language),
    side: 'left',
  }));
  const cells = (week: (typeof weeks)[number], cell: (day: CalendarDay) => string | Span): Row =>
    week.map((date) => (date === undefined ? '' : cell(dayOn(date))));
  return table(
    columns,
    weeks.flatMap((week, at) => [
      ...(at === 0 ? [] : [week.map(() => '')]),
      cells(week, dayCell),
      cells(week, stateCell),
      ...[cells(week, (day) => priceCell(day, language))].filter((row) => row.some((text) => text !== '')),
    ]),
  );
};
