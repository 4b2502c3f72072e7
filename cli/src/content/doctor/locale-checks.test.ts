import { expect, test } from 'vitest';
import { localeFindings } from './locale-checks.ts';

test('the doctor finds no fault in days and amounts of all seven locales', () => {
  expect(localeFindings()).toEqual([]);
});

test('the doctor reports a runtime with English locales only', () => {
  const english = { day: () => '05/03/2026', longDay: () => 'Thursday, 5 March 2026', amount: () => '€12,345.67' };
  const names = localeFindings(english).map(({ check, language, subject }) => `${check} ${language} ${subject}`);
  expect(names.filter((one) => one.includes(' en '))).toEqual([]);
  expect(names).toContain('money sl sl-SI');
  expect(names).toContain('dates hr hr-HR');
  expect(names).toContain('dates sr sr-Latn-RS');
  expect(names).toHaveLength(17);
});
