import type { LocaleCode } from '../languages/locale.ts';
import type { Weekday } from './local-date.ts';

/** The layout of weeks in a calendar. `firstWeekContainsDate`: the day of January that always lies in week 1. */
export type WeekRules = { readonly weekStartsOn: Weekday; readonly firstWeekContainsDate: 1 | 4 };

const firstWeeks = { sl: 1, en: 4, de: 4, it: 4, hr: 1, sr: 1, ru: 1 } as const satisfies Record<LocaleCode, 1 | 4>;

/** Returns the week rules of a locale. Weeks start on Monday everywhere; the first week of a year differs. */
export const weekRules = (code: LocaleCode): WeekRules => ({
  weekStartsOn: 1,
  firstWeekContainsDate: firstWeeks[code],
});
