import { type CalendarDay, type TicketCalendar, ticketCalendar } from '@shop/core/availability/ticket-calendar';
import type { DayTicket } from '@shop/core/catalog/ticket';
import { daysBetween, type LocalDate, localDate, plusDays, plusMonths } from '@shop/core/dates/local-date';
import { inEuros } from '@shop/core/money/cents';
import { err, ok, type Result } from 'neverthrow';
import type { ShopSession } from '../acts/session.ts';
import type { TypedDay } from '../arguments/option-values.ts';
import { type Refusal, usage } from '../failures/failure.ts';
import { monthLines } from '../print/calendar-lines.ts';
import { type Answer, answer } from '../stdio/answer.ts';
import { emptyLine, line, span } from '../text/line.ts';

type Range = { readonly from: LocalDate; readonly to: LocalDate };

export type RangeOptions = { readonly month?: LocalDate; readonly from?: TypedDay; readonly to?: TypedDay };

/** Returns the days to print: a whole month, else the calendar's days between `from` and `to`, both optional. */
const requestedRange = (
  { days }: TicketCalendar,
  { month, from, to }: RangeOptions,
  today: LocalDate,
): Result<Range, Refusal> => {
  if (month !== undefined) return ok({ from: month, to: plusDays(plusMonths(month, 1), -1) });
  const last = days.at(-1)?.date ?? today;
  const [first, end] = [from?.(today) ?? today, to?.(today) ?? last];
  const visible = { from: first > today ? first : today, to: end < last ? end : last };
  return visible.from <= visible.to
    ? ok(visible)
    : err(
        usage(`the calendar has no day from ${first}${to === undefined ? '' : ` to ${end}`}`, [
          `it has the days from ${today} to ${last}`,
        ]),
      );
};

/** Returns the first day of every month in a range. */
const monthsOf = ({ from, to }: Range): readonly LocalDate[] => {
  const months: LocalDate[] = [];
  for (let month = localDate(`${from.slice(0, 7)}-01`); month <= to; month = plusMonths(month, 1)) months.push(month);
  return months;
};

/** Returns a day with its amounts in euros. */
export const dayDocument = ({ adultPrice, ...day }: CalendarDay) => ({ ...day, adultPrice: inEuros(adultPrice) });

/** Prints days of a calendar as tables of months. Errors: `usage` for days that are not in the calendar. */
export const showDays = (session: ShopSession, ticket: DayTicket, options: RangeOptions): Result<Answer, Refusal> => {
  const { clock, language } = session;
  const calendar = ticketCalendar(ticket, clock.today());
  return requestedRange(calendar, options, clock.today()).map(({ from, to }) => {
    const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => calendar.dayOn(plusDays(from, at)));
    const dayIn = (date: LocalDate) => (from <= date && date <= to ? calendar.dayOn(date) : undefined);
    return answer({ productId: ticket.id, name: ticket.name, from, to, days: days.map(dayDocument) }, () =>
      monthsOf({ from, to }).flatMap((month, at) => [
        ...(at === 0 ? [] : [emptyLine]),
        line(span(ticket.name, 'strong'), `  ${month.slice(0, 7)}`),
        emptyLine,
        ...monthLines(month, dayIn, language),
      ]),
    );
  });
};
