import type { LocalDate } from '../dates/local-date.ts';
import type { ProductId, UpsellId } from '../ids.ts';
import type { Cents } from '../money/cents.ts';
import type { CartLine } from './cart-line.ts';

/** An upsell offered with the lines of a cart. */
export type Upsell = {
  readonly id: UpsellId;
  readonly name: string;
  readonly description: string;
  readonly image: string;
  readonly price: Cents;
  readonly priceWithDiscount?: Cents;
  /** The days for which it can be bought; empty when it is not bound to a day. */
  readonly dates: readonly LocalDate[];
  readonly parentProductIds: readonly ProductId[];
};

/** Whether an upsell is offered for the product of a line. */
export const goesWith = ({ parentProductIds }: Upsell, line: CartLine): boolean =>
  line.kind !== 'upsell' && line.productId !== undefined && parentProductIds.includes(line.productId);
