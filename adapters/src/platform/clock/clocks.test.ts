import { instant, minutes, parseInstant } from '@shop/core/dates/instant';
import { describe, expect, test } from 'vitest';
import { chosenClock, correctedClock, fixedClock, followingClock, resortZone } from './clocks.ts';

const at = (text: string) => parseInstant(text).unwrapOr(instant(0));

describe('the day of a clock', () => {
  test.each([
    ['2026-11-20T22:59:59.999Z', '2026-11-20'],
    ['2026-11-20T23:00:00Z', '2026-11-21'],
    ['2027-03-27T23:00:00Z', '2027-03-28'],
    ['2027-03-28T21:59:59Z', '2027-03-28'],
    ['2027-03-28T22:00:00Z', '2027-03-29'],
  ])('at %s is %s in Ljubljana (R-DRIVE-8)', (moment, day) => {
    expect(fixedClock(at(moment)).today()).toBe(day);
  });

  test('in another time zone can be another one', () => {
    expect(fixedClock(at('2026-11-20T22:00:00Z'), 'Pacific/Kiritimati').today()).toBe('2026-11-21');
  });
});

test('a fixed clock moves only when it is advanced', () => {
  const clock = fixedClock(instant(1000));
  clock.advance(minutes(15));
  expect(clock.now()).toBe(901_000);
});

test('a corrected clock has the given moment, and goes on from there', () => {
  const own = fixedClock(at('2031-03-05T10:00:00Z'));
  const clock = correctedClock(own, at('2026-11-20T22:50:00Z'), resortZone);
  expect([clock.now(), clock.today()]).toEqual([at('2026-11-20T22:50:00Z'), '2026-11-20']);
  own.advance(minutes(10));
  expect([clock.now(), clock.today()]).toEqual([at('2026-11-20T23:00:00Z'), '2026-11-21']);
});

test.each([
  ['is set to an equal moment', 5000, 0, 5000],
  ['is set to a later moment', 5001, 300, 5001],
  ['is not set back by the time of the request', 4700, 300, 5000],
  ['is set back by more than the time of the request', 4699, 300, 4699],
])('a clock that follows another %s', (_, other, within, now) => {
  const own = fixedClock(instant(5000));
  const clock = followingClock(resortZone, own);
  clock.sync(instant(other), within);
  expect(clock.now()).toBe(now);
  own.advance(7);
  expect(clock.now()).toBe(now + 7);
});

test('a clock without a chosen moment has the time of the machine', () => {
  const before = Date.now();
  const now = chosenClock(undefined).now();
  expect([before <= now, now <= Date.now()]).toEqual([true, true]);
  expect(chosenClock(instant(1000)).now()).toBe(1000);
});
