import { type LocalDate, localDate } from '@shop/core/dates/local-date';

// The calendar component uses `Date` in the browser's own zone; no other code of the shop does.

/** Returns noon of the day in the zone of the running program. */
export const toNoon = (day: LocalDate): Date => new Date(`${day}T12:00`);

const digits = (value: number, width: number): string => String(value).padStart(width, '0');

/** Returns the calendar day of a `Date` in the zone of the running program. */
export const fromNoon = (noon: Date): LocalDate =>
  localDate(`${digits(noon.getFullYear(), 4)}-${digits(noon.getMonth() + 1, 2)}-${digits(noon.getDate(), 2)}`);
