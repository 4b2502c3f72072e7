import type { ProductType } from '../catalog/product-type.ts';
import type { TicketPeriod } from '../catalog/ticket.ts';
import type { Instant } from '../dates/instant.ts';
import type { CartId, CartItemId, PriceListId, ProductId } from '../ids.ts';
import type { Cents } from '../money/cents.ts';
import type { LinePrice } from '../pricing/price-derivation.ts';
import type { Upsell } from './upsell.ts';

/** A live hold keeps the places until an instant; a expired one may still be taken again at checkout (design 4, decision 5). */
export type HoldState =
  | { readonly type: 'notHeld' }
  | { readonly type: 'held'; readonly until: Instant }
  | { readonly type: 'expired' };

export type CartItem = {
  readonly id: CartItemId;
  readonly productId?: ProductId;
  readonly priceListId?: PriceListId;
  readonly productTitle: string;
  readonly priceTitle: string;
  /** The season's name for multi-day tickets, the day for daily ones, neither for gift cards. */
  readonly validity: { readonly type: 'none' } | { readonly type: 'season'; readonly name: string } | CartItemDay;
  readonly price: LinePrice;
  readonly hold: HoldState;
  /** Largest quantity that this line can be set to now; absent when there is no limit to tell. Units: pieces. */
  readonly maxQuantity?: number;
};

export type CartItemDay = Extract<TicketPeriod, { type: 'day' }>;

/** What a promo code took off the whole cart; shares are per line, in order, and add up to `amount`. */
export type PromoDiscount = {
  readonly code: string;
  readonly description: string;
  readonly amount: Cents;
};

export type Cart = {
  readonly id: CartId;
  readonly items: readonly CartItem[];
  /** Units: pieces over all lines. */
  readonly itemsCount: number;
  readonly totalPrice: Cents;
  readonly couponsDisabled: boolean;
  readonly upsells: readonly Upsell[];
  readonly productType?: ProductType;
  readonly promo?: PromoDiscount;
  /** True while a payment runs: nothing may change (design 4, decision 5). */
  readonly frozen: boolean;
};
