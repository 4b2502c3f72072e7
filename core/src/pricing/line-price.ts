import { type Cents, times, zero } from '../money/cents.ts';
import { type Percent, percentOff } from '../money/percent.ts';
import { noConditions, type PriceConditions } from './price-conditions.ts';
import {
  type LinePrice,
  type NotApplied,
  type PercentRuleName,
  type PriceStep,
  percentReasons,
  percentRules,
} from './price-derivation.ts';

const whyNot = (price: Cents, offer: LinePriceInput): NotApplied | undefined => {
  const { priceWithDiscount, quantity: has, quantityDiscountMinItems: needs = 0, lacksTicket = false } = offer;
  if (priceWithDiscount === undefined) return { reason: 'noDiscountPrice' };
  // A discounted price that is not below the price is ignored.
  if (priceWithDiscount >= price) return { reason: 'notCheaper' };
  // Without its ticket, or when the ticket is not held any more, an upsell costs its full price.
  if (lacksTicket) return { reason: 'needsTicket' };
  return has < needs ? { reason: 'quantityTooSmall', needs, has } : undefined;
};

/** Returns the step of the discounted price, which replaces the price when the line's quantity reaches the minimum. */
const quantityDiscountStep = (price: Cents, offer: LinePriceInput): PriceStep => {
  const notApplied = whyNot(price, offer);
  const operand = offer.priceWithDiscount ?? price;
  return {
    rule: { rule: 'quantityDiscount', operand, minItems: Math.max(offer.quantityDiscountMinItems ?? 1, 1) },
    before: price,
    after: notApplied === undefined ? operand : price,
    remainder: 0,
    notApplied,
  };
};

/** Returns the step of a percent off the price of a piece, in whole cents. Prices are rounded here only. */
const percentStep = (name: PercentRuleName, before: Cents, off: Percent): PriceStep => {
  const rule = { rule: name, operand: off };
  if (off === 0) return { rule, before, after: before, remainder: 0, notApplied: { reason: percentReasons[name] } };
  const { reduced, remainder } = percentOff(before, off);
  return { rule, before, after: reduced, remainder };
};

/** Returns one step for each percent of the price, in order; each reduces the result of the step before. */
const percentSteps = (unitPrice: Cents, input: Partial<PriceConditions>): readonly PriceStep[] => {
  let before = unitPrice;
  return percentRules.flatMap((name) => {
    const off = input[name] ?? noConditions[name];
    if (off === undefined) return [];
    const step = percentStep(name, before, off);
    before = step.after;
    return [step];
  });
};

export type LinePriceInput = {
  /** The catalog's price of one piece, or the chosen value of a value card; not negative. */
  readonly price: Cents;
  readonly priceWithDiscount?: Cents;
  /** Units: pieces; a whole number, not negative. */
  readonly quantity: number;
  /** Units: pieces; absent when the discounted price always applies. */
  readonly quantityDiscountMinItems?: number;
} & Partial<PriceConditions>;

/** Returns the price of one line with every step: list price, quantity discount, percents, quantity. Only the unit
 *  price is rounded, so unit price times quantity is exactly the amount. Throws `RangeError` when the quantity is not a
 *  whole number from 0. */
export const linePrice = (input: LinePriceInput): LinePrice => {
  const { price, quantity } = input;
  if (!Number.isSafeInteger(quantity) || quantity < 0) throw new RangeError(`not a quantity: ${quantity}`);
  const listStep: PriceStep = { rule: { rule: 'listPrice', operand: price }, before: zero, after: price, remainder: 0 };
  const discountStep = quantityDiscountStep(price, input);
  const reductionSteps = percentSteps(discountStep.after, input);
  const unitPrice = reductionSteps.at(-1)?.after ?? discountStep.after;
  const amount = times(unitPrice, quantity);
  const quantityStep: PriceStep = {
    rule: { rule: 'quantity', operand: quantity },
    before: unitPrice,
    after: amount,
    remainder: 0,
  };
  return {
    quantity,
    unitPrice,
    amount,
    amountWithoutDiscount: times(price, quantity),
    steps: [listStep, discountStep, ...reductionSteps, quantityStep],
  };
};
