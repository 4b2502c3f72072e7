import type { LostCode } from '@shop/core/cart/cart';
import type { Instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { CartId, CartItemId, FacilityId, PriceListId, ProductId, UpsellId } from '@shop/core/ids';
import type { Cents } from '@shop/core/money/cents';
import type { PeriodKey } from './period-key.ts';

/** `paying`: frozen while a payment runs. `sold`: the content of a paid order; the visitor's next item opens a new cart. */
export const cartStates = ['open', 'paying', 'sold'] as const;
export type CartState = (typeof cartStates)[number];

export type Carts = {
  id: CartId;
  state: CartState;
  /** Grows with every change of the content. */
  version: number;
  created_at: Instant;
  updated_at: Instant;
  /** When the payment that froze the cart is over at the latest; null while none runs. */
  paying_until: Instant | null;
  /** First moments of places that were taken out: see `stored/cart-memory.ts`; null when there were none. */
  first_moments: string | null;
  /** Tickets whose places were gone: see `stored/cart-memory.ts`; null when there is nothing to tell. */
  lost_tickets: string | null;
  /** A promo code that counts no more, and why; both null when there is nothing to tell. */
  lost_code: string | null;
  lost_code_reason: LostCode['reason'] | null;
  /** Where lines stood that were taken out: see `stored/cart-memory.ts`; null when there were none. */
  former_positions: string | null;
  /** First moments of promo codes that were taken off: see `stored/cart-memory.ts`; null when there were none. */
  first_uses: string | null;
};

/** What a line's places are. `none`: it takes no places. `held` ends at `hold_until` by itself, without being
 *  written; so does `paying`;
 *  `lapsed` is the stored word for an expired one whose places somebody else's request has released. */
export const placeStates = ['none', 'held', 'lapsed', 'paying', 'sold'] as const;
export type PlaceState = (typeof placeStates)[number];

export type CartLines = {
  id: CartItemId;
  cart_id: CartId;
  position: number;
  /** Null for upsells. */
  product_id: ProductId | null;
  /** Null for upsells. */
  price_list_id: PriceListId | null;
  upsell_id: UpsellId | null;
  /** Whose places it has; null when it takes none. */
  facility_id: FacilityId | null;
  /** Null for gift cards and upsells. */
  period: PeriodKey | null;
  /** Day of an upsell that is bound to one. */
  upsell_day: LocalDate | null;
  /** The chosen value of a value card, else null. */
  chosen_price: Cents | null;
  /** Units: pieces. */
  quantity: number;
  /** Persons that one piece takes; 0 when it takes no places. */
  persons_each: number;
  place_state: PlaceState;
  first_added_at: Instant;
  last_added_at: Instant;
  /** When a hold ends, when the payment that keeps the places is over, or when those of a free order no longer count for its client; 0 when
   *  there is no such end. */
  hold_until: Instant;
  /** Digest of the client whose unpaid places these are (D-CLIENT-PLACES); null when there is none. */
  client_hash: string | null;
};

/** A cart's use of a promo code; it ends like a hold. */
export type PromoUses = {
  cart_id: CartId;
  code: string;
  place_state: Exclude<PlaceState, 'none'>;
  hold_until: Instant;
  first_held_at: Instant;
};

/** Which change a key stood for; written in the transaction of the change itself (R-REPEAT-3). */
export type IdempotencyKeys = {
  /** The cart that was asked about; empty when a new one was. */
  scope: string;
  key: string;
  request_hash: string;
  cart_id: CartId;
  created_at: Instant;
};

/** A call of a cart without anything personal, as a line of a trace (D-SUPPORT-CODE). */
export type KeptCallRows = {
  /** Its moment, process and number, so that ids are in the order of the calls. */
  id: string;
  cart_id: CartId;
  /** Digest of the client that filled the cart first. */
  owner: string;
  asked_at: Instant;
  line: string;
};

export type CartTables = {
  kept_calls: KeptCallRows;
  carts: Carts;
  cart_lines: CartLines;
  promo_uses: PromoUses;
  idempotency_keys: IdempotencyKeys;
};
