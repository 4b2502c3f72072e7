import { type LocalDate, parseLocalDate, plusDays } from '@shop/core/dates/local-date';
import { InvalidArgumentError } from 'commander';

/** A day as typed; what it means depends on which day it is at the resort. */
export type TypedDay = (today: LocalDate) => LocalDate;

const names: Readonly<Record<string, number>> = { today: 0, tomorrow: 1 };

const daysFromToday = (text: string): number | undefined => {
  if (/^\+[0-9]{1,4}$/.test(text)) return Number(text.slice(1));
  return Object.hasOwn(names, text) ? names[text] : undefined;
};

/** `2026-12-01`, `today`, `tomorrow` or `+3` for in three days. Throws commander's own error for anything else. */
export const dayOption = (text: string): TypedDay => {
  const days = daysFromToday(text.toLowerCase());
  if (days !== undefined) return (today) => plusDays(today, days);
  return parseLocalDate(text).match<TypedDay>(
    (day) => () => day,
    () => {
      throw new InvalidArgumentError('Expected YYYY-MM-DD, today, tomorrow or +N for in N days.');
    },
  );
};

/** The same for an option of which one is meant: whoever repeats it is told so, rather than that the last one counts. */
export const daysOption = (text: string, earlier: readonly TypedDay[] = []): readonly TypedDay[] => [
  ...earlier,
  dayOption(text),
];

export const dayHelp = 'YYYY-MM-DD, today, tomorrow or +N days';
