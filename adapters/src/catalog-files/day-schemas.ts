import { type LocalDate, localDate, plusDays, type Weekday } from '@shop/core/dates/local-date';
import { holidayRules } from '@shop/core/seller/catalog/sale-days';
import * as z from 'zod/mini';
import {
  dayReference,
  described,
  flag,
  list,
  listOfSome,
  oneOf,
  percentage,
  places,
  record,
  wholeNumber,
} from './form-fields.ts';
import { readAs } from './sold-fields.ts';

export const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export const monthWeekNames = ['first', 'second', 'third', 'fourth', 'fifth', 'last'] as const;

export const allWeekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

const nameOfWeekday = (weekday: Weekday) => weekdayNames[weekday - 1] ?? 'mon';

/** Weekdays in one line, such as `[fri, sat]`; Monday comes first. */
export const weekdays = readAs(
  list(
    oneOf(weekdayNames, 'a day of the week'),
    `days of the week such as [fri, sat], of ${weekdayNames.join(', ')}; every day when left out`,
  ),
  (names): readonly Weekday[] => allWeekdays.filter((weekday) => names.includes(nameOfWeekday(weekday))),
);

export const holidays = oneOf(
  holidayRules,
  'whether a public holiday of Slovenia is among the days, whatever its weekday; when left out it counts as its weekday',
);

/** Members that select the days of a rule. */
const ruleDays = {
  on: z.optional(list(dayReference('a day'), 'the days that the rule is about')),
  from: z.optional(dayReference('first day of the rule; the first of all when left out')),
  to: z.optional(dayReference('last day of the rule; the last of all when left out')),
  weekdays: z.optional(weekdays),
  ofMonth: z.optional(
    listOfSome(
      oneOf(monthWeekNames, 'which of its weekday in the month a day is'),
      'only these of their weekday in each month, such as [first] beside weekdays: [sun] for every first Sunday',
    ),
  ),
  everyWeeks: z.optional(
    wholeNumber(1, 52, 'only every so many weeks, counted in sevens from the first day of the rule'),
  ),
  closed: z.optional(flag('true for days that are not sold at all')),
};

const exceptions = 'rules for other days; where two say something of one day the later one counts';

const placesRule = record({ ...ruleDays, capacity: z.optional(places('places on these days')) });

export const placesDays = described(
  record({
    from: dayReference('first day that is sold'),
    to: dayReference('last day that is sold'),
    capacity: places('places a day'),
    except: z.optional(list(placesRule, exceptions)),
  }),
  'the places of each day: what is usual, and what is other; never open when left out',
);

const saleRule = record({ ...ruleDays, discount: z.optional(percentage('discount on these days')) });

export const saleDays = described(
  record({
    from: z.optional(dayReference('first day that is sold; the first of the facility when left out')),
    to: z.optional(dayReference('last day that is sold; the last of the facility when left out')),
    discount: z.optional(percentage('discount of every day')),
    except: z.optional(list(saleRule, exceptions)),
  }),
  'when a ticket of a day is sold, out of the days of its facility, and with which discount',
);

type RuleDays = Omit<z.output<typeof placesRule>, 'capacity'>;

/** A rule for some days. `value` is their places or discount; absent when the rule only closes the days. */
export type DayRule = RuleDays & { readonly value?: number | undefined };

/** Days with their values: places of a facility or discounts of a product. */
export type PlacesDays = {
  readonly from: DayReference;
  readonly to: DayReference;
  readonly value: number;
  readonly except?: readonly DayRule[] | undefined;
};
export type SaleDays = Partial<PlacesDays>;

/** Converts the days of a facility to days with values. */
export const readPlacesDays = ({ from, to, capacity, except }: z.output<typeof placesDays>): PlacesDays => ({
  from,
  to,
  value: capacity,
  except: except?.map(({ capacity: value, ...days }) => ({ ...days, value })),
});

/** Converts the days of a product to days with values. */
export const readSaleDays = ({ from, to, discount, except }: z.output<typeof saleDays>): SaleDays => ({
  from,
  to,
  value: discount,
  except: except?.map(({ discount: value, ...days }) => ({ ...days, value })),
});

export type MonthWeekName = (typeof monthWeekNames)[number];

/** A date, or the number of days after a first day. */
export type DayReference = string | number;

/** The first day for stored documents, whose days are absolute. It is before all of them, so that no day is omitted. */
export const firstOfAll = localDate('1970-01-01');

/** Returns the date of a reference; a number counts from `first`. */
export const dayAt = (reference: DayReference, first: LocalDate): LocalDate =>
  typeof reference === 'number' ? plusDays(first, reference) : localDate(reference);
