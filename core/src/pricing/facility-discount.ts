import type { Cents } from '../money/cents.ts';
import { type Percent, percent, percentOff } from '../money/percent.ts';
import type { PriceStep } from './price-derivation.ts';

const nothingOff = percent(0);

/** The day's percent off the unit price, after the quantity discount; rounded here and nowhere else (R-VALID-25,
 *  D-ROUNDING). */
export const facilityDiscountStep = (unitPrice: Cents, off: Percent = nothingOff): PriceStep => {
  const rule = { rule: 'facilityDiscount', operand: off } as const;
  if (off === 0) {
    return { rule, before: unitPrice, after: unitPrice, remainder: 0, notApplied: { reason: 'noFacilityDiscount' } };
  }
  const { reduced, remainder } = percentOff(unitPrice, off);
  return { rule, before: unitPrice, after: reduced, remainder };
};
