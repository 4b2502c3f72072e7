import type { ResultAsync } from 'neverthrow';
import type { Cart } from '../cart/cart.ts';
import type { GiftCardOrder, ItemRemoval, QuantityChange, TicketOrder, UpsellOrder } from '../cart/orders.ts';
import type { Upsell } from '../cart/upsell.ts';
import type { GiftCard } from '../catalog/gift-card.ts';
import type { ProductCategory, ProductPage, ProductQuery } from '../catalog/product-list.ts';
import type { Ticket, TicketPeriod, TicketQuote } from '../catalog/ticket.ts';
import type { ShopError } from '../errors/shop-error.ts';
import type { CartId, IdempotencyKey, ProductId } from '../ids.ts';
import type { Language } from '../languages/language.ts';

export type CartQuery = { readonly cartId: CartId; readonly language: Language };

export type TicketQuoteQuery = {
  readonly language: Language;
  readonly productId: ProductId;
  readonly period: TicketPeriod;
  readonly cartId?: CartId;
};

/** The cart that now holds the tickets, and upsells that suit them. */
export type AddedTicket = { readonly cartId: CartId; readonly upsells: readonly Upsell[] };

/** The catalog and the cart (spec 7). Every change is wholly done when its answer is ok, and not at all otherwise. */
export interface ShopPort {
  listProducts(query: ProductQuery): ResultAsync<ProductPage, ShopError>;
  listCategories(language: Language): ResultAsync<readonly ProductCategory[], ShopError>;
  /** Errors: `notFound` product for a url that no product of that language has. */
  showProduct(language: Language, url: string): ResultAsync<GiftCard | Ticket, ShopError>;
  /** Errors: `notFound` product, `periodNotOnSale`. */
  quoteTicket(query: TicketQuoteQuery): ResultAsync<TicketQuote, ShopError>;
  /** Errors: `notFound` cart. */
  loadCart(query: CartQuery): ResultAsync<Cart, ShopError>;
  /** Takes the places; repeating with the same key answers the same and takes nothing twice.
   *  Errors: `capacityFull`, `periodNotOnSale`, `priceListDisabled`, `notFound`, `cartFrozen`, `cartTooLarge`. */
  addTicket(order: TicketOrder, key: IdempotencyKey): ResultAsync<AddedTicket, ShopError>;
  /** Errors: `priceChanged`, `invalidInput` for a value outside 10 to 1000 EUR in tens, `notFound`, `cartFrozen`. */
  addGiftCard(order: GiftCardOrder, key: IdempotencyKey): ResultAsync<{ readonly cartId: CartId }, ShopError>;
  /** Errors: as `addTicket`, and `notFound` upsell. */
  addUpsell(order: UpsellOrder, key: IdempotencyKey): ResultAsync<Cart, ShopError>;
  /** Sets the quantity of a line; 0 removes it. Errors: `capacityFull`, `notFound`, `cartFrozen`, `cartTooLarge`. */
  changeQuantity(change: QuantityChange): ResultAsync<Cart, ShopError>;
  /** Removing what is gone already answers the current cart. Errors: `notFound` cart, `cartFrozen`. */
  removeItem(removal: ItemRemoval): ResultAsync<Cart, ShopError>;
  /** Errors: `promoCodeInvalid` whatever is wrong with the code, `cartFrozen`. */
  applyPromoCode(cartId: CartId, code: string): ResultAsync<void, ShopError>;
}
