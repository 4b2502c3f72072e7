import { expect, it } from 'vitest';
import { errorCatalog, errorCodes, genericErrorKey, kindOfCode } from './error-catalog.ts';

it('every code of the shop belongs to one kind of error only', () => {
  const codes = Object.values(errorCatalog)
    .map(({ code }) => code)
    .filter((code) => code !== genericErrorKey);
  expect(errorCodes).toEqual(codes);
});

it('a code leads back to its kind, and the generic one to none', () => {
  expect(kindOfCode('Shop.AddTicketToCart.CapacityFull')).toBe('capacityFull');
  expect(kindOfCode(genericErrorKey)).toBeUndefined();
  expect(kindOfCode('toString')).toBeUndefined();
});
