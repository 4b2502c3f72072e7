import type { Cents } from '@shop/core/money/cents';
import type { NotApplied, PriceStep } from '@shop/core/pricing/price-derivation';
import * as z from 'zod/mini';
import type { Codec } from './codec.ts';
import { euros, wholeNumber, wholePercent } from './scalars.ts';

const pieces = wholeNumber(0, Number.MAX_SAFE_INTEGER);

const notApplied: Codec<NotApplied> = z.discriminatedUnion('reason', [
  z.object({
    reason: z.literal([
      'noDiscountPrice',
      'notCheaper',
      'needsTicket',
      'noFacilityDiscount',
      'promoNotForLine',
      'promoTakesNothing',
    ]),
  }),
  z.object({ reason: z.literal('quantityTooSmall'), needs: pieces, has: pieces }),
]);

/** One step of how a price came about; amounts as `money` writes them, the remainder in hundredths of a cent. */
export const priceStepIn = (money: Codec<Cents>): Codec<PriceStep> =>
  z.object({
    rule: z.discriminatedUnion('rule', [
      z.object({ rule: z.literal('listPrice'), operand: money }),
      z.object({ rule: z.literal('quantityDiscount'), operand: money, minItems: pieces }),
      z.object({ rule: z.literal('facilityDiscount'), operand: wholePercent }),
      z.object({ rule: z.literal('quantity'), operand: pieces }),
      z.object({ rule: z.literal('promoCode'), operand: money }),
      z.object({ rule: z.literal('providerPrice'), operand: money }),
    ]),
    before: money,
    after: money,
    remainder: wholeNumber(-50, 50),
    notApplied: z.exactOptional(notApplied),
  });

/** Amounts in euros. */
export const priceStep = priceStepIn(euros);
