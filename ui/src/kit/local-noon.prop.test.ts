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

describe.each(zones)('a browser that runs in %s', (zone) => {
  beforeAll(() => void vi.stubEnv('TZ', zone));
  afterAll(() => void vi.unstubAllEnvs());

  it('does run there', () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });

  it('shows calendar widgets the right day', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(fromNoon(toNoon(day))).toBe(day);
        expect(toNoon(day).getDay()).toBe(weekdayOf(day) % 7);
      }),
    );
  });

  it('gives any time of a day back as that day', () => {
    const day = localDate('2026-11-18');
    expect(toNoon(day).getHours()).toBe(12);
    expect(fromNoon(new Date(2026, 10, 18, 0, 0, 0))).toBe(day);
    expect(fromNoon(new Date(2026, 10, 18, 23, 59, 59))).toBe(day);
  });
});
