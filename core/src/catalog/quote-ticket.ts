import type { ResultAsync } from 'neverthrow';
import type { CookiePort } from '../ports/cookie-port.ts';
import type { ProductsPort, QuoteTicketError, TicketQuoteQuery } from './products-port.ts';
import type { TicketQuote } from './ticket.ts';

/** Price groups and places left of a ticket product for a day or season; what the visitor's cart holds counts as taken.
 *  Errors: `notFound` product, `periodNotOnSale`. */
export const makeQuoteTicket =
  ({
    shop,
    cookies,
  }: {
    readonly shop: Pick<ProductsPort, 'quoteTicket'>;
    readonly cookies: Pick<CookiePort, 'cartId'>;
  }) =>
  (query: Omit<TicketQuoteQuery, 'cartId'>): ResultAsync<TicketQuote, QuoteTicketError> => {
    const cartId = cookies.cartId();
    return shop.quoteTicket({ ...query, ...(cartId === undefined ? {} : { cartId }) });
  };
