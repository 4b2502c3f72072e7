import { type Percent, percent } from '../money/percent.ts';
import { byPercentRule, type PercentRuleName } from './price-derivation.ts';

/** What the price of a piece depends on beside the figures that are listed for it: when it is used, and what stands
 *  beside it. The seller, the reader of a quote and the reader of typed prices make one each; everything between them
 *  and `linePrice` hands it on whole. */
export type PriceConditions = Readonly<Record<PercentRuleName, Percent | undefined>> & {
  /** Said of every price, also where it is 0; any other percent is undefined where the product has no such rule. */
  readonly facilityDiscount: Percent;
  /** Of an upsell: the ticket that it is reduced with is not in the cart, or not held. */
  readonly lacksTicket: boolean;
};

/** Nothing changes the listed price. */
export const noConditions: PriceConditions = {
  ...byPercentRule(() => undefined),
  facilityDiscount: percent(0),
  lacksTicket: false,
};
