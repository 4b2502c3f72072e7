import type { ResultAsync } from 'neverthrow';
import type { Cart } from '../cart/cart.ts';
import type {
  GiftCardOrder,
  HoldExtension,
  ItemRemoval,
  QuantityChange,
  TicketOrder,
  UpsellOrder,
} from '../cart/orders.ts';
import type { Upsell } from '../cart/upsell.ts';
import type { GiftCard } from '../catalog/gift-card.ts';
import type { ProductCategory, ProductPage, ProductQuery } from '../catalog/product-list.ts';
import type { Ticket, TicketPeriod, TicketQuote } from '../catalog/ticket.ts';
import { type AnyOf, callFailures } from '../errors/named-error.ts';
import type { CartId, ClientSecret, IdempotencyKey, ProductId } from '../ids.ts';
import type { Language } from '../languages/language.ts';

export type CartQuery = { readonly cartId: CartId; readonly language: Language };

export type TicketQuoteQuery = {
  readonly language: Language;
  readonly productId: ProductId;
  readonly period?: TicketPeriod;
  readonly cartId?: CartId;
};

/** The cart that now holds the tickets, and upsells that suit them. */
export type AddedTicket = { readonly cartId: CartId; readonly upsells: readonly Upsell[] };

/** A change under a key: the key may belong to another change, or its first try may still run. */
const keyedCallFailures = [...callFailures, 'idempotencyKeyReused', 'inProgress'] as const;

export const listProductsErrors = callFailures;
export const listCategoriesErrors = callFailures;
export const showProductErrors = [...callFailures, 'notFound'] as const;
export const quoteTicketErrors = [
  ...callFailures,
  'notFound',
  'dateNotSelected',
  'seasonNotSelected',
  'periodNotOnSale',
] as const;
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
export const addTicketErrors = [...ticketErrors, 'tooManyUnpaidPlaces'] as const;
export const addGiftCardErrors = [
  ...keyedCallFailures,
  'noItemsSelected',
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
  'promoCodeExpired',
  'promoCodeUsedUp',
  'promoCodeNotApplicable',
  'tooManyPromoCodes',
  'cartFrozen',
  'notFound',
] as const;

export type ListProductsError = AnyOf<typeof listProductsErrors>;
export type ListCategoriesError = AnyOf<typeof listCategoriesErrors>;
export type ShowProductError = AnyOf<typeof showProductErrors>;
export type QuoteTicketError = AnyOf<typeof quoteTicketErrors>;
export type LoadCartError = AnyOf<typeof loadCartErrors>;
export type AddTicketError = AnyOf<typeof addTicketErrors>;
export type AddGiftCardError = AnyOf<typeof addGiftCardErrors>;
export type AddUpsellError = AnyOf<typeof addUpsellErrors>;
export type ChangeQuantityError = AnyOf<typeof changeQuantityErrors>;
export type RemoveItemError = AnyOf<typeof removeItemErrors>;
export type ExtendHoldError = AnyOf<typeof extendHoldErrors>;
export type ApplyPromoCodeError = AnyOf<typeof applyPromoCodeErrors>;

/** The catalog and the cart. Every change is wholly done when its answer is ok, and not at all otherwise. */
export interface ShopPort {
  listProducts(query: ProductQuery): ResultAsync<ProductPage, ListProductsError>;
  listCategories(language: Language): ResultAsync<readonly ProductCategory[], ListCategoriesError>;
  /** `notFound` product for a url that no product of that language has. */
  showProduct(language: Language, url: string): ResultAsync<GiftCard | Ticket, ShowProductError>;
  /** `notFound` product; without a period the one that the product needs is said to be missing. */
  quoteTicket(query: TicketQuoteQuery): ResultAsync<TicketQuote, QuoteTicketError>;
  /** `notFound` cart. */
  loadCart(query: CartQuery): ResultAsync<Cart, LoadCartError>;
  /** Takes the places; repeating with the same key answers the same and takes nothing twice. A key is the client's that made it:
   *  without a client, and without a cart to put something into, it is nobody's and not remembered (D-INTENT-OWNER). */
  addTicket(order: TicketOrder, key: IdempotencyKey, client?: ClientSecret): ResultAsync<AddedTicket, AddTicketError>;
  /** `invalidInput` for a value outside 10 to 1000 EUR in tens. */
  addGiftCard(
    order: GiftCardOrder,
    key: IdempotencyKey,
    client?: ClientSecret,
  ): ResultAsync<{ readonly cartId: CartId }, AddGiftCardError>;
  addUpsell(order: UpsellOrder, key: IdempotencyKey, client?: ClientSecret): ResultAsync<Cart, AddUpsellError>;
  /** Sets the quantity of a line; 0 removes it. */
  changeQuantity(change: QuantityChange): ResultAsync<Cart, ChangeQuantityError>;
  /** Removing what is gone already answers the current cart. */
  removeItem(removal: ItemRemoval): ResultAsync<Cart, RemoveItemError>;
  /** Keeps the cart's places as long as if they had been added now, within their limit (D-HOLD). */
  extendHold(extension: HoldExtension): ResultAsync<Cart, ExtendHoldError>;
  /** Refused for a code that is unknown, over, used up or for nothing in the cart, each by its name (D-PROMO-REFUSALS); an empty one
   *  takes the cart's code off. `client` is the address that it comes from, as the server knows it; `tooManyPromoCodes`, whatever the
   *  code is (D-CODE-TRIES). */
  applyPromoCode(cartId: CartId, code: string, client?: string): ResultAsync<void, ApplyPromoCodeError>;
}
