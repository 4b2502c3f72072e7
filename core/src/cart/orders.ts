import type { TicketPeriod } from '../catalog/ticket.ts';
import type { LocalDate } from '../dates/local-date.ts';
import type { CartId, CartItemId, CategoryId, PriceListId, ProductId, UpsellId } from '../ids.ts';
import type { Language } from '../languages/language.ts';
import type { Cents } from '../money/cents.ts';

/** A chosen price list of a ticket with its quantity (pieces, at least 1). */
export type ChosenTicket = {
  readonly priceListId: PriceListId;
  readonly quantity: number;
  /** Sub price category, where the provider tells one. */
  readonly categoryId?: CategoryId;
};

/** A selection, ready to be put into a cart. Without a cart id a new cart is made. A request may lack the period, and then it
 *  is the host that knows whether a day or a season is missing. */
export type TicketOrder = {
  readonly cartId?: CartId;
  readonly productId: ProductId;
  readonly language: Language;
  readonly period?: TicketPeriod;
  readonly lines: readonly ChosenTicket[];
  /** Where it comes from, as the server knows it; never a visitor's own word (D-CLIENT). */
  readonly client?: string;
};

/** `price` counts only for value cards, which need it; elsewhere it may be left out, else it must equal the catalog's
 *  (D-CARD-PRICE). */
export type ChosenGiftCard = { readonly priceListId: PriceListId; readonly quantity: number; readonly price?: Cents };

export type GiftCardOrder = {
  readonly cartId?: CartId;
  readonly productId: ProductId;
  readonly language: Language;
  readonly lines: readonly ChosenGiftCard[];
};

export type ChosenUpsell = {
  readonly id: UpsellId;
  readonly quantity: number;
  readonly parentProductIds: readonly ProductId[];
  readonly date?: LocalDate;
};

export type UpsellOrder = {
  readonly cartId: CartId;
  readonly language: Language;
  readonly lines: readonly ChosenUpsell[];
};

export type QuantityChange = {
  readonly cartId: CartId;
  readonly itemId: CartItemId;
  /** Absolute; 0 removes the line. Units: pieces. */
  readonly quantity: number;
  readonly language: Language;
  /** Where it comes from, as the server knows it; never a visitor's own word (D-CLIENT). */
  readonly client?: string;
};

export type ItemRemoval = {
  readonly cartId: CartId;
  readonly itemId: CartItemId;
  readonly language: Language;
};

export type HoldExtension = { readonly cartId: CartId; readonly language: Language };
