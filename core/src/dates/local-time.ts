import { err, ok, type Result } from 'neverthrow';
import type { Brand } from '../brand.ts';
import { dayStart } from './day-start.ts';
import { type Instant, minutes, plusMilliseconds } from './instant.ts';
import type { LocalDate } from './local-date.ts';

/** A time of day as `HH:MM` from 00:00 to 23:59, without day or zone; sorts as text. */
export type LocalTime = Brand<string, 'LocalTime'>;

/** Parses a time strictly: `24:00` and `9:00` are refused. */
export const parseLocalTime = (text: string): Result<LocalTime, 'notATime'> =>
  /^([01][0-9]|2[0-3]):[0-5][0-9]$/.test(text) ? ok(text as LocalTime) : err('notATime');

/** Returns a time for constants of the program. Throws `RangeError` for any other text. */
export const localTime = (text: string): LocalTime =>
  parseLocalTime(text).match(
    (time) => time,
    () => {
      throw new RangeError(`not a time: ${text}`);
    },
  );

const clocks = new Map<string, Intl.DateTimeFormat>();

// The Swedish format is HH:MM. Formatters are cached, because creating one is slow.
const clockOf = (zone: string): Intl.DateTimeFormat => {
  const cached = clocks.get(zone);
  if (cached !== undefined) return cached;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  clocks.set(zone, format);
  return format;
};

/** Units: minutes since 00:00. */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Units: minutes. In every zone clocks are changed on a quarter of an hour of UTC. */
const quarter = 15;

const firstMoment = (zone: string, day: LocalDate, time: LocalTime): Instant => {
  const clock = clockOf(zone);
  const target = minutesOf(time);
  const shownAt = (at: Instant): number => minutesOf(clock.format(at));
  let at = dayStart(zone, day);
  while (shownAt(at) + quarter <= target) at = plusMilliseconds(at, minutes(quarter));
  return plusMilliseconds(at, minutes(Math.max(target - shownAt(at), 0)));
};

const lastMoments = new Map<string, { readonly day: LocalDate; readonly moment: Instant }>();

/** Returns the first instant of a day at which clocks in `zone` (IANA name) display `time` or later: the first of an
 *  hour that occurs twice, the next after an hour that is skipped. */
export const momentOf = (zone: string, day: LocalDate, time: LocalTime): Instant => {
  const key = `${zone} ${time}`;
  const last = lastMoments.get(key);
  if (last?.day === day) return last.moment;
  const moment = firstMoment(zone, day, time);
  lastMoments.set(key, { day, moment });
  return moment;
};
