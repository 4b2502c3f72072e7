import { type LocalDate, plusDays, weekdayOf } from '@shop/core/dates/local-date';
import { type Percent, percent } from '@shop/core/money/percent';
import type { SampleDays } from './sample-product.ts';

/** How far ahead the sample knows its days. Units: days from the first start. */
const horizon = 400;

export type SampleDay = { readonly date: LocalDate; readonly capacity: number; readonly facilityPercent: Percent };

/** Every other Saturday is sold out to groups, and a Sunday now and then has few places left (D-SAMPLE-DAYS). Counted
 *  from the first day. */
const capacityOn = (days: SampleDays, date: LocalDate, index: number): number => {
  const week = Math.floor(index / 7);
  if (weekdayOf(date) === 6 && week % 2 === 1) return 0;
  return weekdayOf(date) === 7 && week % 3 === 0 ? days.smallCapacity : days.capacity;
};

const isClosed = (days: SampleDays, date: LocalDate, index: number): boolean =>
  days.closedWeekdays.includes(weekdayOf(date)) || (index >= days.closedFrom && index <= days.closedTo);

/** Every day that a ticket is sold for, from the first day on. */
export const sampleDays = (days: SampleDays, first: LocalDate): readonly SampleDay[] =>
  Array.from({ length: horizon }, (_, index) => ({ date: plusDays(first, index), index }))
    .filter(({ date, index }) => !isClosed(days, date, index))
    .map(({ date, index }) => ({
      date,
      capacity: capacityOn(days, date, index),
      facilityPercent: weekdayOf(date) === days.discount.weekday ? days.discount.percent : percent(0),
    }));
