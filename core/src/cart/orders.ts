import type { TicketPeriod } from '../catalog/ticket.ts';
import type { LocalDate } from '../dates/local-date.ts';
import type { CartId, CartItemId, CategoryId, PriceListId, ProductId, UpsellId } from '../ids.ts';
import type { Language } from '../languages/language.ts';
import type { Cents } from '../money/cents.ts';

/** A chosen price list of a ticket with its quantity (pieces, at least 1). */
export type ChosenTicket = {
  readonly priceListId: PriceListId;
  readonly quantity: number;
  /** Sub price category, if the provider returns one. */
  readonly categoryId?: CategoryId;
};

/** Without a cart id a new cart is made. */
type Order<Line> = {
  readonly cartId?: CartId;
  readonly productId: ProductId;
  readonly language: Language;
  readonly items: readonly Line[];
};

/** Where a request comes from, as the server knows it; never a visitor's own word. */
type Origin = { readonly client?: string };

/** What the answer to an addition also carries. */
export type Reload = { readonly reloadCart?: boolean | undefined };

/** A selection ready for a cart. A request may lack the period; the host then knows which kind is missing. */
export type TicketOrder = Order<ChosenTicket> & Origin & { readonly period?: TicketPeriod };

/** `price` counts only for value cards, which need it; elsewhere it is optional and must equal the catalog's. */
export type ChosenGiftCard = { readonly priceListId: PriceListId; readonly quantity: number; readonly price?: Cents };

export type GiftCardOrder = Order<ChosenGiftCard> & Origin;

export type ChosenUpsell = {
  readonly id: UpsellId;
  readonly quantity: number;
  readonly parentProductIds: readonly ProductId[];
  readonly date?: LocalDate;
};

/** A cart, as its visitor reads it. */
export type CartQuery = { readonly cartId: CartId; readonly language: Language };

export type UpsellOrder = CartQuery & { readonly items: readonly ChosenUpsell[] };

export type ItemRemoval = CartQuery & { readonly cartItemId: CartItemId };

/** `quantity` is absolute; 0 removes the line. Units: pieces. */
export type QuantityChange = ItemRemoval & Origin & { readonly quantity: number };
