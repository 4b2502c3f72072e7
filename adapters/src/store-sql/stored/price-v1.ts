import type { LinePrice } from '@shop/core/pricing/price-derivation';
import * as z from 'zod/mini';
import type { Codec } from '../../codec/codec.ts';
import { wholePercent } from '../../codec/scalars.ts';
import { storedCents } from './stored-values.ts';

const rule = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal('listPrice'), operand: storedCents }),
  z.object({ rule: z.literal('quantityDiscount'), operand: storedCents, minItems: z.int() }),
  z.object({ rule: z.literal('facilityDiscount'), operand: wholePercent }),
  z.object({ rule: z.literal('quantity'), operand: z.int() }),
  z.object({ rule: z.literal('providerPrice'), operand: storedCents }),
]);

const notApplied = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal(['noDiscountPrice', 'notCheaper', 'noFacilityDiscount']) }),
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

/** A line's price as orders of version 1 keep it. Frozen: it stays as it is while there are such orders. */
export const priceV1: Codec<LinePrice> = z.pipe(
  parts,
  z.transform((price: z.output<typeof parts>): LinePrice => price),
);
