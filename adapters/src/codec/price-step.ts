import type { Cents } from '@shop/core/money/cents';
import type { LinePrice, NotApplied, PriceRule, PriceStep } from '@shop/core/pricing/price-derivation';
import * as z from 'zod/mini';
import type { Codec } from './codec.ts';
import { euros, wholeNumber, wholePercent } from './scalars.ts';

const pieces = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** Reasons without figures. */
export const plainReasons = [
  'noDiscountPrice',
  'notCheaper',
  'needsTicket',
  'noFacilityDiscount',
  'promoNotForLine',
  'promoTakesNothing',
] as const;

const notApplied: Codec<NotApplied> = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal(plainReasons) }),
  z.object({ reason: z.literal('quantityTooSmall'), needs: pieces, has: pieces }),
]);

/** The form of each rule, which the compiler holds to core's list. */
const ruleForms = (money: Codec<Cents>) =>
  ({
    listPrice: z.object({ rule: z.literal('listPrice'), operand: money }),
    quantityDiscount: z.object({ rule: z.literal('quantityDiscount'), operand: money, minItems: pieces }),
    facilityDiscount: z.object({ rule: z.literal('facilityDiscount'), operand: wholePercent }),
    quantity: z.object({ rule: z.literal('quantity'), operand: pieces }),
    promoCode: z.object({ rule: z.literal('promoCode'), operand: money }),
    providerPrice: z.object({ rule: z.literal('providerPrice'), operand: money }),
  }) satisfies { readonly [Rule in PriceRule['rule']]: Codec<Extract<PriceRule, { readonly rule: Rule }>> };

/** One step of how a price came about; amounts as `money` writes them, the remainder in hundredths of a cent. */
const priceStepIn = (money: Codec<Cents>): Codec<PriceStep> => {
  const { listPrice, ...others } = ruleForms(money);
  return z.object({
    rule: z.discriminatedUnion('rule', [listPrice, ...Object.values(others)]),
    before: money,
    after: money,
    remainder: wholeNumber(-50, 50),
    notApplied: z.exactOptional(notApplied),
  });
};

/** A line's price with its whole derivation; amounts as `money` writes them. */
export const linePriceIn = (money: Codec<Cents>): Codec<LinePrice> =>
  z.object({
    quantity: pieces,
    unitPrice: money,
    amount: money,
    amountWithoutDiscount: money,
    steps: z.readonly(z.array(priceStepIn(money))),
  });

/** Amounts in euros. */
export const priceStep = priceStepIn(euros);
