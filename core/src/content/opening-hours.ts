import { dayStart } from '../dates/day-start.ts';
import type { Instant } from '../dates/instant.ts';
import { type LocalDate, plusDays, type Weekday, weekdayOf } from '../dates/local-date.ts';
import { type LocalTime, momentOf } from '../dates/local-time.ts';

/** The last minute of a day ends at `24:00`. A closing time that is not after the opening time is one of the next
 *  day. */
export type ClosingTime = LocalTime | '24:00';

export type DayHours = { readonly from: LocalTime; readonly until: ClosingTime };

/** Opening hours by weekday; closed on weekdays that are not listed. */
export type WeekHours = { readonly [Day in Weekday]?: DayHours };

/** Returns a time without the zero of an hour of one digit. */
export const shortTime = (time: ClosingTime): string => time.replace(/^0/, '');

/** Returns the hours of a day, for example `9:00–20:00`. */
export const hoursText = ({ from, until }: DayHours): string => `${shortTime(from)}–${shortTime(until)}`;

/** Whether a place is open now, opens later today, has closed for today, or is closed all day. */
export type OpenState =
  | { readonly type: 'open'; readonly until: ClosingTime }
  | { readonly type: 'opens'; readonly from: LocalTime }
  | { readonly type: 'ended' }
  | { readonly type: 'closed' };

/** A moment, and its day in the time zone of the place. */
export type LocalMoment = { readonly now: Instant; readonly today: LocalDate; readonly zone: string };

const endOf = ({ from, until }: DayHours, day: LocalDate, zone: string): Instant => {
  if (until === '24:00') return dayStart(zone, plusDays(day, 1));
  return momentOf(zone, until > from ? day : plusDays(day, 1), until);
};

/** Returns the state of a place with these opening hours at a moment of its own time zone. Until yesterday's hours end
 *  after midnight, they count. */
export const openState = (hours: WeekHours, { now, today, zone }: LocalMoment): OpenState => {
  const yesterday = plusDays(today, -1);
  const before = hours[weekdayOf(yesterday)];
  if (before !== undefined && now < endOf(before, yesterday, zone)) return { type: 'open', until: before.until };
  const own = hours[weekdayOf(today)];
  if (own === undefined) return { type: 'closed' };
  if (now < momentOf(zone, today, own.from)) return { type: 'opens', from: own.from };
  return now < endOf(own, today, zone) ? { type: 'open', until: own.until } : { type: 'ended' };
};
