import { type LocalDate, localDate, plusDays, type Weekday } from '@shop/core/dates/local-date';
import { holidayRules } from '@shop/core/seller/catalog/sale-days';
import * as z from 'zod/mini';
import { mapped } from '../codec/codec.ts';
import { sentAs, wireObject } from '../codec/wire-object.ts';
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

export const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export const monthWeekNames = ['first', 'second', 'third', 'fourth', 'fifth', 'last'] as const;

export const allWeekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

const nameOfWeekday = (weekday: Weekday) => weekdayNames[weekday - 1] ?? 'mon';

/** Days of the week in one line, such as `[fri, sat]`; Monday comes first. */
export const weekdays = mapped(
  list(
    oneOf(weekdayNames, 'a day of the week'),
    `days of the week such as [fri, sat], of ${weekdayNames.join(', ')}; every day when left out`,
  ),
  {
    decode: (names): readonly Weekday[] => allWeekdays.filter((weekday) => names.includes(nameOfWeekday(weekday))),
    encode: (days) => allWeekdays.filter((weekday) => days.includes(weekday)).map(nameOfWeekday),
  },
);

export const holidays = oneOf(
  holidayRules,
  'whether a public holiday of Slovenia is among the days, whatever its weekday; when left out it counts as its weekday',
);

/** Which days a rule is about. */
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

const placesRule = wireObject(
  { ...ruleDays, value: sentAs('capacity', z.optional(places('places on these days'))) },
  record,
);

export const placesDays = wireObject(
  {
    from: dayReference('first day that is sold'),
    to: dayReference('last day that is sold'),
    value: sentAs('capacity', places('places a day')),
    except: z.optional(list(placesRule, exceptions)),
  },
  (shape) =>
    described(record(shape), 'the places of each day: what is usual, and what is other; never open when left out'),
);

const saleRule = wireObject(
  { ...ruleDays, value: sentAs('discount', z.optional(percentage('discount on these days'))) },
  record,
);

export const saleDays = wireObject(
  {
    from: z.optional(dayReference('first day that is sold; the first of the facility when left out')),
    to: z.optional(dayReference('last day that is sold; the last of the facility when left out')),
    value: sentAs('discount', z.optional(percentage('discount of every day'))),
    except: z.optional(list(saleRule, exceptions)),
  },
  (shape) =>
    described(
      record(shape),
      'when a ticket of a day is sold, out of the days of its facility, and with which discount',
    ),
);

/** Days with their values, which are places of a facility or discounts of a product. */
export type PlacesDays = z.output<typeof placesDays>;
export type SaleDays = z.output<typeof saleDays>;
export type DayRule = z.output<typeof placesRule>;
export type MonthWeekName = (typeof monthWeekNames)[number];

/** A day that is written down, counted from a first one when it is a number. */
export const dayAt = (reference: PlacesDays['from'], first: LocalDate): LocalDate =>
  typeof reference === 'number' ? plusDays(first, reference) : localDate(reference);
