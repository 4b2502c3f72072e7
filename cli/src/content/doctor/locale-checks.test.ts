import { expect, test } from 'vitest';
import { localeFindings } from './locale-checks.ts';

test('the doctor finds no fault in days and amounts of all seven locales', () => {
  expect(localeFindings()).toEqual([]);
});

test('the doctor reports a runtime with English locales only', () => {
  const english = { day: () => '05/03/2026', longDay: () => 'Thursday, 5 March 2026', amount: () => '€12,345.67' };
  const found = localeFindings(english).map(({ check, language, subject }) => `${check} ${language} ${subject}`);
  expect(found.filter((one) => one.includes(' en '))).toEqual([]);
  expect(found).toContain('money sl sl-SI');
  expect(found).toContain('dates hr hr-HR');
  expect(found).toContain('dates sr sr-Latn-RS');
  expect(found).toHaveLength(17);
});
