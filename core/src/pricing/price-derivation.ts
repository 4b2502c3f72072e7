import { type Cents, zero } from '../money/cents.ts';
import type { Percent } from '../money/percent.ts';

/** The rules that take a percent off the unit price, each with the reason that the derivation contains when the percent
 *  is 0. */
export const percentReasons = {
  /** The percent of the day or season. */
  facilityDiscount: 'noFacilityDiscount',
} as const;

export type PercentRuleName = keyof typeof percentReasons;

/** Returns a value for each percent rule, in the order of the rules. */
export const byPercentRule = <Value>(
  of: (rule: PercentRuleName) => Value,
): Readonly<Record<PercentRuleName, Value>> => ({
  facilityDiscount: of('facilityDiscount'),
});

/** The names of the percent rules, in order. */
export const percentRules: readonly PercentRuleName[] = Object.values(byPercentRule((rule) => rule));

/** Reasons without figures why a rule did not change the price. */
export const plainReasons = [
  'noDiscountPrice',
  /** The catalog's discounted price is not below its price. */
  'notCheaper',
  /** An upsell costs less only when bought with its ticket. */
  'needsTicket',
  ...Object.values(percentReasons),
  /** The line stands for money, for example a value card: no promo code reduces it. */
  'promoNotForLine',
  'promoTakesNothing',
] as const;

/** Why a rule did not change the price. */
export type NotApplied =
  | { readonly reason: (typeof plainReasons)[number] }
  | { readonly reason: 'quantityTooSmall'; readonly needs: number; readonly has: number };

type PercentRule = { readonly rule: PercentRuleName; readonly operand: Percent };

export type PriceRule =
  /** The catalog's price, or the chosen value of a value card. */
  | { readonly rule: 'listPrice'; readonly operand: Cents }
  /** The discounted price, from a minimum quantity. */
  | { readonly rule: 'quantityDiscount'; readonly operand: Cents; readonly minItems: number }
  | PercentRule
  /** Unit price times quantity. Units of the operand: pieces. */
  | { readonly rule: 'quantity'; readonly operand: number }
  /** The share of a promo code, subtracted from the whole line. */
  | { readonly rule: 'promoCode'; readonly operand: Cents }
  /** The price of a foreign provider that returned no derivation. */
  | { readonly rule: 'providerPrice'; readonly operand: Cents };

/** Whether a rule takes a percent off the unit price. */
export const isPercentRule = (rule: PriceRule): rule is PercentRule =>
  percentRules.some((percentRule) => percentRule === rule.rule);

/** One step of a price's derivation. `before` is the `after` of the previous step, 0 for the first. */
export type PriceStep = {
  readonly rule: PriceRule;
  readonly before: Cents;
  readonly after: Cents;
  /** The amount dropped by rounding, in hundredths of a cent; 0 when nothing was rounded. */
  readonly remainder: number;
  /** Present when the rule was evaluated and did not change the price. */
  readonly notApplied?: NotApplied;
};

/** A line's price with its derivation. All amounts in cents. */
export type LinePrice = {
  readonly quantity: number;
  readonly unitPrice: Cents;
  /** Unit price times quantity, before a promo code. */
  readonly amount: Cents;
  /** List price times quantity: the struck-out price when it is above `amount`. */
  readonly amountWithoutDiscount: Cents;
  readonly steps: readonly PriceStep[];
};

/** Returns the amount to pay for a line, after the promo code. */
export const amountToPay = ({ steps, amount }: LinePrice): Cents => steps.at(-1)?.after ?? amount;

/** Returns the amount by which a promo code reduced a line. */
export const promoShare = ({ steps }: LinePrice): Cents => {
  const last = steps.at(-1);
  return last?.rule.rule === 'promoCode' ? last.rule.operand : zero;
};

/** Returns the unit price of an upsell when bought with its ticket; `undefined` when a ticket would not reduce it. */
export const priceWithTicket = ({ steps }: LinePrice): Cents | undefined => {
  const missingTicketStep = steps.find(({ notApplied }) => notApplied?.reason === 'needsTicket');
  return missingTicketStep?.rule.rule === 'quantityDiscount' ? missingTicketStep.rule.operand : undefined;
};
