import { type Percent, percent } from '../money/percent.ts';
import { byPercentRule, type PercentRuleName } from './price-derivation.ts';

/** The inputs of a unit price besides the listed prices: the period of use, and the lines beside it. The seller, the
 *  parser of a quote and the parser of typed prices each create one; all code between them and `linePrice` passes it on
 *  as a whole. */
export type PriceConditions = Readonly<Record<PercentRuleName, Percent | undefined>> & {
  /** Part of every price, also when it is 0. Any other percent is `undefined` when the product has no such rule. */
  readonly facilityDiscount: Percent;
  /** For an upsell: whether the ticket that reduces its price is missing from the cart or not held. */
  readonly lacksTicket: boolean;
};

/** Conditions that do not change the listed price. */
export const noConditions: PriceConditions = {
  ...byPercentRule(() => undefined),
  facilityDiscount: percent(0),
  lacksTicket: false,
};
