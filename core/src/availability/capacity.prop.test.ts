import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { personsOf } from '../catalog/price-list.ts';
import { anyPriceList } from '../testing/arbitraries.ts';
import { fitCapacity, maxPersonsPerCart, maxQuantity, personsInLines } from './capacity.ts';

const anyLine = fc.record({ kind: anyPriceList.map((list) => list.kind), quantity: fc.nat(20) });

it('never admits one person more than is left, and nobody less', () => {
  fc.assert(
    fc.property(fc.array(anyLine), fc.integer({ min: -5, max: 200 }), (lines, left) => {
      const persons = personsInLines(lines);
      const answer = fitCapacity(persons, left);
      expect(answer.isOk()).toBe(persons <= left);
      if (answer.isOk()) expect(answer.value).toBe(persons);
    }),
  );
});

it('a series of takings never goes past what was left at first', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9)), fc.nat(50), (takings, capacity) => {
      const left = takings.reduce(
        (rest, wanted) =>
          fitCapacity(wanted, rest).match(
            (taken) => rest - taken,
            () => rest,
          ),
        capacity,
      );
      expect(left).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('the largest quantity fits, and one more does not', () => {
  fc.assert(
    fc.property(anyLine, fc.nat(60), fc.nat(10), (line, left, others) => {
      const own = personsInLines([line]);
      const most = maxQuantity({ ...line, left, personsInCart: own + others });
      const fits = (quantity: number) => {
        const more = (quantity - line.quantity) * personsOf(line.kind);
        return more <= left && own + others + more <= maxPersonsPerCart;
      };
      expect(most).toBeGreaterThanOrEqual(line.quantity);
      if (most > line.quantity) expect(fits(most)).toBe(true);
      expect(fits(most + 1)).toBe(false);
    }),
  );
});
