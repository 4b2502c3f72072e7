import { expect, test } from 'vitest';
import { localeFindings } from './locale-checks.ts';

test('days and amounts are written as all seven locales write them', () => {
  expect(localeFindings()).toEqual([]);
});

test('a program that knows only English is found out', () => {
  const english = { day: () => '05/03/2026', longDay: () => 'Thursday, 5 March 2026', amount: () => '€12,345.67' };
  const found = localeFindings(english).map(({ check, language, subject }) => `${check} ${language} ${subject}`);
  expect(found.filter((one) => one.includes(' en '))).toEqual([]);
  expect(found).toContain('money sl sl-SI');
  expect(found).toContain('dates hr hr-HR');
  expect(found).toContain('dates sr sr-Latn-RS');
  expect(found).toHaveLength(17);
});
