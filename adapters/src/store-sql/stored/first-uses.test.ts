import { instant } from '@shop/core/dates/instant';
import { expect, test } from 'vitest';
import { decodeFirstUses, encodeFirstUses } from './first-uses.ts';

test('first uses of codes are read back as they were written, and always will be', () => {
  const uses = [{ code: 'ONCE', firstHeldAt: instant(1_800_000_000_000) }];
  expect(decodeFirstUses(encodeFirstUses(uses))).toEqual(uses);
  expect(decodeFirstUses('{"version":1,"uses":[{"code":"ONCE","at":1800000000000}]}')).toEqual(uses);
});
