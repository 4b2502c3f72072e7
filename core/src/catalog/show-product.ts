import type { ResultAsync } from 'neverthrow';
import type { ShopError } from '../errors/shop-error.ts';
import type { Language } from '../languages/language.ts';
import type { ShopPort } from '../ports/shop-port.ts';
import type { GiftCard } from './gift-card.ts';
import type { Ticket } from './ticket.ts';

/** A ticket product or gift card by its url, the last part of its page's address. Errors: `notFound` product. */
export const makeShowProduct =
  ({ shop }: { readonly shop: Pick<ShopPort, 'showProduct'> }) =>
  (language: Language, url: string): ResultAsync<GiftCard | Ticket, ShopError> =>
    shop.showProduct(language, url);
