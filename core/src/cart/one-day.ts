import { err, ok, type Result } from 'neverthrow';
import type { LocalDate } from '../dates/local-date.ts';
import type { ErrorOf } from '../errors/shop-error.ts';

/** The day that is asked for, none when there is none; the same day twice is one. Errors: `severalDates` for different days, as one
 *  request is for one. */
export const oneDay = (days: readonly LocalDate[]): Result<LocalDate | undefined, ErrorOf<'severalDates'>> =>
  new Set(days).size > 1 ? err({ kind: 'severalDates' }) : ok(days[0]);
