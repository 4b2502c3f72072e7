import { type LocalDate, localDate } from '@shop/core/dates/local-date';

// The calendar widget speaks Date in the browser's own zone; nothing else in the shop does.

/** Noon of the day in the running program's zone. */
export const toNoon = (day: LocalDate): Date => new Date(`${day}T12:00`);

const digits = (value: number, width: number): string => String(value).padStart(width, '0');

/** The calendar day that a Date shows in the running program's zone. */
export const fromNoon = (noon: Date): LocalDate =>
  localDate(`${digits(noon.getFullYear(), 4)}-${digits(noon.getMonth() + 1, 2)}-${digits(noon.getDate(), 2)}`);
