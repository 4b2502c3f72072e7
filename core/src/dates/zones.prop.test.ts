import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysFrom } from '../testing/arbitraries.ts';
import { longDateText } from './date-text.ts';
import { dayIn, parseInstant } from './instant.ts';
import { daysBetween, localDate, parseLocalDate, plusDays, weekdayOf } from './local-date.ts';

// Zones west of Greenwich come first: a formatter that caches its first zone then returns the day before.
const zones = [
  { zone: 'America/Los_Angeles', minutesBehind: 480 },
  { zone: 'UTC', minutesBehind: 0 },
  { zone: 'Europe/Ljubljana', minutesBehind: -60 },
  { zone: 'Pacific/Kiritimati', minutesBehind: -840 },
  { zone: 'Pacific/Apia', minutesBehind: -780 },
  { zone: 'Asia/Kolkata', minutesBehind: -330 },
];

describe.each(zones)('a program that runs in $zone', ({ zone, minutesBehind }) => {
  const before = process.env.TZ;

  beforeAll(() => {
    process.env.TZ = zone;
  });

  afterAll(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  it('has the offset of the zone', () => {
    expect(new Date(2027, 0, 15).getTimezoneOffset()).toBe(minutesBehind);
  });

  it('counts days as in any other zone, also days that the zone skipped (R-SAFE-17)', () => {
    fc.assert(
      fc.property(daysFrom(localDate('1970-01-02'), localDate('9999-12-30')), (day) => {
        expect(parseLocalDate(day).isOk()).toBe(true);
        expect(daysBetween(plusDays(day, -1), plusDays(day, 1))).toBe(2);
      }),
    );
    expect(plusDays(localDate('2011-12-29'), 1)).toBe('2011-12-30');
    expect(plusDays(localDate('1994-12-30'), 1)).toBe('1994-12-31');
    expect(weekdayOf(localDate('2026-11-21'))).toBe(6);
  });

  it('writes the same dates, and has the same day at the resort', () => {
    expect(longDateText(localDate('2027-03-28'), 'sl')).toBe('nedelja, 28. marec 2027');
    const at = (text: string) => dayIn('Europe/Ljubljana', parseInstant(text)._unsafeUnwrap());
    expect([at('2026-11-20T22:59:59Z'), at('2026-11-20T23:00:00Z')]).toEqual(['2026-11-20', '2026-11-21']);
  });
});
