import type { LocalDate } from '../dates/local-date.ts';
import type { ProductId, UpsellId } from '../ids.ts';
import type { Cents } from '../money/cents.ts';

/** An upsell offered beside what is in the cart. */
export type Upsell = {
  readonly id: UpsellId;
  readonly name: string;
  readonly description: string;
  readonly image: string;
  readonly price: Cents;
  readonly priceWithDiscount?: Cents;
  /** Days it can be bought for; empty when it is bound to no day. */
  readonly dates: readonly LocalDate[];
  readonly parentProductIds: readonly ProductId[];
};
