import { fromNoon } from './local-noon.ts';

// Stands in for date-fns/format, date-fns/locale/en-US and @date-fns/tz where vite builds react-day-picker, since the
// calendar has the shop's words, and its days have no zone.

/** The day or its month in digits, by which react-day-picker marks its cells. */
export const format = (noon: Date, pattern: 'yyyy-MM-dd' | 'yyyy-MM'): string =>
  fromNoon(noon).slice(0, pattern.length);

export const enUS = {};

export const TZDate = Date;
