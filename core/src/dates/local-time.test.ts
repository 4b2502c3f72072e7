import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysFrom } from '../testing/arbitraries.ts';
import { dayIn, instantText, plusMilliseconds } from './instant.ts';
import { localDate } from './local-date.ts';
import { localTime, momentOf, parseLocalTime } from './local-time.ts';

it.each(['00:00', '09:05', '16:00', '23:59'])('%s is a time of day', (text) => {
  expect(localTime(text)).toBe(text);
});

it.each(['24:00', '9:00', '16', '16:60', '16:00:00', ' 16:00', '٠٩:٠٠', ''])('%j is not a time of day', (text) => {
  expect(parseLocalTime(text)._unsafeUnwrapErr()).toBe('notATime');
});

it.each([
  ['2027-01-15', '16:00', '2027-01-15T15:00:00.000Z'],
  ['2027-07-15', '16:00', '2027-07-15T14:00:00.000Z'],
  ['2027-01-15', '00:00', '2027-01-14T23:00:00.000Z'],
  // On the last Sunday of March clocks go from 02:00 to 03:00.
  ['2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28', '02:00', '2027-03-28T01:00:00.000Z'],
  ['2027-03-28', '02:30', '2027-03-28T01:00:00.000Z'],
  ['2027-03-28', '03:10', '2027-03-28T01:10:00.000Z'],
  ['2027-03-28', '16:00', '2027-03-28T14:00:00.000Z'],
  // On the last Sunday of October clocks go back from 03:00 to 02:00.
  ['2027-10-31', '01:59', '2027-10-30T23:59:00.000Z'],
  ['2027-10-31', '02:40', '2027-10-31T00:40:00.000Z'],
  ['2027-10-31', '03:00', '2027-10-31T02:00:00.000Z'],
  ['2027-10-31', '16:00', '2027-10-31T15:00:00.000Z'],
])('clocks in Ljubljana first show %s %s at %s', (day, text, moment) => {
  expect(instantText(momentOf('Europe/Ljubljana', localDate(day), localTime(text)))).toBe(moment);
});

const zones = ['Europe/Ljubljana', 'America/Los_Angeles', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'];
const clocks = zones.map((zone) => ({
  zone,
  clock: new Intl.DateTimeFormat('sv-SE', { timeZone: zone, timeStyle: 'short' }),
}));

it('the instant of a time of day is the first one on its day at which the clock shows that time or a later one', () => {
  const someDay = daysFrom(localDate('2026-01-01'), localDate('2037-12-31'));
  const someTime = fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minute) => {
    const digits = (count: number) => String(count).padStart(2, '0');
    return localTime(`${digits(Math.floor(minute / 60))}:${digits(minute % 60)}`);
  });
  fc.assert(
    fc.property(fc.constantFrom(...clocks), someDay, someTime, ({ zone, clock }, day, wanted) => {
      const moment = momentOf(zone, day, wanted);
      expect([dayIn(zone, moment), clock.format(moment) >= wanted]).toEqual([day, true]);
      const before = plusMilliseconds(moment, -1);
      expect(dayIn(zone, before) < day || clock.format(before) < wanted).toBe(true);
    }),
  );
});
