import { describe, expect, it } from 'vitest';
import { dayIn, instant, instantText, minutes, parseInstant, plusMilliseconds } from './instant.ts';

const at = (text: string) => parseInstant(text)._unsafeUnwrap();

describe('an instant', () => {
  it.each([
    ['2026-11-21T10:00:00Z', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21T10:00Z', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21T10:00:00.5+01:00', '2026-11-21T09:00:00.500Z'],
    ['1971-01-01T00:00:00Z', '1971-01-01T00:00:00.000Z'],
    ['9998-12-31T23:59:59Z', '9998-12-31T23:59:59.000Z'],
  ])('parsed from %s is %s', (text, same) => {
    expect(instantText(at(text))).toBe(same);
  });

  it.each([
    '',
    'now',
    '2026-11-21',
    '2026-11-21T10:00:00',
    '2026-02-30T10:00:00Z',
    '2026-11-21T25:00:00Z',
    '2026-11-21 10:00:00Z',
    '1970-12-31T23:59:59Z',
    '9999-01-01T00:00:00Z',
    '1795255200000',
  ])('cannot be parsed from %j', (text) => {
    expect(parseInstant(text)._unsafeUnwrapErr()).toBe('notAnInstant');
  });

  it('throws for a fraction of a millisecond', () => {
    expect(() => instant(0.5)).toThrow(RangeError);
  });

  it('plus milliseconds is a later instant', () => {
    expect(instantText(plusMilliseconds(at('2026-11-21T10:00:00Z'), minutes(15)))).toBe('2026-11-21T10:15:00.000Z');
  });
});

describe('the day at the resort', () => {
  it.each([
    ['2026-11-20T22:59:59.999Z', '2026-11-20'],
    ['2026-11-20T23:00:00.000Z', '2026-11-21'],
    ['2027-06-30T21:59:59.999Z', '2027-06-30'],
    ['2027-06-30T22:00:00.000Z', '2027-07-01'],
    ['2027-03-28T00:59:59Z', '2027-03-28'],
    ['2026-12-31T23:30:00Z', '2027-01-01'],
  ])('at %s is %s (R-HOLD-11)', (moment, day) => {
    expect(dayIn('Europe/Ljubljana', at(moment))).toBe(day);
  });

  it('can differ from the day in another zone', () => {
    expect(dayIn('America/Los_Angeles', at('2026-11-21T00:30:00Z'))).toBe('2026-11-20');
    expect(dayIn('Pacific/Kiritimati', at('2026-11-21T10:30:00Z'))).toBe('2026-11-22');
  });

  it.each([
    ['Europe/Ljubljana', '2026-11-21T23:00:00Z', '2026-11-22'],
    ['Asia/Kathmandu', '2026-11-21T18:15:00Z', '2026-11-22'],
    ['Australia/Eucla', '2026-11-21T15:15:00Z', '2026-11-22'],
  ])('begins at midnight in %s to the millisecond, whichever instant is looked up first', (zone, midnight, day) => {
    const last = plusMilliseconds(at(midnight), -1);
    const days = [last, at(midnight), last, plusMilliseconds(at(midnight), 1)].map((moment) => dayIn(zone, moment));
    expect(days).toEqual(['2026-11-21', day, '2026-11-21', day]);
  });
});
