import { cents, maxAmount } from '@shop/core/money/cents';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Codec, decode, encode } from './codec.ts';
import { answeredDay, countText, day, euros, flagText, isoInstant, wholeNumber, wholePercent } from './scalars.ts';

describe('an amount in euros', () => {
  test('is read to the cent from zero to the largest amount, and refused otherwise', () => {
    const read = (json: string) => decode(euros, JSON.parse(json)).unwrapOr(undefined);
    const right = ['0', '0.01', '22', '22.5', '1.15', '8.2', '1.1e1', '21474836.47'];
    expect(right.map(read)).toEqual([0, 1, 2200, 2250, 115, 820, 1100, maxAmount]);
    expect(Object.is(read('-0'), 0)).toBe(true);
    const wrong = ['-0.01', '0.001', '22.555', '21474836.48', '1e400', '-1e400', '"22"', 'true', 'null', '[22]', '{}'];
    expect(wrong.filter((json) => read(json) !== undefined)).toEqual([]);
  });

  test('is the same number of cents after encoding and decoding (law)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxAmount }).map(cents), (amount) => {
        const text = JSON.stringify(encode(euros, amount));
        expect(text).toMatch(/^\d+(\.\d{1,2})?$/);
        expect(decode(euros, JSON.parse(text))._unsafeUnwrap()).toBe(amount);
      }),
    );
  });
});

test('a whole number is read within its limits, a percentage from 0 to 100', () => {
  const read = (codec: Codec<number>, json: string) => decode(codec, JSON.parse(json)).unwrapOr(undefined);
  const codec = wholeNumber(0, 9);
  expect(['0', '9', '9.0', '90e-1'].map((json) => read(codec, json))).toEqual([0, 9, 9, 9]);
  expect([Object.is(read(codec, '-0'), 0), Object.is(read(wholePercent, '-0'), 0)]).toEqual([true, true]);
  const wrong = ['-1', '10', '1.5', '1e400', '""', '"1"', 'true', '[1]', 'null', '{}'];
  expect(wrong.filter((json) => read(codec, json) !== undefined)).toEqual([]);
  expect(['0', '100'].map((json) => read(wholePercent, json))).toEqual([0, 100]);
  expect(['101', '-1', '1.5', '"5"'].filter((json) => read(wholePercent, json) !== undefined)).toEqual([]);
});

describe('a date', () => {
  test.each(['1970-01-01', '2028-02-29', '9999-12-31'])('%s is a day', (text) => {
    expect(decode(day, text)._unsafeUnwrap()).toBe(text);
  });

  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '1969-12-31', '2026-11-18T00:00:00', '٢٠٢٦-11-18', '', 20261118])(
    '%j is not a day',
    (text) => {
      expect(decode(day, text).isErr()).toBe(true);
    },
  );

  test('of an answer may have midnight as its time, and no other', () => {
    expect(decode(answeredDay, '2026-11-18T00:00:00')._unsafeUnwrap()).toBe('2026-11-18');
    expect(decode(answeredDay, '2026-11-18T00:00:00.0000000')._unsafeUnwrap()).toBe('2026-11-18');
    expect(decode(answeredDay, '2026-11-18T01:00:00').isErr()).toBe(true);
    expect(decode(answeredDay, '2026-11-18T00:00:00Z').isErr()).toBe(true);
  });

  test.each(['2026-11-21T10:00:00Z', '2026-11-21T10:00:00.123+01:00'])('%s is an instant', (text) => {
    expect(decode(isoInstant, text)._unsafeUnwrap()).toBe(Date.parse(text));
  });

  test.each(['2026-11-21', '2026-11-21T10:00:00', '2026-11-21T25:00:00Z', 'now', 5])('%j is not an instant', (text) => {
    expect(decode(isoInstant, text).isErr()).toBe(true);
  });
});

test('a count or a flag in an address is read in plain digits or as true and false only', () => {
  const count = (text: unknown) => decode(countText(1, 999, 15), text).unwrapOr(undefined);
  expect(['1', '999', undefined].map(count)).toEqual([1, 999, 15]);
  const noCounts = ['0', '1000', '01', '+1', '-1', '1.0', '1e2', ' 1', '', '٣', 'x', 5];
  expect(noCounts.filter((text) => count(text) !== undefined)).toEqual([]);
  const flag = (text: unknown) => decode(flagText, text).unwrapOr(undefined);
  expect(['true', 'TRUE', '1', 'false', '0'].map(flag)).toEqual([true, true, true, false, false]);
  expect(['', 'yes', '2', 'true ', true].filter((text) => flag(text) !== undefined)).toEqual([]);
});
