import { err, ok, type Result } from 'neverthrow';
import type { Brand } from '../brand.ts';
import { type LocalDate, localDate, parseLocalDate } from './local-date.ts';

/** A moment in time: milliseconds since 1970-01-01T00:00Z. */
export type Instant = Brand<number, 'Instant'>;

export const instant = (milliseconds: number): Instant => {
  if (!Number.isSafeInteger(milliseconds)) throw new RangeError(`not an instant: ${milliseconds}`);
  return milliseconds as Instant;
};

export const minutes = (count: number): number => count * 60_000;

/** Units: milliseconds. */
export const plusMilliseconds = (at: Instant, milliseconds: number): Instant => instant(at + milliseconds);

const form = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** ISO 8601 with a zone, such as `2026-11-21T10:00:00Z`; others are refused. Years 1971 to 9998, so that every zone has
 *  a LocalDate. */
export const parseInstant = (text: string): Result<Instant, 'notAnInstant'> => {
  const [, day = ''] = form.exec(text) ?? [];
  const time = parseLocalDate(day).isOk() && day >= '1971' && day < '9999' ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? err('notAnInstant') : ok(instant(time));
};

export const instantText = (at: Instant): string => new Date(at).toISOString();

/** The same to the second, as wallets and calendars take it: `2026-11-21T10:00:00Z`. */
export const secondText = (at: Instant): string => `${instantText(at).slice(0, 19)}Z`;

const dayForms = new Map<string, Intl.DateTimeFormat>();

// Swedish writes days as YYYY-MM-DD. Making a formatter is slow, and every request needs today.
const dayForm = (zone: string): Intl.DateTimeFormat => {
  const known = dayForms.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  dayForms.set(zone, made);
  return made;
};

/** Units: milliseconds. In every zone a day begins on a quarter of an hour of UTC. */
const quarter = minutes(15);

const lastDays = new Map<string, { readonly quarter: number; readonly day: LocalDate }>();

/** The calendar day that people at `zone` (IANA name) live in at that moment. */
export const dayIn = (zone: string, at: Instant): LocalDate => {
  const asked = Math.floor(at / quarter);
  const last = lastDays.get(zone);
  if (last?.quarter === asked) return last.day;
  const day = localDate(dayForm(zone).format(at));
  lastDays.set(zone, { quarter: asked, day });
  return day;
};
