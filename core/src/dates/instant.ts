import { err, ok, type Result } from 'neverthrow';
import type { Brand } from '../brand.ts';
import { type LocalDate, localDate, parseLocalDate } from './local-date.ts';

/** An instant: milliseconds since 1970-01-01T00:00Z. */
export type Instant = Brand<number, 'Instant'>;

/** Returns an instant from milliseconds since 1970. Throws `RangeError` for a fraction. */
export const instant = (milliseconds: number): Instant => {
  if (!Number.isSafeInteger(milliseconds)) throw new RangeError(`not an instant: ${milliseconds}`);
  return milliseconds as Instant;
};

/** Returns the milliseconds of a number of minutes. */
export const minutes = (count: number): number => count * 60_000;

/** Returns an instant later by a number of milliseconds. */
export const plusMilliseconds = (at: Instant, milliseconds: number): Instant => instant(at + milliseconds);

const form = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** Parses an ISO 8601 text with a zone, for example `2026-11-21T10:00:00Z`. Years 1971 to 9998, so that every zone has
 *  a LocalDate for it. */
export const parseInstant = (text: string): Result<Instant, 'notAnInstant'> => {
  const [, day = ''] = form.exec(text) ?? [];
  const time = parseLocalDate(day).isOk() && day >= '1971' && day < '9999' ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? err('notAnInstant') : ok(instant(time));
};

/** Returns the ISO 8601 text of an instant in UTC, with milliseconds. */
export const instantText = (at: Instant): string => new Date(at).toISOString();

/** Returns the text of an instant to the second, as wallets and calendars require: `2026-11-21T10:00:00Z`. */
export const secondText = (at: Instant): string => `${instantText(at).slice(0, 19)}Z`;

const dayForms = new Map<string, Intl.DateTimeFormat>();

// The Swedish format is YYYY-MM-DD. Formatters are cached, because creating one is slow and every request needs today.
const dayForm = (zone: string): Intl.DateTimeFormat => {
  const cached = dayForms.get(zone);
  if (cached !== undefined) return cached;
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  dayForms.set(zone, format);
  return format;
};

/** Units: milliseconds. In every zone a day begins on a quarter of an hour of UTC. */
const quarter = minutes(15);

const lastDays = new Map<string, { readonly quarter: number; readonly day: LocalDate }>();

/** Returns the calendar day in `zone` (IANA name) at an instant. */
export const dayIn = (zone: string, at: Instant): LocalDate => {
  const current = Math.floor(at / quarter);
  const last = lastDays.get(zone);
  if (last?.quarter === current) return last.day;
  const day = localDate(dayForm(zone).format(at));
  lastDays.set(zone, { quarter: current, day });
  return day;
};
