import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyCents, anyPercent } from '../testing/arbitraries.ts';
import { percent, percentOff } from './percent.ts';

it('tells exactly what rounding dropped, at most half a cent', () => {
  fc.assert(
    fc.property(anyCents, anyPercent, (price, off) => {
      const { reduced, remainder } = percentOff(price, off);
      expect(reduced * 100 + remainder).toBe(price * (100 - off));
      expect(remainder).toBeGreaterThanOrEqual(-50);
      expect(remainder).toBeLessThan(50);
    }),
  );
});

it('stays between nothing and the price, and 0 percent changes nothing', () => {
  fc.assert(
    fc.property(anyCents, anyPercent, (price, off) => {
      const { reduced } = percentOff(price, off);
      expect(reduced).toBeGreaterThanOrEqual(0);
      expect(reduced).toBeLessThanOrEqual(price);
      expect(percentOff(price, percent(0))).toEqual({ reduced: price, remainder: 0 });
    }),
  );
});

it('never costs more for a larger percentage or a lower price', () => {
  fc.assert(
    fc.property(anyCents, anyCents, anyPercent, anyPercent, (price, other, off, more) => {
      const [low, high] = price < other ? [price, other] : [other, price];
      const [small, large] = off < more ? [off, more] : [more, off];
      expect(percentOff(low, off).reduced).toBeLessThanOrEqual(percentOff(high, off).reduced);
      expect(percentOff(price, large).reduced).toBeLessThanOrEqual(percentOff(price, small).reduced);
    }),
  );
});
