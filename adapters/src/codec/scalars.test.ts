import { cents, maxAmount } from '@shop/core/money/cents';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode, encode } from './codec.ts';
import { answeredDay, countText, day, euros, flagText, isoInstant, wholeNumber, wholePercent } from './scalars.ts';

describe('euros', () => {
  test.each([
    ['0', 0],
    ['-0', 0],
    ['0.01', 1],
    ['22', 2200],
    ['22.5', 2250],
    ['1.15', 115],
    ['8.2', 820],
    ['1.1e1', 1100],
    ['21474836.47', maxAmount],
  ])('%s', (json, amount) => {
    expect(Object.is(decode(euros, JSON.parse(json))._unsafeUnwrap(), amount)).toBe(true);
  });

  test.each(['-0.01', '0.001', '22.555', '21474836.48', '1e400', '-1e400', '"22"', 'true', 'null', '[22]', '{}'])(
    '%s is no amount',
    (json) => {
      expect(decode(euros, JSON.parse(json)).isErr()).toBe(true);
    },
  );

  test('every amount of cents comes back to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxAmount }).map(cents), (amount) => {
        const text = JSON.stringify(encode(euros, amount));
        expect(text).toMatch(/^\d+(\.\d{1,2})?$/);
        expect(decode(euros, JSON.parse(text))._unsafeUnwrap()).toBe(amount);
      }),
    );
  });
});

describe('whole numbers from 0 to 9', () => {
  const codec = wholeNumber(0, 9);

  test.each([
    ['0', 0],
    ['-0', 0],
    ['9', 9],
    ['9.0', 9],
    ['90e-1', 9],
  ])('%s', (json, value) => {
    expect(Object.is(decode(codec, JSON.parse(json))._unsafeUnwrap(), value)).toBe(true);
  });

  test.each(['-1', '10', '1.5', '1e400', '""', '"1"', 'true', '[1]', 'null', '{}'])('%s is none', (json) => {
    expect(decode(codec, JSON.parse(json)).isErr()).toBe(true);
  });
});

describe('days', () => {
  test.each(['1970-01-01', '2026-02-28', '2028-02-29', '2027-03-28', '9999-12-31'])('%s', (text) => {
    expect(decode(day, text)._unsafeUnwrap()).toBe(text);
  });

  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '1969-12-31', '2026-11-18T00:00:00', '٢٠٢٦-11-18', '', 20261118])(
    '%j is none',
    (text) => {
      expect(decode(day, text).isErr()).toBe(true);
    },
  );

  test('an answered day may carry its midnight, and no other time', () => {
    expect(decode(answeredDay, '2026-11-18T00:00:00')._unsafeUnwrap()).toBe('2026-11-18');
    expect(decode(answeredDay, '2026-11-18T00:00:00.0000000')._unsafeUnwrap()).toBe('2026-11-18');
    expect(decode(answeredDay, '2026-11-18T01:00:00').isErr()).toBe(true);
    expect(decode(answeredDay, '2026-11-18T00:00:00Z').isErr()).toBe(true);
  });

  test.each(['2026-11-21T10:00:00Z', '2026-11-21T10:00:00.123+01:00'])('instant %s', (text) => {
    expect(decode(isoInstant, text)._unsafeUnwrap()).toBe(Date.parse(text));
  });

  test.each(['2026-11-21', '2026-11-21T10:00:00', '2026-11-21T25:00:00Z', 'now', 5])('%j is no instant', (text) => {
    expect(decode(isoInstant, text).isErr()).toBe(true);
  });
});

test.each([
  ['0', true],
  ['100', true],
  ['-0', true],
  ['101', false],
  ['-1', false],
  ['1.5', false],
  ['"5"', false],
])('percent %s: %s', (json, accepted) => {
  expect(decode(wholePercent, JSON.parse(json)).isOk()).toBe(accepted);
});

describe('numbers and flags in an address', () => {
  const codec = countText(1, 999, 15);

  test.each([
    ['1', 1],
    ['999', 999],
    [undefined, 15],
  ])('%s', (text, value) => {
    expect(decode(codec, text)._unsafeUnwrap()).toBe(value);
  });

  test.each(['0', '1000', '01', '+1', '-1', '1.0', '1e2', ' 1', '', '٣', 'x', 5])('%j is none', (text) => {
    expect(decode(codec, text).isErr()).toBe(true);
  });

  test.each([
    ['true', true],
    ['TRUE', true],
    ['1', true],
    ['false', false],
    ['0', false],
  ])('flag %s', (text, value) => {
    expect(decode(flagText, text)._unsafeUnwrap()).toBe(value);
  });

  test.each(['', 'yes', '2', 'true ', true])('%j is no flag', (text) => {
    expect(decode(flagText, text).isErr()).toBe(true);
  });
});
