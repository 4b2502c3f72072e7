import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { percent } from '../money/percent.ts';
import { anyCents, anyPromo } from '../testing/arbitraries.ts';
import { codeByHand } from '../testing/prices-by-hand.ts';
import { promoDiscount } from './promo-discount.ts';

const lines = (...amounts: number[]) => amounts.map(cents);
const percentPromo = (value: number) => ({ type: 'percent', percent: percent(value) }) as const;
const amountPromo = (value: number) => ({ type: 'amount', amount: cents(value) }) as const;

describe('a promo of a percent', () => {
  it('rounds the remainder of the sum once, half a cent up', () => {
    expect(promoDiscount(percentPromo(50), lines(1, 1, 1)).amount).toBe(1);
    expect(promoDiscount(percentPromo(10), lines(22_00, 20_00))).toEqual({ amount: 4_20, shares: [2_20, 2_00] });
  });
});

describe('a promo of an amount', () => {
  it('takes 0 off when the amount is negative', () => {
    expect(promoDiscount(amountPromo(-5_00), lines(22_00))).toEqual({ amount: 0, shares: [0] });
  });
});

describe('the shares of the lines', () => {
  it('round up in the larger line, then in the earlier one, when remainders are equal', () => {
    expect(promoDiscount(amountPromo(2), lines(1, 3)).shares).toEqual([0, 2]);
    expect(promoDiscount(amountPromo(2), lines(3, 1)).shares).toEqual([2, 0]);
    expect(promoDiscount(amountPromo(1), lines(5, 5)).shares).toEqual([1, 0]);
  });

  it('stay exact for amounts whose product is not', () => {
    const { amount, shares } = promoDiscount(percentPromo(33), lines(900_000_000_00, 100_000_000_01));
    expect(shares).toEqual([297_000_000_00, 33_000_000_00]);
    expect(amount).toBe(330_000_000_00);
  });
});

/** Distributes an amount cent by cent: each goes to the line furthest below its exact share, among equals to the larger
 *  and then the earlier one. */
const sharesOf = (amount: bigint, lines: readonly bigint[]): bigint[] => {
  const total = lines.reduce((a, b) => a + b, 0n);
  const parts = lines.map((line) => (total === 0n ? 0n : (amount * line - ((amount * line) % total)) / total));
  for (let left = amount - parts.reduce((a, b) => a + b, 0n); left > 0n; left -= 1n) {
    const below = lines.map((line, index) => amount * line - (parts[index] ?? 0n) * total);
    const most = below.reduce((a, b) => (b > a ? b : a));
    const largest = lines.filter((_, index) => below[index] === most).reduce((a, b) => (b > a ? b : a));
    const next = lines.findIndex((line, index) => below[index] === most && line === largest);
    parts[next] = (parts[next] ?? 0n) + 1n;
  }
  return parts;
};

it('the reduction and shares of a promo code equal an independent calculation to the cent', () => {
  fc.assert(
    fc.property(anyPromo, fc.array(anyCents, { maxLength: 10 }), (promo, lines) => {
      const { amount, shares } = promoDiscount(promo, lines);
      const exact = lines.map(BigInt);
      const total = exact.reduce((a, b) => a + b, 0n);
      const worth = codeByHand(promo, total);
      expect(BigInt(amount)).toBe(worth);
      expect(shares.map(BigInt)).toEqual(sharesOf(worth, exact));
    }),
    { numRuns: 200 },
  );
});
