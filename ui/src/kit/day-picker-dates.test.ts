import { expect, test } from 'vitest';
import { format } from './day-picker-dates.ts';

test.each([
  ['yyyy-MM-dd', '2027-03-09'],
  ['yyyy-MM', '2027-03'],
] as const)('formats a date as %s', (pattern, text) => {
  expect(format(new Date('2027-03-09T12:00'), pattern)).toBe(text);
});
