import { fewTickets } from '@shop/core/availability/day-state';
import { isDayTicket, onlySeason, type Ticket, type TicketPeriod } from '@shop/core/catalog/ticket';
import { plainText } from '@shop/core/content/plain-text';
import { parseLocalDate } from '@shop/core/dates/local-date';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { Language } from '@shop/core/languages/language';
import { pagePath, parseContentPath } from '@shop/core/paths/content-path';
import type { ProductAddress } from '@shop/core/paths/product-path';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { UseCases } from '@shop/core/use-cases/use-cases';
import { partyIn } from '../page-data/booking-query.ts';
import { loaded } from '../page-data/loaded.ts';
import type { Address, LoadedContent } from '../page-data/route-data.ts';
import type { SectionDataOf } from '../page-data/section-data.ts';
import { beforeField } from './ticket-step.ts';

export type ProductRoute =
  | {
      readonly kind: 'found';
      readonly parts: Required<Pick<LoadedContent, 'product' | 'sections'>>;
      /** The product's addresses by language; empty when unknown. */
      readonly cultures: readonly ProductAddress[];
      readonly pageGroup?: string;
    }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'failed'; readonly error: ShopError };

/** Loads the detail page of a product by its url, the last part of the address. */
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
  const detail = product.value;
  const listPath = pagePath(path);
  const section: SectionDataOf<'ticket'> | SectionDataOf<'giftCard'> =
    detail.kind === 'giftCard'
      ? { type: 'giftCard', card: detail, listPath }
      : await ticketData(useCases, detail, { clock, search: address.search, listPath, language: path.language });
  const { name, description, image, cultures, pageGroup } = detail;
  const words = { name, description: plainText(description), image, namesLanguages: cultures.length > 0 };
  return {
    kind: 'found',
    parts: { product: words, sections: [section] },
    cultures,
    pageGroup,
  };
};

/** Limits the number of free places of a day to one more than "few", so that a sale of one place elsewhere does not
 *  change the page. */
const withLimitedPlaces = (ticket: Ticket): Ticket => {
  if (!isDayTicket(ticket)) return ticket;
  const availability = ticket.availability.map((day) => ({
    ...day,
    ticketsAvailable: Math.min(day.ticketsAvailable, fewTickets + 1),
  }));
  return { ...ticket, availability };
};

type TicketPlace = Pick<SectionDataOf<'ticket'>, 'listPath'> & {
  readonly clock: ClockPort;
  readonly search: string;
  readonly language: Language;
};

const ticketData = async (
  useCases: UseCases,
  ticket: Ticket,
  { clock, search, listPath, language }: TicketPlace,
): Promise<SectionDataOf<'ticket'>> => {
  const period = chosenPeriod(ticket, search);
  const quote =
    period === undefined ? undefined : await loaded(useCases.quoteTicket({ language, productId: ticket.id, period }));
  const data = {
    type: 'ticket',
    ticket: withLimitedPlaces(ticket),
    today: clock.today(),
    listPath,
    period,
    quote,
    party: partyIn(search),
  } as const;
  return period === undefined ? { ...data, ...stepOneQuery(ticket, search) } : data;
};

/** Returns what step 1 reads from the address: the month, the previous choice, and whether the visitor continued
 *  without a choice. */
const stepOneQuery = (
  ticket: Ticket,
  search: string,
): Pick<SectionDataOf<'ticket'>, 'month' | 'before' | 'isMissing'> => {
  const query = new URLSearchParams(search);
  return {
    before: periodIn(ticket, query.get(beforeField)),
    month: parseLocalDate(query.get('month') ?? '').unwrapOr(undefined),
    isMissing: query.has('date') || query.has('season'),
  };
};

/** Returns the day or season that a text names; `undefined` for any other text. */
const periodIn = (ticket: Ticket, text: string | null): TicketPeriod | undefined => {
  if (!isDayTicket(ticket)) {
    const season = ticket.seasons.find(({ id }) => id === text);
    return season && { type: 'season', seasonId: season.id };
  }
  return parseLocalDate(text ?? '')
    .map((date): TicketPeriod | undefined => ({ type: 'day', date }))
    .unwrapOr(undefined);
};

/** Returns the day or season of the address. A ticket with a single season always has that season. */
const chosenPeriod = (ticket: Ticket, search: string): TicketPeriod | undefined => {
  const query = new URLSearchParams(search);
  if (isDayTicket(ticket)) return periodIn(ticket, query.get('date'));
  const only = onlySeason(ticket);
  return only === undefined ? periodIn(ticket, query.get('season')) : { type: 'season', seasonId: only.id };
};
