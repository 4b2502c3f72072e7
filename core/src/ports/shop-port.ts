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

/** The cart that now holds what was added; its content where the order has `reloadCart`. */
export type Added = { readonly cartId: CartId; readonly cart?: Cart | undefined };

/** The same with upsells that suit the tickets. */
export type AddedTicket = Added & { readonly upsells: readonly Upsell[] };

/** A change under a key: the key may belong to another change, or its first try may still run. */
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

/** The catalog and the cart. Every change is wholly done when its answer is ok, and not at all otherwise. */
export interface ShopPort extends ProductsPort {
  /** `notFound` cart. */
  loadCart(query: CartQuery): ResultAsync<Cart, LoadCartError>;
  /** Takes the places; a repeat with the same key answers the same and takes nothing twice. A key belongs to its
   *  client: without a client and without a cart it is not remembered. */
  addTicket(
    order: TicketOrder & Reload,
    key: IdempotencyKey,
    client?: ClientSecret,
  ): ResultAsync<AddedTicket, AddTicketError>;
  /** `invalidInput` for a value outside 10 to 1000 EUR in tens. */
  addGiftCard(
    order: GiftCardOrder & Reload,
    key: IdempotencyKey,
    client?: ClientSecret,
  ): ResultAsync<Added, AddGiftCardError>;
  addUpsell(order: UpsellOrder, key: IdempotencyKey, client?: ClientSecret): ResultAsync<Cart, AddUpsellError>;
  /** Sets the quantity of a line; 0 removes it. */
  changeQuantity(change: QuantityChange): Answer<Cart, typeof changeQuantityErrors>;
  /** Removing what is gone already answers the current cart. */
  removeItem(removal: ItemRemoval): Answer<Cart, typeof removeItemErrors>;
  /** Keeps the cart's places as long as if they had been added now, within their limit. */
  extendHold(cart: CartQuery): Answer<Cart, typeof extendHoldErrors>;
  /** Errors name a code that is unknown, a gift card's, over, used up or for nothing in the cart; an empty code removes
   *  the cart's. `client` is the caller's address as the server knows it, for `tooManyPromoCodes`. */
  applyPromoCode(cartId: CartId, code: string, client?: string): Answer<void, typeof applyPromoCodeErrors>;
}
