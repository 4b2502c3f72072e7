import { describe, expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { percent } from '../money/percent.ts';
import { linePrice } from './line-price.ts';
import { amountToPay } from './price-derivation.ts';
import { withPromo } from './promo-step.ts';

const line = (price: number, isEligible = true) => ({
  price: linePrice({ price: cents(price), quantity: 1 }),
  isEligible,
});

describe('a promo code in the derivation of a line', () => {
  it('is the last step, with its share of the line', () => {
    const [price] = withPromo({ type: 'percent', percent: percent(10) }, [line(22_00)]);
    expect(price?.steps.at(-1)).toEqual({
      rule: { rule: 'promoCode', operand: 2_20 },
      before: 22_00,
      after: 19_80,
      remainder: 0,
    });
    expect(price?.amount).toBe(22_00);
  });

  it('has the reason when it does not apply to a line or the line is free', () => {
    const prices = withPromo({ type: 'amount', amount: cents(5_00) }, [line(50_00, false), line(0), line(20_00)]);
    expect(prices.map((price) => price.steps.at(-1)?.notApplied)).toEqual([
      { reason: 'promoNotForLine' },
      { reason: 'promoTakesNothing' },
      undefined,
    ]);
    expect(prices.map(amountToPay)).toEqual([50_00, 0, 15_00]);
  });
});
