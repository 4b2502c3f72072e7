import { type Cents, zero } from '@shop/core/money/cents';
import type { NotApplied, PriceRule, PriceStep } from '@shop/core/pricing/price-derivation';
import * as z from 'zod/mini';
import type { Codec } from '../codec/codec.ts';
import { euros, wholeNumber, wholePercent } from '../codec/scalars.ts';

const pieces = wholeNumber(0, Number.MAX_SAFE_INTEGER);

const rule: Codec<PriceRule> = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal('listPrice'), operand: euros }),
  z.object({ rule: z.literal('quantityDiscount'), operand: euros, minItems: pieces }),
  z.object({ rule: z.literal('facilityDiscount'), operand: wholePercent }),
  z.object({ rule: z.literal('quantity'), operand: pieces }),
  z.object({ rule: z.literal('promoCode'), operand: euros }),
  z.object({ rule: z.literal('providerPrice'), operand: euros }),
]);

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

/** One step of how a price came about; amounts in euros, the remainder in hundredths of a cent. */
export const priceStep: Codec<PriceStep> = z.object({
  rule,
  before: euros,
  after: euros,
  remainder: wholeNumber(-50, 50),
  notApplied: z.exactOptional(notApplied),
});

/** What is told about a price that a provider only states. */
export const statedPrice = (amount: Cents): PriceStep => ({
  rule: { rule: 'providerPrice', operand: amount },
  before: zero,
  after: amount,
  remainder: 0,
});
