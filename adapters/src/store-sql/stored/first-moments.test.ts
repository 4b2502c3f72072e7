import { instant } from '@shop/core/dates/instant';
import { localDate } from '@shop/core/dates/local-date';
import { facilityId } from '@shop/core/ids';
import { expect, test } from 'vitest';
import { decodeFirstMoments, encodeFirstMoments } from './first-moments.ts';

const moments = [
  {
    facilityId: facilityId('termalija'),
    period: { type: 'day', date: localDate('2026-12-01') } as const,
    firstAddedAt: instant(1_800_000_000_000),
  },
];

test('first moments are read back as they were written', () => {
  expect(decodeFirstMoments(encodeFirstMoments(moments))).toEqual(moments);
});

test('those of a product of before are its facility’s, which had its id', () => {
  const stored = '{"version":1,"moments":[{"product":"termalija","period":"2026-12-01","at":1800000000000}]}';
  expect(decodeFirstMoments(stored)).toEqual(moments);
});
