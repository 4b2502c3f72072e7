import { plusDays } from '@shop/core/dates/local-date';
import { seasonId } from '@shop/core/ids';
import { aDay } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import { afterPeriod, type LastPeriod } from './ticket-section.view.ts';

const day = { type: 'day', date: aDay } as const;
const next = { type: 'day', date: plusDays(aDay, 1) } as const;
const summer = { type: 'season', seasonId: seasonId('summer') } as const;
const none: LastPeriod = { period: undefined, isNew: false };

test('the first choice is no new one', () => {
  expect(afterPeriod(none, day)).toEqual({ period: day, isNew: false });
});

test('another day or season is a new one', () => {
  expect(afterPeriod({ period: day, isNew: false }, next)).toEqual({ period: next, isNew: true });
  expect(afterPeriod({ period: summer, isNew: false }, { ...summer, seasonId: seasonId('winter') }).isNew).toBe(true);
});

test('back on step 1, and with the same choice again, nothing changes', () => {
  const last: LastPeriod = { period: day, isNew: true };
  expect(afterPeriod(last, undefined)).toBe(last);
  expect(afterPeriod(last, { ...day })).toBe(last);
});
