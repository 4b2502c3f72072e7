import type { ProductType } from '../catalog/product-type.ts';
import type { CartId } from '../ids.ts';
import type { Cents } from '../money/cents.ts';
import type { CartLine, LinePeriod } from './cart-line.ts';
import type { Upsell } from './upsell.ts';

/** The reduction of the whole cart by a promo code. The shares of the lines, in their price steps, add up to
 *  `amount`. */
export type PromoDiscount = {
  readonly code: string;
  readonly description: string;
  readonly amount: Cents;
};

/** A promo code as a provider returns it; a foreign provider may omit the amount. */
export type StatedPromo = Omit<PromoDiscount, 'amount'> & Partial<Pick<PromoDiscount, 'amount'>>;

/** Why tickets were removed from a cart: their places are taken by others, or their day or season has passed. */
export const lostLineReasons = ['taken', 'over'] as const;

/** Tickets that were removed from a cart when its checkout began. */
export type LostLine = {
  readonly productTitle: string;
  readonly priceTitle: string;
  readonly period: LinePeriod;
  /** Units: pieces. */
  readonly quantity: number;
  readonly reason: (typeof lostLineReasons)[number];
};

/** Why a cart's promo code was removed: unknown, outside its days, or used up by others. */
export const lostCodeReasons = ['unknown', 'over', 'usedUp'] as const;

/** A promo code that was removed from a cart because its use could not be taken again. */
export type LostCode = { readonly code: string; readonly reason: (typeof lostCodeReasons)[number] };

export type Cart = {
  readonly id: CartId;
  readonly items: readonly CartLine[];
  /** Units: pieces of all lines. */
  readonly itemsCount: number;
  readonly totalPrice: Cents;
  readonly couponsDisabled: boolean;
  readonly upsells: readonly Upsell[];
  readonly productType?: ProductType;
  readonly promo?: StatedPromo | undefined;
  /** True while a payment runs and the cart cannot be changed. Absent when the provider does not return it. */
  readonly frozen?: boolean | undefined;
  /** Returned until the visitor goes on to checkout with the remaining lines; absent when nothing was lost. */
  readonly lost?: readonly LostLine[];
  /** The lost promo code, returned as long as `lost`. */
  readonly lostCode?: LostCode;
};

/** Whether a cart belongs to our own seller, whose rules of cancellation and guarantee the shop's texts describe. Only
 *  our own seller returns `frozen`. */
export const isOfOwnSeller = ({ frozen }: Pick<Cart, 'frozen'>): boolean => frozen !== undefined;

/** A cart of our own seller, which always returns the amount of a promo code. */
export type PricedCart = Cart & { readonly promo?: PromoDiscount | undefined };
