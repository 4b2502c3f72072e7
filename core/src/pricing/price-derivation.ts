import { type Cents, zero } from '../money/cents.ts';
import type { Percent } from '../money/percent.ts';

/** Rules that take a percent off the price of a piece, each with the reason that a price names where it is 0. */
export const percentReasons = {
  /** The percent of the day or season. */
  facilityDiscount: 'noFacilityDiscount',
} as const;

export type PercentRuleName = keyof typeof percentReasons;

/** A value for each rule that takes a percent, in the order of the rules. */
export const byPercentRule = <Value>(
  of: (rule: PercentRuleName) => Value,
): Readonly<Record<PercentRuleName, Value>> => ({
  facilityDiscount: of('facilityDiscount'),
});

/** The names of these rules, in their order. */
export const percentRules: readonly PercentRuleName[] = Object.values(byPercentRule((rule) => rule));

/** Reasons without figures why a rule left the price as it was. */
export const plainReasons = [
  'noDiscountPrice',
  /** The catalog's discounted price is not below its price. */
  'notCheaper',
  /** An upsell is reduced beside its ticket only. */
  'needsTicket',
  ...Object.values(percentReasons),
  /** Money for money, such as a value card: no code lowers it. */
  'promoNotForLine',
  'promoTakesNothing',
] as const;

/** Why a rule left the price as it was. */
export type NotApplied =
  | { readonly reason: (typeof plainReasons)[number] }
  | { readonly reason: 'quantityTooSmall'; readonly needs: number; readonly has: number };

type PercentRule = { readonly rule: PercentRuleName; readonly operand: Percent };

export type PriceRule =
  /** The catalog's price, or the value chosen for a value gift card. */
  | { readonly rule: 'listPrice'; readonly operand: Cents }
  /** The discounted price from a minimum quantity on. */
  | { readonly rule: 'quantityDiscount'; readonly operand: Cents; readonly minItems: number }
  | PercentRule
  /** Unit price times quantity. Units of the operand: pieces. */
  | { readonly rule: 'quantity'; readonly operand: number }
  /** What a promo code takes off the whole line. */
  | { readonly rule: 'promoCode'; readonly operand: Cents }
  /** A figure that a foreign provider gave without saying how it came about. */
  | { readonly rule: 'providerPrice'; readonly operand: Cents };

/** Whether a rule takes a percent off the price of a piece. */
export const isPercentRule = (rule: PriceRule): rule is PercentRule =>
  percentRules.some((percentRule) => percentRule === rule.rule);

/** One step of how a price came about; steps chain: `before` is the `after` of the step above, 0 for the first. */
export type PriceStep = {
  readonly rule: PriceRule;
  readonly before: Cents;
  readonly after: Cents;
  /** What rounding dropped, in hundredths of a cent; 0 when nothing was rounded. */
  readonly remainder: number;
  /** Present when the rule was looked at and did not change anything. */
  readonly notApplied?: NotApplied;
};

/** A line's price together with how it came about. All amounts in cents. */
export type LinePrice = {
  readonly quantity: number;
  readonly unitPrice: Cents;
  /** Unit price times quantity, before a promo code. */
  readonly amount: Cents;
  /** List price times quantity: the struck-out price when it is above `amount`. */
  readonly amountWithoutDiscount: Cents;
  readonly steps: readonly PriceStep[];
};

/** What is to pay for a line in the end: the promo code's share is off. */
export const amountToPay = ({ steps, amount }: LinePrice): Cents => steps.at(-1)?.after ?? amount;

/** What a promo code took off a line. */
export const promoShare = ({ steps }: LinePrice): Cents => {
  const last = steps.at(-1);
  return last?.rule.rule === 'promoCode' ? last.rule.operand : zero;
};

/** What a piece of an upsell would cost beside its ticket; none where that is not what it lacks. */
export const priceWithTicket = ({ steps }: LinePrice): Cents | undefined => {
  const missed = steps.find(({ notApplied }) => notApplied?.reason === 'needsTicket');
  return missed?.rule.rule === 'quantityDiscount' ? missed.rule.operand : undefined;
};
