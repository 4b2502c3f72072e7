import { inEuros } from '@shop/core/money/cents';
import {
  isPercentRule,
  type LinePrice,
  type NotApplied,
  type PercentRuleName,
  type PriceRule,
  type PriceStep,
  percentRules,
  plainReasons,
} from '@shop/core/pricing/price-derivation';
import * as z from 'zod/mini';
import type { Codec } from './codec.ts';
import { euros, wholeNumber, wholePercent } from './scalars.ts';

const pieces = wholeNumber(0, Number.MAX_SAFE_INTEGER);

const notApplied = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal(plainReasons) }),
  z.object({ reason: z.literal('quantityTooSmall'), needs: pieces, has: pieces }),
]);

const percentRule = z.object({ rule: z.literal(percentRules), operand: wholePercent });

/** The format of each other rule. The compiler checks it against core's list. */
const ruleForms = {
  quantityDiscount: z.object({ rule: z.literal('quantityDiscount'), operand: euros, minItems: pieces }),
  quantity: z.object({ rule: z.literal('quantity'), operand: pieces }),
  promoCode: z.object({ rule: z.literal('promoCode'), operand: euros }),
  providerPrice: z.object({ rule: z.literal('providerPrice'), operand: euros }),
  listPrice: z.object({ rule: z.literal('listPrice'), operand: euros }),
} satisfies {
  readonly [Rule in Exclude<PriceRule['rule'], PercentRuleName>]: Codec<Extract<PriceRule, { readonly rule: Rule }>>;
};

const { listPrice, ...others } = ruleForms;
const priceRule = z.discriminatedUnion('rule', [listPrice, percentRule, ...Object.values(others)]);

/** One step of a price's derivation; amounts in euros, the remainder in hundredths of a cent. */
export const priceStep = z.object({
  rule: priceRule,
  before: euros,
  after: euros,
  remainder: wholeNumber(-50, 50),
  notApplied: z.optional(notApplied),
});

/** A line's price with its whole derivation, in euros. */
export const linePrice = z.object({
  quantity: pieces,
  unitPrice: euros,
  amount: euros,
  amountWithoutDiscount: euros,
  steps: z.array(priceStep),
});

const writeRule = (rule: PriceRule): z.input<typeof priceRule> => {
  if (isPercentRule(rule)) return { rule: rule.rule, operand: rule.operand };
  switch (rule.rule) {
    case 'quantityDiscount':
      return { rule: rule.rule, operand: inEuros(rule.operand), minItems: rule.minItems };
    case 'quantity':
      return { rule: rule.rule, operand: rule.operand };
    case 'listPrice':
    case 'promoCode':
    case 'providerPrice':
      return { rule: rule.rule, operand: inEuros(rule.operand) };
  }
};

const writeReason = (why: NotApplied): z.input<typeof notApplied> =>
  why.reason === 'quantityTooSmall' ? { reason: why.reason, needs: why.needs, has: why.has } : { reason: why.reason };

/** Writes one step of a price's derivation. */
export const writePriceStep = (step: PriceStep): z.input<typeof priceStep> => ({
  rule: writeRule(step.rule),
  before: inEuros(step.before),
  after: inEuros(step.after),
  remainder: step.remainder,
  notApplied: step.notApplied && writeReason(step.notApplied),
});

/** Writes a line's price with its derivation. */
export const writeLinePrice = (price: LinePrice): z.input<typeof linePrice> => ({
  quantity: price.quantity,
  unitPrice: inEuros(price.unitPrice),
  amount: inEuros(price.amount),
  amountWithoutDiscount: inEuros(price.amountWithoutDiscount),
  steps: price.steps.map(writePriceStep),
});
