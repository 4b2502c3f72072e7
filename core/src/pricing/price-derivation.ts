import { type Cents, zero } from '../money/cents.ts';
import type { Percent } from '../money/percent.ts';

/** Why a rule left the price as it was. */
export type NotApplied =
  | { readonly reason: 'noDiscountPrice' }
  /** The catalog's discounted price is not below its price. */
  | { readonly reason: 'notCheaper' }
  /** An upsell is reduced beside its ticket only. */
  | { readonly reason: 'needsTicket' }
  | { readonly reason: 'quantityTooSmall'; readonly needs: number; readonly has: number }
  | { readonly reason: 'noFacilityDiscount' }
  /** Money for money, such as a value card: no code lowers it. */
  | { readonly reason: 'promoNotForLine' }
  | { readonly reason: 'promoTakesNothing' };

/** Rules that take a percent off the price of a piece. */
export const percentRules = ['facilityDiscount'] as const;

type PercentRule = { readonly rule: (typeof percentRules)[number]; readonly operand: Percent };

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
