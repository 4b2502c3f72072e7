import type { ProductType } from '../catalog/product-type.ts';
import type { CartId } from '../ids.ts';
import type { Cents } from '../money/cents.ts';
import type { CartLine, LinePeriod } from './cart-line.ts';
import type { Upsell } from './upsell.ts';

/** What a promo code took off the whole cart; shares are per line, in order, and add up to `amount`. */
export type PromoDiscount = {
  readonly code: string;
  readonly description: string;
  readonly amount: Cents;
};

/** The same as a provider states it; one elsewhere may not say what the code took off. */
export type StatedPromo = Omit<PromoDiscount, 'amount'> & Partial<Pick<PromoDiscount, 'amount'>>;

/** Why tickets left a cart: others have their places, or their day or season is over. */
export const lostLineReasons = ['taken', 'over'] as const;

/** Tickets that left a cart when it went on to checkout. */
export type LostLine = {
  readonly productTitle: string;
  readonly priceTitle: string;
  readonly period: LinePeriod;
  /** Units: pieces. */
  readonly quantity: number;
  readonly reason: (typeof lostLineReasons)[number];
};

/** Why a cart's code counts no more: unknown now, outside its days, or used up by others. */
export const lostCodeReasons = ['unknown', 'over', 'usedUp'] as const;

/** A promo code that a cart lost when its use was to be taken again. */
export type LostCode = { readonly code: string; readonly reason: (typeof lostCodeReasons)[number] };

export type Cart = {
  readonly id: CartId;
  readonly items: readonly CartLine[];
  /** Units: pieces over all lines. */
  readonly itemsCount: number;
  readonly totalPrice: Cents;
  readonly couponsDisabled: boolean;
  readonly upsells: readonly Upsell[];
  readonly productType?: ProductType;
  readonly promo?: StatedPromo | undefined;
  /** True while a payment runs: nothing may change. Absent where the provider does not say. */
  readonly frozen?: boolean | undefined;
  /** Told until the visitor goes on to checkout with what is left; absent when nothing was lost. */
  readonly lost?: readonly LostLine[];
  /** The same of its promo code. */
  readonly lostCode?: LostCode;
};

/** Whether our own seller has the cart, whose rules of cancellation and guarantee our words promise. No other says
 *  whether a payment runs. */
export const isOfOwnSeller = ({ frozen }: Pick<Cart, 'frozen'>): boolean => frozen !== undefined;

/** A cart of our own seller, which says what a code took off. */
export type PricedCart = Cart & { readonly promo?: PromoDiscount | undefined };
