import type { GiftCard } from '@shop/core/catalog/gift-card';
import type { Ticket } from '@shop/core/catalog/ticket';
import { isIdWrittenAs } from '@shop/core/ids';
import { err, errAsync, ok, ResultAsync } from 'neverthrow';
import type { ShopSession } from '../acts/session.ts';
import { type Refusal, usage } from '../failures/failure.ts';
import { pickOne } from './pick-one.ts';

/** Product groups whose products can be selected. A group is the first part of a list page's key in the content
 *  system. */
export const productGroups = ['poolTickets', 'giftVouchers'] as const;

type ProductSearch = Pick<ShopSession, 'useCases' | 'language'>;

/** Returns the url of the product with this id or name. Errors: `usage` with all products when none or several
 *  match. */
const urlOfProduct = ({ useCases, language }: ProductSearch, wanted: string): ResultAsync<string, Refusal> =>
  ResultAsync.combine(productGroups.map((group) => useCases.listProducts({ language, group }))).andThen((pages) => {
    const products = pages.flatMap(({ items }) => items);
    const named = products.find(({ id }) => isIdWrittenAs(id, wanted));
    if (named !== undefined) return ok(named.url);
    // A product may be listed on several pages.
    const names = new Map(products.map(({ url, name }) => [url, { id: url, name }]));
    return pickOne('product', wanted, [...names.values()]).map(({ id }) => id);
  });

/** Selects a product by its url, its id, or its name in the language. */
export const pickProduct = (search: ProductSearch, wanted: string): ResultAsync<GiftCard | Ticket, Refusal> => {
  const { useCases, language } = search;
  const show = (url: string) => useCases.showProduct(language, url);
  return show(wanted).orElse((error) =>
    error.kind === 'notFound' ? urlOfProduct(search, wanted).andThen(show) : errAsync(error),
  );
};

/** Selects a product as `pickProduct`. Errors: also `usage` for a gift card. */
export const pickTicket = (search: ProductSearch, wanted: string): ResultAsync<Ticket, Refusal> =>
  pickProduct(search, wanted).andThen((product) =>
    product.kind === 'ticket' ? ok(product) : err(usage(`'${wanted}' is a gift card, not a ticket`)),
  );

/** Selects a product as `pickProduct`. Errors: also `usage` for a ticket. */
export const pickGiftCard = (search: ProductSearch, wanted: string): ResultAsync<GiftCard, Refusal> =>
  pickProduct(search, wanted).andThen((product) =>
    product.kind === 'giftCard' ? ok(product) : err(usage(`'${wanted}' is a ticket, not a gift card`)),
  );
