import { type Instant, instant, parseInstant } from '@shop/core/dates/instant';

export type SpecialDay = { readonly name: string; readonly at: Instant };

const day = (name: string, text: string): SpecialDay => ({ name, at: parseInstant(text).unwrapOr(instant(0)) });

/** Moments at which a calendar has surprises, as the resort's people live them (Ljubljana is one hour ahead of UTC, two in
 *  summer), and the moment of the run. */
export const specialDays = (now: Instant): readonly SpecialDay[] => [
  { name: 'today', at: now },
  day('a Monday', '2027-01-11T09:00:00Z'),
  day('a Saturday', '2027-01-16T09:00:00Z'),
  day('31 December', '2026-12-31T09:00:00Z'),
  day('the last minute of a year', '2026-12-31T22:59:00Z'),
  day('New Year', '2027-01-01T09:00:00Z'),
  day('a public holiday', '2027-02-08T09:00:00Z'),
  day('28 February', '2027-02-28T09:00:00Z'),
  day('28 February of a leap year', '2028-02-28T09:00:00Z'),
  day('29 February', '2028-02-29T09:00:00Z'),
  day('clocks go forward', '2027-03-28T00:59:00Z'),
  day('clocks go back', '2027-10-31T00:30:00Z'),
  day('the last of 31 days', '2027-08-31T09:00:00Z'),
  day('23:59', '2027-06-15T21:59:00Z'),
  day('00:01', '2027-06-15T22:01:00Z'),
];
