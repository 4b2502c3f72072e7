import type { ResultAsync } from 'neverthrow';
import type { Cart } from '../cart/cart.ts';
import type {
  CartQuery,
  GiftCardOrder,
  ItemRemoval,
  QuantityChange,
  Reload,
  TicketOrder,
  UpsellOrder,
} from '../cart/orders.ts';
import type { Upsell } from '../cart/upsell.ts';
import { type Answer, type AnyOf, callFailures } from '../errors/named-error.ts';
import type { CartId, ClientSecret, IdempotencyKey } from '../ids.ts';
import type { ProductsPort } from './products-port.ts';

/** The cart to which goods were added. `cart` is its content, present when the order has `reloadCart`. */
export type Added = { readonly cartId: CartId; readonly cart?: Cart | undefined };

/** The result of adding tickets, with the upsells offered for them. */
export type AddedTicket = Added & { readonly upsells: readonly Upsell[] };

/** Errors of a change with a key: the key belongs to another change, or its first attempt still runs. */
const keyedCallFailures = [...callFailures, 'idempotencyKeyReused', 'inProgress'] as const;

export const loadCartErrors = [...callFailures, 'notFound'] as const;
const ticketErrors = [
  ...keyedCallFailures,
  'noItemsSelected',
  'dateNotSelected',
  'severalDates',
  'seasonNotSelected',
  'periodNotOnSale',
  'priceListDisabled',
  'capacityFull',
  'cartTooLarge',
  'cartFrozen',
  'notFound',
] as const;
export const addTicketErrors = [...ticketErrors, 'holdAtLimit', 'tooManyUnpaidPlaces', 'tooManyCarts'] as const;
export const addGiftCardErrors = [
  ...keyedCallFailures,
  'noItemsSelected',
  'tooManyCarts',
  'tooManyGiftCards',
  'giftCardsWorthTooMuch',
  'priceChanged',
  'priceListDisabled',
  'cartFrozen',
  'notFound',
] as const;
export const addUpsellErrors = [...ticketErrors, 'priceChanged', 'tooManyUpsells'] as const;
export const changeQuantityErrors = [
  ...callFailures,
  'tooManyUnpaidPlaces',
  'periodNotOnSale',
  'priceListDisabled',
  'capacityFull',
  'holdAtLimit',
  'cartTooLarge',
  'tooManyGiftCards',
  'giftCardsWorthTooMuch',
  'tooManyUpsells',
  'cartFrozen',
  'notFound',
] as const;
export const removeItemErrors = [...callFailures, 'cartFrozen', 'notFound'] as const;
export const extendHoldErrors = [...callFailures, 'holdAtLimit', 'nothingHeld', 'cartFrozen', 'notFound'] as const;
export const applyPromoCodeErrors = [
  ...callFailures,
  'promoCodeInvalid',
  'promoCodeOfGiftCard',
  'promoCodeExpired',
  'promoCodeUsedUp',
  'promoCodeNotApplicable',
  'tooManyPromoCodes',
  'cartFrozen',
  'notFound',
] as const;

export type LoadCartError = AnyOf<typeof loadCartErrors>;
export type AddTicketError = AnyOf<typeof addTicketErrors>;
export type AddGiftCardError = AnyOf<typeof addGiftCardErrors>;
export type AddUpsellError = AnyOf<typeof addUpsellErrors>;

/** The catalog and the cart. A change is applied completely or, on an error, not at all. */
export interface ShopPort extends ProductsPort {
  /** Returns a cart. Errors: `notFound` cart. */
  loadCart(query: CartQuery): ResultAsync<Cart, LoadCartError>;
  /** Adds tickets and takes their places. A repeat with the same key returns the same answer and takes nothing twice. A
   *  key belongs to its client; without a client and without a cart it is not stored. */
  addTicket(
    order: TicketOrder & Reload,
    key: IdempotencyKey,
    client?: ClientSecret,
  ): ResultAsync<AddedTicket, AddTicketError>;
  /** Adds gift cards. Errors: `invalidInput` for a value that is not a multiple of 10 from 10 to 1000 EUR. */
  addGiftCard(
    order: GiftCardOrder & Reload,
    key: IdempotencyKey,
    client?: ClientSecret,
  ): ResultAsync<Added, AddGiftCardError>;
  addUpsell(order: UpsellOrder, key: IdempotencyKey, client?: ClientSecret): ResultAsync<Cart, AddUpsellError>;
  /** Sets the quantity of a line; 0 removes it. */
  changeQuantity(change: QuantityChange): Answer<Cart, typeof changeQuantityErrors>;
  /** Removes a line. Removing an absent line returns the present cart. */
  removeItem(removal: ItemRemoval): Answer<Cart, typeof removeItemErrors>;
  /** Extends the holds of the cart as if the places had been added now, within the hold limit. */
  extendHold(cart: CartQuery): Answer<Cart, typeof extendHoldErrors>;
  /** Sets the cart's promo code; an empty code removes it. The errors distinguish a code that is unknown, of a gift
   *  card, expired, used up, or without effect on this cart. `client` is the caller's network address, set by the
   *  server, for `tooManyPromoCodes`. */
  applyPromoCode(cartId: CartId, code: string, client?: string): Answer<void, typeof applyPromoCodeErrors>;
}
