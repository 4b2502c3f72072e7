import type { LinePrice, NotApplied, PriceRule } from '@shop/core/pricing/price-derivation';
import * as z from 'zod/mini';
import { type Codec, mapped } from '../../codec/codec.ts';
import { wholePercent } from '../../codec/scalars.ts';
import { storedCents } from './stored-values.ts';

const rule: Codec<PriceRule> = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal('listPrice'), operand: storedCents }),
  z.object({ rule: z.literal('quantityDiscount'), operand: storedCents, minItems: z.int() }),
  z.object({ rule: z.literal('facilityDiscount'), operand: wholePercent }),
  z.object({ rule: z.literal('quantity'), operand: z.int() }),
  z.object({ rule: z.literal('promoCode'), operand: storedCents }),
  z.object({ rule: z.literal('providerPrice'), operand: storedCents }),
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
  z.object({ reason: z.literal('quantityTooSmall'), needs: z.int(), has: z.int() }),
]);

const step = z.object({
  rule,
  before: storedCents,
  after: storedCents,
  remainder: z.int(),
  notApplied: z.exactOptional(notApplied),
});

const parts = z.object({
  quantity: z.int(),
  unitPrice: storedCents,
  amount: storedCents,
  amountWithoutDiscount: storedCents,
  steps: z.array(step),
});

/** A line's price with its whole derivation, as orders keep it. */
export const storedPrice: Codec<LinePrice> = mapped(parts, {
  decode: (price): LinePrice => price,
  encode: ({ steps, ...same }) => ({ ...same, steps: [...steps] }),
});
