import { expect, it } from 'vitest';
import { dayStart } from './day-start.ts';
import { dayIn, instantText, plusMilliseconds } from './instant.ts';
import { localDate } from './local-date.ts';

it.each([
  ['Europe/Ljubljana', '2027-01-08', '2027-01-07T23:00:00.000Z'],
  ['Europe/Ljubljana', '2027-03-28', '2027-03-27T23:00:00.000Z'],
  ['Europe/Ljubljana', '2027-03-29', '2027-03-28T22:00:00.000Z'],
  ['UTC', '2027-01-08', '2027-01-08T00:00:00.000Z'],
  ['Pacific/Kiritimati', '2027-01-08', '2027-01-07T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2027-01-08', '2027-01-08T11:00:00.000Z'],
  ['Asia/Kathmandu', '2027-01-08', '2027-01-07T18:15:00.000Z'],
])('in the zone %s the day %s starts at %s, and a millisecond earlier is the day before', (zone, day, start) => {
  const at = dayStart(zone, localDate(day));
  expect(instantText(at)).toBe(start);
  expect(dayIn(zone, at)).toBe(day);
  expect(dayIn(zone, plusMilliseconds(at, -1)) < day).toBe(true);
});
