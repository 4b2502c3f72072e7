import { describe, expect, it } from 'vitest';
import type { LocaleCode } from '../languages/locale.ts';
import { dateText, dayAndMonthText, longDateText, weekdayAndDateText } from './date-text.ts';
import { localDate } from './local-date.ts';

const day = localDate('2026-03-05');

const texts: [LocaleCode, string, string][] = [
  ['sl', '05.\u00a003.\u00a02026', 'četrtek, 5. marec 2026'],
  ['en', '05/03/2026', 'Thursday, 5 March 2026'],
  ['de', '05.03.2026', 'Donnerstag, 5. März 2026'],
  ['it', '05/03/2026', 'giovedì 5 marzo 2026'],
  ['hr', '05.\u00a003.\u00a02026.', 'četvrtak, 5. ožujka 2026.'],
  ['sr', '05.03.2026.', 'četvrtak, 5. mart 2026.'],
  ['ru', '05.03.2026', 'четверг, 5 марта 2026 г.'],
];

describe('a date as text', () => {
  it.each(texts)('in %s is %s, and in words %s (R-LANG-9, R-LANG-10)', (language, short, long) => {
    expect([dateText(day, language), longDateText(day, language)]).toEqual([short, long]);
  });

  it.each([
    ['sl', '5.\u00a0marca'],
    ['en', '5\u00a0March'],
    ['de', '5.\u00a0März'],
    ['it', '5\u00a0marzo'],
    ['hr', '5.\u00a0ožujka'],
  ] as const)('in %s is %s without its year', (language, text) => {
    expect(dayAndMonthText(day, language)).toBe(text);
  });

  it.each([
    ['sl', 'četrtek, 05.\u00a003.\u00a02026'],
    ['en', 'Thursday, 05/03/2026'],
    ['de', 'Donnerstag, 05.03.2026'],
    ['it', 'giovedì 05/03/2026'],
    ['hr', 'četvrtak, 05.\u00a003.\u00a02026.'],
  ] as const)('in %s is %s with its weekday', (language, text) => {
    expect(weekdayAndDateText(day, language)).toBe(text);
  });
});
