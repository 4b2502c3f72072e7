import { onlySeason } from '@shop/core/catalog/season-choice';
import { isDayTicket, type Ticket, type TicketPeriod } from '@shop/core/catalog/ticket';
import { plainText } from '@shop/core/content/plain-text';
import { parseLocalDate } from '@shop/core/dates/local-date';
import type { ShopError } from '@shop/core/errors/shop-error';
import { pagePath, parseContentPath } from '@shop/core/paths/content-path';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { UseCases } from '@shop/core/use-cases';
import { loaded } from './loaded.ts';
import type { Address, ContentRoute, TicketData } from './route-data.ts';

export type ProductRoute =
  | { readonly kind: 'found'; readonly parts: Required<Pick<ContentRoute, 'product' | 'sections'>> }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'failed'; readonly error: ShopError };

/** The detail of a product by its url, the last part of the address. */
export const loadProduct = async (
  useCases: UseCases,
  { clock }: { readonly clock: ClockPort },
  address: Address,
  url: string,
): Promise<ProductRoute> => {
  const path = parseContentPath(address.path);
  const product = await loaded(useCases.showProduct(path.language, url));
  if (!product.ok)
    return product.error.kind === 'notFound' ? { kind: 'notFound' } : { kind: 'failed', error: product.error };
  const ticket = product.value;
  // Gift cards are sold from their list (D-GIFT-DETAIL).
  if (ticket.kind === 'giftCard') return { kind: 'notFound' };
  const period = chosenPeriod(ticket, address.search);
  const quote =
    period === undefined
      ? undefined
      : await loaded(useCases.quoteTicket({ language: path.language, productId: ticket.id, period }));
  const data: TicketData = {
    type: 'ticket',
    ticket,
    today: clock.today(),
    listPath: pagePath(path),
    ...(period === undefined ? {} : { period }),
    ...(quote === undefined ? {} : { quote }),
    ...(period === undefined ? unchosen(address.search) : {}),
  };
  const { name, description, image } = ticket;
  return { kind: 'found', parts: { product: { name, description: plainText(description), image }, sections: [data] } };
};

/** What step 1 reads from the address: the month to show, and whether the visitor went on without choosing. */
const unchosen = (search: string): Pick<TicketData, 'month' | 'isMissing'> => {
  const query = new URLSearchParams(search);
  return {
    ...parseLocalDate(query.get('month') ?? '')
      .map((month): Pick<TicketData, 'month'> => ({ month }))
      .unwrapOr({}),
    ...(query.has('date') || query.has('season') ? { isMissing: true } : {}),
  };
};

/** The day or season that the address names; a word that is neither counts as not chosen. */
const chosenPeriod = (ticket: Ticket, search: string): TicketPeriod | undefined => {
  const query = new URLSearchParams(search);
  if (isDayTicket(ticket)) {
    return parseLocalDate(query.get('date') ?? '')
      .map((date): TicketPeriod | undefined => ({ type: 'day', date }))
      .unwrapOr(undefined);
  }
  const season = onlySeason(ticket) ?? ticket.seasons.find(({ id }) => id === query.get('season'));
  return season && { type: 'season', seasonId: season.id };
};
