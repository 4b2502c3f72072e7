import type { DayState } from '@shop/core/availability/day-state';
import type { CalendarDay } from '@shop/core/availability/ticket-calendar';
import { longDateText } from '@shop/core/dates/date-text';
import type { Language } from '@shop/core/languages/language';
import { euroText } from '@shop/core/money/euro-text';
import { type Column, type Line, span, type Tone } from '../text/line.ts';
import { table } from '../text/table.ts';

const columns: readonly Column[] = [
  { title: 'date', side: 'left' },
  { title: 'day', side: 'left' },
  { title: 'state', side: 'left' },
  { title: 'places', side: 'right' },
  { title: 'discount', side: 'right' },
  { title: 'adult from', side: 'right' },
];

const states: Readonly<Record<DayState, readonly [text: string, tone: Tone]>> = {
  free: ['free', 'good'],
  few: ['few', 'plain'],
  soldOut: ['sold out', 'bad'],
  closed: ['closed', 'quiet'],
  past: ['past', 'quiet'],
  beyond: ['not on sale yet', 'quiet'],
};

/** Days of a ticket's calendar, a line each. */
export const calendarLines = (days: readonly CalendarDay[], language: Language): readonly Line[] =>
  table(
    columns,
    days.map(({ date, state, ticketsAvailable, discount, adultPrice }) => [
      date,
      longDateText(date, language),
      span(...states[state]),
      String(ticketsAvailable),
      discount === undefined ? '' : `-${discount} %`,
      adultPrice === undefined ? '' : euroText(adultPrice, language),
    ]),
  );
