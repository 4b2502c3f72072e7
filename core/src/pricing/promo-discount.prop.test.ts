import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Cents, sum } from '../money/cents.ts';
import { percent } from '../money/percent.ts';
import { anyCents, anyPromo } from '../testing/arbitraries.ts';
import { type Promo, promoDiscount } from './promo-discount.ts';

const anyLines = fc.array(anyCents, { maxLength: 10 });

const worthOf = (promo: Promo, total: bigint): bigint => {
  if (promo.type === 'amount') return BigInt(promo.amount) < total ? BigInt(promo.amount) : total;
  const remaining = total * (100n - BigInt(promo.percent));
  return total - (remaining * 2n + 100n) / 200n;
};

/** Cent by cent: each goes to the line that is furthest below its exact part, the larger and then the earlier of equals. */
const sharesOf = (amount: bigint, lines: readonly bigint[]): bigint[] => {
  const total = lines.reduce((a, b) => a + b, 0n);
  const given = lines.map((line) => (total === 0n ? 0n : (amount * line - ((amount * line) % total)) / total));
  for (let left = amount - given.reduce((a, b) => a + b, 0n); left > 0n; left -= 1n) {
    const below = lines.map((line, index) => amount * line - (given[index] ?? 0n) * total);
    const most = below.reduce((a, b) => (b > a ? b : a));
    const largest = lines.filter((_, index) => below[index] === most).reduce((a, b) => (b > a ? b : a));
    const next = lines.findIndex((line, index) => below[index] === most && line === largest);
    given[next] = (given[next] ?? 0n) + 1n;
  }
  return given;
};

it('agrees with an independent calculation to the cent', () => {
  fc.assert(
    fc.property(anyPromo, anyLines, (promo, lines) => {
      const { amount, shares } = promoDiscount(promo, lines);
      const exact = lines.map(BigInt);
      const worth = worthOf(
        promo,
        exact.reduce((a, b) => a + b, 0n),
      );
      expect(BigInt(amount)).toBe(worth);
      expect(shares.map(BigInt)).toEqual(sharesOf(worth, exact));
    }),
    { numRuns: 300 },
  );
});

it('shares add up to the amount, and none exceeds its line', () => {
  fc.assert(
    fc.property(anyPromo, anyLines, (promo, lines) => {
      const { amount, shares } = promoDiscount(promo, lines);
      expect(sum(shares)).toBe(amount);
      expect(shares).toHaveLength(lines.length);
      for (const [index, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(lines[index] ?? -1);
      }
    }),
  );
});

it('a share does not depend on the order of the lines', () => {
  const pairs = (lines: readonly Cents[], shares: readonly Cents[]) =>
    lines.map((line, index) => [line, shares[index] ?? 0] as const).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const linesTwice = anyLines.chain((lines) =>
    fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
  );
  fc.assert(
    fc.property(anyPromo, linesTwice, (promo, [lines, shuffled]) => {
      expect(pairs(shuffled, promoDiscount(promo, shuffled).shares)).toEqual(
        pairs(lines, promoDiscount(promo, lines).shares),
      );
    }),
  );
});

it('0 percent takes nothing and 100 percent everything', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      expect(promoDiscount({ type: 'percent', percent: percent(0) }, lines).amount).toBe(0);
      expect(promoDiscount({ type: 'percent', percent: percent(100) }, lines).shares).toEqual(lines);
    }),
  );
});
