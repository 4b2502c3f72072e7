import { expect, it } from 'vitest';
import type { LocaleCode } from '../languages/locale.ts';
import { weekRules } from './week-rules.ts';

it.each<[LocaleCode, 1 | 4]>([
  ['de', 4],
  ['en', 4],
  ['it', 4],
  ['hr', 1],
  ['ru', 1],
  ['sl', 1],
  ['sr', 1],
])('weeks of %s start on Monday and week 1 holds January %d (R-LANG-11, R-LANG-12)', (code, date) => {
  expect(weekRules(code)).toEqual({ weekStartsOn: 1, firstWeekContainsDate: date });
});
