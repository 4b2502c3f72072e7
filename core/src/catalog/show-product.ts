import type { ResultAsync } from 'neverthrow';
import type { Language } from '../languages/language.ts';
import type { GiftCard } from './gift-card.ts';
import type { ProductsPort, ShowProductError } from './products-port.ts';
import type { Ticket } from './ticket.ts';

/** A ticket product or gift card by its url, the last part of its page's address. Errors: `notFound` product. */
export const makeShowProduct =
  ({ shop }: { readonly shop: Pick<ProductsPort, 'showProduct'> }) =>
  (language: Language, url: string): ResultAsync<GiftCard | Ticket, ShowProductError> =>
    shop.showProduct(language, url);
