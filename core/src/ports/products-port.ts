import type { ResultAsync } from 'neverthrow';
import type { GiftCard } from '../catalog/gift-card.ts';
import type { ProductCategory, ProductPage, ProductQuery } from '../catalog/product-list.ts';
import type { Ticket, TicketPeriod, TicketQuote } from '../catalog/ticket.ts';
import { type Answer, type AnyOf, callFailures } from '../errors/named-error.ts';
import type { CartId, ProductId } from '../ids.ts';
import type { Language } from '../languages/language.ts';

export type TicketQuoteQuery = {
  readonly language: Language;
  readonly productId: ProductId;
  readonly period?: TicketPeriod;
  readonly cartId?: CartId;
};

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

export type ListProductsError = AnyOf<typeof listProductsErrors>;
export type QuoteTicketError = AnyOf<typeof quoteTicketErrors>;

/** The goods on sale, their places and prices. */
export interface ProductsPort {
  listProducts(query: ProductQuery): ResultAsync<ProductPage, ListProductsError>;
  listCategories(language: Language): Answer<readonly ProductCategory[], typeof listCategoriesErrors>;
  /** Returns a product's page. Errors: `notFound` product when no product of that language has the url. */
  showProduct(language: Language, url: string): Answer<GiftCard | Ticket, typeof showProductErrors>;
  /** Returns prices and free places. Errors: `notFound` product; `dateNotSelected` or `seasonNotSelected` when the
   *  period is missing. */
  quoteTicket(query: TicketQuoteQuery): ResultAsync<TicketQuote, QuoteTicketError>;
}
