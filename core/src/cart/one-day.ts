import { err, ok, type Result } from 'neverthrow';
import type { LocalDate } from '../dates/local-date.ts';
import type { ErrorOf } from '../errors/shop-error.ts';

/** The requested day, if any; repeats of one day count once. Errors: `severalDates`. */
export const oneDay = (days: readonly LocalDate[]): Result<LocalDate | undefined, ErrorOf<'severalDates'>> =>
  new Set(days).size > 1 ? err({ kind: 'severalDates' }) : ok(days[0]);
