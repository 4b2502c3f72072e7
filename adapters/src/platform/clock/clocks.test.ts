import { instant, minutes, parseInstant } from '@shop/core/dates/instant';
import { describe, expect, test } from 'vitest';
import { chosenClock, correctedClock, fixedClock, followingClock, resortZone } from './clocks.ts';

const at = (text: string) => parseInstant(text).unwrapOr(instant(0));

describe('the resort decides which day it is', () => {
  test.each([
    ['2026-11-20T22:59:59.999Z', '2026-11-20'],
    ['2026-11-20T23:00:00Z', '2026-11-21'],
    ['2027-03-27T22:59:59Z', '2027-03-27'],
    ['2027-03-27T23:00:00Z', '2027-03-28'],
    ['2027-03-28T21:59:59Z', '2027-03-28'],
    ['2027-03-28T22:00:00Z', '2027-03-29'],
    ['2028-02-28T23:00:00Z', '2028-02-29'],
  ])('%s is %s in Ljubljana (R-DRIVE-8)', (moment, day) => {
    expect(fixedClock(at(moment)).today()).toBe(day);
  });

  test('another zone may live in another day', () => {
    expect(fixedClock(at('2026-11-20T22:00:00Z'), 'Pacific/Kiritimati').today()).toBe('2026-11-21');
  });
});

test('a fixed clock moves only when it is told to', () => {
  const clock = fixedClock(instant(1000));
  clock.advance(minutes(15));
  expect(clock.now()).toBe(901_000);
});

test('a clock that is days off is put right, and goes on', () => {
  const own = fixedClock(at('2031-03-05T10:00:00Z'));
  const clock = correctedClock(own, at('2026-11-20T22:50:00Z'), resortZone);
  expect([clock.now(), clock.today()]).toEqual([at('2026-11-20T22:50:00Z'), '2026-11-20']);
  own.advance(minutes(10));
  expect([clock.now(), clock.today()]).toEqual([at('2026-11-20T23:00:00Z'), '2026-11-21']);
});

test.each([
  ['of just now is followed', 5000, 0, 5000],
  ['ahead of ours is followed', 5001, 300, 5001],
  ['of the moment when it was asked for turns nothing back', 4700, 300, 5000],
  ['of before it was asked for is followed', 4699, 300, 4699],
])('what another clock says %s', (_what, told, within, now) => {
  const own = fixedClock(instant(5000));
  const clock = followingClock(resortZone, own);
  clock.sync(instant(told), within);
  expect(clock.now()).toBe(now);
  own.advance(7);
  expect(clock.now()).toBe(now + 7);
});

test('without a chosen moment the machine tells the time', () => {
  const before = Date.now();
  const told = chosenClock(undefined).now();
  expect([before <= told, told <= Date.now()]).toEqual([true, true]);
  expect(chosenClock(instant(1000)).now()).toBe(1000);
});
