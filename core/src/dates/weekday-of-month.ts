import { type LocalDate, plusDays } from './local-date.ts';

/** Returns which of its kind in the month the day's weekday is, from 1: 2 for the second Sunday. */
export const weekdayOfMonth = (day: LocalDate): number => Math.ceil(Number(day.slice(8)) / 7);

/** Whether the day's weekday does not occur again in its month. */
export const isLastWeekdayOfMonth = (day: LocalDate): boolean => plusDays(day, 7).slice(0, 7) !== day.slice(0, 7);
