import { maxPiecesPerLine } from '@shop/core/availability/pieces';
import { oneDay } from '@shop/core/cart/one-day';
import type { TicketOrder } from '@shop/core/cart/orders';
import type { TicketPeriod, TicketQuote } from '@shop/core/catalog/ticket';
import type { LocalDate } from '@shop/core/dates/local-date';
import { cartId, categoryId, priceListId, productId, type SeasonId, seasonId } from '@shop/core/ids';
import { percent } from '@shop/core/money/percent';
import type { TicketQuoteQuery } from '@shop/core/ports/shop-port';
import * as z from 'zod/mini';
import { type Codec, mapped, type WireRecord } from '../codec/codec.ts';
import { language } from '../codec/languages.ts';
import { day, dayIfAny, success, wholeNumber, wholePercent } from '../codec/scalars.ts';
import { id, idIfAny } from '../codec/texts.ts';
import { priceGroup } from './price-list-codec.ts';

/** Units: lines that one request may add. */
export const mostLines = 100;

/** One day or one season, and not both: anything else would leave open what is bought. None at all is the host's to refuse,
 *  who knows which of the two the product needs. */
const periodPart = (
  days: readonly LocalDate[],
  season: SeasonId | undefined,
  payload: z.core.ParsePayload,
): { readonly period?: TicketPeriod } => {
  const refuse = (message: string): never => {
    payload.issues.push({ code: 'custom', input: payload.value, message });
    return z.NEVER;
  };
  const chosen = oneDay(days);
  if (chosen.isErr()) return refuse(chosen.error.kind);
  const date = chosen.value;
  if (date === undefined) return season === undefined ? {} : { period: { type: 'season', seasonId: season } };
  return season === undefined ? { period: { type: 'day', date } } : refuse('either one day or one season');
};

const target = {
  CartId: idIfAny(cartId),
  ProductId: id(productId),
  SeasonId: idIfAny(seasonId),
  Language: language,
};

const cartPart = (cart: TicketOrder['cartId']) => (cart === undefined ? {} : { cartId: cart });
const wireTarget = (order: Pick<TicketOrder, 'cartId' | 'productId' | 'language' | 'period'>) => ({
  ...(order.cartId === undefined ? {} : { CartId: order.cartId }),
  ProductId: order.productId,
  ...(order.period?.type === 'season' ? { SeasonId: order.period.seasonId } : {}),
  Language: order.language,
});

export const ticketQuoteQuery: Codec<TicketQuoteQuery, WireRecord> = mapped(z.object({ ...target, Date: dayIfAny }), {
  decode: (parts, payload): TicketQuoteQuery => ({
    language: parts.Language,
    productId: parts.ProductId,
    ...periodPart(parts.Date === undefined ? [] : [parts.Date], parts.SeasonId, payload),
    ...cartPart(parts.CartId),
  }),
  encode: (query) => ({
    ...wireTarget(query),
    ...(query.period?.type === 'day' ? { Date: query.period.date } : {}),
  }),
});

export const ticketQuote: Codec<TicketQuote> = mapped(
  z.object({
    success,
    item: z.object({
      ticketsAvailable: wholeNumber(0, 1_000_000),
      // Ours; a foreign provider leaves it out.
      personsInCart: z._default(wholeNumber(0, 1_000_000), 0),
      facilityDiscount: z._default(wholePercent, percent(0)),
      priceGroups: z._default(z.array(priceGroup), []),
    }),
  }),
  {
    decode: ({ item }): TicketQuote => item,
    encode: (quote) => ({ success: true as const, item: { ...quote, priceGroups: [...quote.priceGroups] } }),
  },
);

const line = z.object({
  PriceListId: id(priceListId),
  Quantity: wholeNumber(1, maxPiecesPerLine),
  CategoryId: idIfAny(categoryId),
});

const toLine = ({ PriceListId, Quantity, CategoryId }: z.output<typeof line>): TicketOrder['lines'][number] => ({
  priceListId: PriceListId,
  quantity: Quantity,
  ...(CategoryId === undefined ? {} : { categoryId: CategoryId }),
});

const fromLine = (ordered: TicketOrder['lines'][number]): z.output<typeof line> => ({
  PriceListId: ordered.priceListId,
  Quantity: ordered.quantity,
  ...(ordered.categoryId === undefined ? {} : { CategoryId: ordered.categoryId }),
});

export const ticketOrder: Codec<TicketOrder, WireRecord> = mapped(
  z.object({
    ...target,
    Dates: z._default(z.array(day).check(z.maxLength(mostLines)), []),
    Items: z._default(z.array(line), []).check(z.minLength(1, 'noItemsSelected'), z.maxLength(mostLines)),
  }),
  {
    decode: (parts, payload): TicketOrder => ({
      ...cartPart(parts.CartId),
      productId: parts.ProductId,
      language: parts.Language,
      ...periodPart(parts.Dates, parts.SeasonId, payload),
      lines: parts.Items.map(toLine),
    }),
    encode: (order) => ({
      ...wireTarget(order),
      Dates: order.period?.type === 'day' ? [order.period.date] : [],
      Items: order.lines.map(fromLine),
    }),
  },
);
