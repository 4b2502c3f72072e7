import type { Weekday } from '@shop/core/dates/local-date';
import type { HolidayRule, SaleDays } from '@shop/core/host/catalog/sale-days';

const allWeekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** Weekdays are stored as digits, 1 for Monday. */
export const weekdaysOf = (digits: string): readonly Weekday[] =>
  allWeekdays.filter((weekday) => digits.includes(String(weekday)));

type StoredDays = { readonly weekdays: string | null; readonly holidays: HolidayRule | null };

/** Days for which a price list counts; none for one that counts on all days of its group. */
export const saleDaysOf = ({ weekdays, holidays }: StoredDays): SaleDays | undefined =>
  weekdays === null && holidays === null
    ? undefined
    : {
        ...(weekdays === null ? {} : { weekdays: weekdaysOf(weekdays) }),
        ...(holidays === null ? {} : { holidays }),
      };

/** The same as it is stored. */
export const storedDays = (days: SaleDays | undefined): StoredDays => ({
  weekdays: days?.weekdays?.join('') ?? null,
  holidays: days?.holidays ?? null,
});
