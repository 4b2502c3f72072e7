import { type LocalDate, plusDays } from './local-date.ts';

/** Which of its weekday in the month a day is, from 1 on: 2 for the second Sunday, or Monday, or any other. */
export const weekdayOfMonth = (day: LocalDate): number => Math.ceil(Number(day.slice(8)) / 7);

/** Whether no such weekday follows in the month. */
export const isLastOfMonth = (day: LocalDate): boolean => plusDays(day, 7).slice(0, 7) !== day.slice(0, 7);
