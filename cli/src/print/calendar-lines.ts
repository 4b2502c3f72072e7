import type { CalendarDay } from '@shop/core/availability/ticket-calendar';
import { longDateText } from '@shop/core/dates/date-text';
import type { Language } from '@shop/core/languages/language';
import { euroText } from '@shop/core/money/euro-text';
import { type Column, type Line, span } from '../text/line.ts';
import { table } from '../text/table.ts';
import { dayStateText } from './day-state-text.ts';

const columns: readonly Column[] = [
  { title: 'date', side: 'left' },
  { title: 'day', side: 'left' },
  { title: 'state', side: 'left' },
  { title: 'places', side: 'right' },
  { title: 'discount', side: 'right' },
  { title: 'adult from', side: 'right' },
];

/** Days of a ticket's calendar, a line each. */
export const calendarLines = (days: readonly CalendarDay[], language: Language): readonly Line[] =>
  table(
    columns,
    days.map(({ date, state, ticketsAvailable, discount, adultPrice }) => [
      date,
      longDateText(date, language),
      span(dayStateText(state).text, dayStateText(state).tone),
      String(ticketsAvailable),
      discount === undefined ? '' : `-${discount} %`,
      adultPrice === undefined ? '' : euroText(adultPrice, language),
    ]),
  );
