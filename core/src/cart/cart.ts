import type { ProductType } from '../catalog/product-type.ts';
import type { CartId } from '../ids.ts';
import type { Cents } from '../money/cents.ts';
import type { CartLine } from './cart-line.ts';
import type { Upsell } from './upsell.ts';

/** What a promo code took off the whole cart; shares are per line, in order, and add up to `amount`. */
export type PromoDiscount = {
  readonly code: string;
  readonly description: string;
  readonly amount: Cents;
};

export type Cart = {
  readonly id: CartId;
  readonly items: readonly CartLine[];
  /** Units: pieces over all lines. */
  readonly itemsCount: number;
  readonly totalPrice: Cents;
  readonly couponsDisabled: boolean;
  readonly upsells: readonly Upsell[];
  readonly productType?: ProductType;
  readonly promo?: PromoDiscount;
  /** True while a payment runs: nothing may change (R-HOLD-10). */
  readonly frozen: boolean;
};
