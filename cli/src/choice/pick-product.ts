import type { GiftCard } from '@shop/core/catalog/gift-card';
import type { Ticket } from '@shop/core/catalog/ticket';
import { isIdWrittenAs } from '@shop/core/ids';
import { err, errAsync, ok, ResultAsync } from 'neverthrow';
import type { ShopSession } from '../acts/session.ts';
import { type Refusal, usage } from '../failures/failure.ts';
import { pickOne } from './pick-one.ts';

/** Pages whose products are offered as choices: first parts of stored page keys. */
export const productGroups = ['poolTickets', 'giftVouchers'] as const;

type Asking = Pick<ShopSession, 'useCases' | 'language'>;

/** The url of the product that an id or a name means. Errors: `usage` with all products, when none or several fit. */
const urlMeant = ({ useCases, language }: Asking, wanted: string): ResultAsync<string, Refusal> =>
  ResultAsync.combine(productGroups.map((group) => useCases.listProducts({ language, group }))).andThen((pages) => {
    const products = pages.flatMap(({ items }) => items);
    const named = products.find(({ id }) => isIdWrittenAs(id, wanted));
    if (named !== undefined) return ok(named.url);
    // A product may stand on several pages.
    const names = new Map(products.map(({ url, name }) => [url, { id: url, name }]));
    return pickOne('product', wanted, [...names.values()]).map(({ id }) => id);
  });

/** A product by its url, or by its id or its name in the language. */
export const pickProduct = (asking: Asking, wanted: string): ResultAsync<GiftCard | Ticket, Refusal> => {
  const { useCases, language } = asking;
  const show = (url: string) => useCases.showProduct(language, url);
  return show(wanted).orElse((error) =>
    error.kind === 'notFound' ? urlMeant(asking, wanted).andThen(show) : errAsync(error),
  );
};

/** The same, when only a ticket will do. */
export const pickTicket = (asking: Asking, wanted: string): ResultAsync<Ticket, Refusal> =>
  pickProduct(asking, wanted).andThen((product) =>
    product.kind === 'ticket' ? ok(product) : err(usage(`'${wanted}' is a gift card, not a ticket`)),
  );

/** The same, when only a gift card will do. */
export const pickGiftCard = (asking: Asking, wanted: string): ResultAsync<GiftCard, Refusal> =>
  pickProduct(asking, wanted).andThen((product) =>
    product.kind === 'giftCard' ? ok(product) : err(usage(`'${wanted}' is a ticket, not a gift card`)),
  );
