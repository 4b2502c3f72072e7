import { err, ok, type Result } from 'neverthrow';
import type { LocalDate } from '../dates/local-date.ts';
import type { ErrorOf } from '../errors/shop-error.ts';

/** Returns the requested day, or `undefined` when there is none. Equal days count once. Errors: `severalDates`. */
export const oneDay = (days: readonly LocalDate[]): Result<LocalDate | undefined, ErrorOf<'severalDates'>> =>
  new Set(days).size > 1 ? err({ kind: 'severalDates' }) : ok(days[0]);
