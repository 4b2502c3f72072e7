import { type LocalDate, plusDays } from './local-date.ts';

/** Returns the occurrence of a day's weekday in its month, from 1: 2 for the second Sunday or any other second
 *  weekday. */
export const weekdayOfMonth = (day: LocalDate): number => Math.ceil(Number(day.slice(8)) / 7);

/** Whether the day's weekday does not occur again in its month. */
export const isLastOfMonth = (day: LocalDate): boolean => plusDays(day, 7).slice(0, 7) !== day.slice(0, 7);
