import { localDate, weekdayOf } from '@shop/core/dates/local-date';
import { anyDay } from '@shop/core/testing/arbitraries';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fromNoon, toNoon } from './local-noon.ts';

const zones = [
  'America/Los_Angeles',
  'UTC',
  'Europe/Ljubljana',
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'Australia/Adelaide',
];

describe.each(zones)('in a browser of the time zone %s', (zone) => {
  beforeAll(() => void vi.stubEnv('TZ', zone));
  afterAll(() => void vi.unstubAllEnvs());

  it('the process runs in that zone', () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });

  it('every day has the same date and weekday in a calendar widget', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(fromNoon(toNoon(day))).toBe(day);
        expect(toNoon(day).getDay()).toBe(weekdayOf(day) % 7);
      }),
    );
  });

  it('any time of a day converts to that day', () => {
    const day = localDate('2026-11-18');
    expect(toNoon(day).getHours()).toBe(12);
    expect(fromNoon(new Date(2026, 10, 18, 0, 0, 0))).toBe(day);
    expect(fromNoon(new Date(2026, 10, 18, 23, 59, 59))).toBe(day);
  });
});
