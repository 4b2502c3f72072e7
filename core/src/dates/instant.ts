import { err, ok, type Result } from 'neverthrow';
import type { Brand } from '../brand.ts';
import { type LocalDate, localDate } from './local-date.ts';

/** A moment in time: milliseconds since 1970-01-01T00:00Z. */
export type Instant = Brand<number, 'Instant'>;

export const instant = (milliseconds: number): Instant => {
  if (!Number.isSafeInteger(milliseconds)) throw new RangeError(`not an instant: ${milliseconds}`);
  return milliseconds as Instant;
};

export const minutes = (count: number): number => count * 60_000;

/** Units: milliseconds. */
export const plusMilliseconds = (at: Instant, milliseconds: number): Instant => instant(at + milliseconds);

/** ISO 8601 with a zone, such as `2026-11-21T10:00:00Z`; anything without a zone is refused. */
export const parseInstant = (text: string): Result<Instant, 'notAnInstant'> => {
  const time = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? err('notAnInstant') : ok(instant(time));
};

export const instantText = (at: Instant): string => new Date(at).toISOString();

/** The calendar day that people at `zone` (IANA name) live in at that moment. */
export const dayIn = (zone: string, at: Instant): LocalDate => {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return localDate(parts.format(at));
};
