import type { TicketPeriod } from '../catalog/ticket.ts';
import type { LocalDate } from '../dates/local-date.ts';
import type { CartId, CartItemId, CategoryId, PriceListId, ProductId, UpsellId } from '../ids.ts';
import type { Language } from '../languages/language.ts';
import type { Cents } from '../money/cents.ts';

/** A chosen price list of a ticket with its quantity (pieces, at least 1). */
export type ChosenTicket = {
  readonly priceListId: PriceListId;
  readonly quantity: number;
  /** The person category; absent when the provider has none. */
  readonly categoryId?: CategoryId;
};

/** Without a cart id a new cart is opened. */
type Order<Line> = {
  readonly cartId?: CartId;
  readonly productId: ProductId;
  readonly language: Language;
  readonly items: readonly Line[];
};

/** The client's network address, set by the server and never read from the request itself. */
type Origin = { readonly client?: string };

/** Whether the answer to an addition contains the whole cart. */
export type Reload = { readonly reloadCart?: boolean | undefined };

/** A ticket selection to add to a cart. A request may lack the period; the seller then returns the error for the
 *  ticket's type. */
export type TicketOrder = Order<ChosenTicket> & Origin & { readonly period?: TicketPeriod };

/** `price` is required for value cards. For other cards it is optional and must equal the catalog's price. */
export type ChosenGiftCard = { readonly priceListId: PriceListId; readonly quantity: number; readonly price?: Cents };

export type GiftCardOrder = Order<ChosenGiftCard> & Origin;

export type ChosenUpsell = {
  readonly id: UpsellId;
  readonly quantity: number;
  readonly parentProductIds: readonly ProductId[];
  readonly date?: LocalDate;
};

/** A cart and the language in which its visitor reads it. */
export type CartQuery = { readonly cartId: CartId; readonly language: Language };

export type UpsellOrder = CartQuery & { readonly items: readonly ChosenUpsell[] };

export type ItemRemoval = CartQuery & { readonly cartItemId: CartItemId };

/** `quantity` is the new quantity, not a difference; 0 removes the line. Units: pieces. */
export type QuantityChange = ItemRemoval & Origin & { readonly quantity: number };
