import type { TicketPeriod } from '../../catalog/ticket.ts';
import { type LocalDate, type Weekday, weekdayOf } from '../../dates/local-date.ts';
import { isPublicHoliday } from '../../dates/public-holidays.ts';

export const holidayRules = ['included', 'excluded'] as const;

/** Whether public holidays belong to the days, independent of their weekday. */
export type HolidayRule = (typeof holidayRules)[number];

/** The weekdays of sale; every weekday when absent. Without a holiday rule a holiday counts as its weekday. */
export type SaleDays = { readonly weekdays?: readonly Weekday[]; readonly holidays?: HolidayRule };

/** The properties of a day on which the prices on sale depend. */
export type DayKind = { readonly weekday: Weekday; readonly isHoliday: boolean };

/** Returns the kind of a day. */
export const dayKindOf = (date: LocalDate): DayKind => ({ weekday: weekdayOf(date), isHoliday: isPublicHoliday(date) });

/** Whether something is sold on days of a kind. */
export const isSoldOnKind = ({ weekdays, holidays }: SaleDays, { weekday, isHoliday }: DayKind): boolean => {
  if (isHoliday && holidays !== undefined) return holidays === 'included';
  return weekdays === undefined || weekdays.includes(weekday);
};

/** Whether something is sold for a day. Always true for a season. */
export const isSoldFor = (days: SaleDays, period: TicketPeriod): boolean =>
  period.type === 'season' || isSoldOnKind(days, dayKindOf(period.date));
