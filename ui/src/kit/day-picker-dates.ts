import { fromNoon } from './local-noon.ts';

// Replaces date-fns/format, date-fns/locale/en-US and @date-fns/tz in the build of react-day-picker, since the calendar
// has the shop's texts, and its days have no time zone.

/** Returns the day or its month in digits, with which react-day-picker marks its cells. */
export const format = (noon: Date, pattern: 'yyyy-MM-dd' | 'yyyy-MM'): string =>
  fromNoon(noon).slice(0, pattern.length);

export const enUS = {};

export const TZDate = Date;
