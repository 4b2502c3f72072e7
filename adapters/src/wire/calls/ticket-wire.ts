import { oneDay } from '@shop/core/cart/one-day';
import type { Reload, TicketOrder } from '@shop/core/cart/orders';
import type { TicketPeriod, TicketQuote } from '@shop/core/catalog/ticket';
import type { LocalDate } from '@shop/core/dates/local-date';
import { cartId, categoryId, productId, type SeasonId, seasonId } from '@shop/core/ids';
import { percent } from '@shop/core/money/percent';
import type { TicketQuoteQuery } from '@shop/core/ports/products-port';
import { byPercentRule } from '@shop/core/pricing/price-derivation';
import * as z from 'zod/mini';
import { reading } from '../codec/codec.ts';
import { language } from '../codec/languages.ts';
import { day, dayIfAny, list, success, wholeNumber, wholePercent } from '../codec/scalars.ts';
import { type Html, id, idIfAny } from '../codec/texts.ts';
import { chosen, mostLines, piecesOfPriceList, reload } from './cart-requests.ts';
import { priceGroupWire, readPriceGroup, writePriceGroup } from './price-list-wire.ts';
import { publicly, typed } from './privacy.ts';

const target = { cartId: idIfAny(cartId), productId: id(productId), language: publicly(language) };
const season = idIfAny(seasonId);

/** Error text when a request has both. Without either, the host decides by the product. */
const notBoth = 'either one day or one season';

const periodOf = (date: LocalDate | undefined, seasonId: SeasonId | undefined): TicketPeriod | undefined => {
  if (date !== undefined) return { type: 'day', date };
  return seasonId && { type: 'season', seasonId };
};

const dayOf = (period: TicketPeriod | undefined) => (period?.type === 'day' ? period.date : undefined);
const seasonOf = (period: TicketPeriod | undefined) => (period?.type === 'season' ? period.seasonId : undefined);

export const quoteRequest = typed(
  z
    .object({ ...target, seasonId: season, date: publicly(dayIfAny) })
    .check(z.refine(({ date, seasonId }) => date === undefined || seasonId === undefined, notBoth)),
);

/** Reads the query of a ticket's quote. */
export const readQuoteRequest = (sent: z.output<typeof quoteRequest>): TicketQuoteQuery => ({
  cartId: sent.cartId,
  productId: sent.productId,
  language: sent.language,
  period: periodOf(sent.date, sent.seasonId),
});

/** Writes the query of a ticket's quote. */
export const writeQuoteRequest = ({ period, ...query }: TicketQuoteQuery): z.output<typeof quoteRequest> => ({
  cartId: query.cartId,
  productId: query.productId,
  language: query.language,
  seasonId: seasonOf(period),
  date: dayOf(period),
});

const orderLine = z.object({ ...piecesOfPriceList, categoryId: idIfAny(categoryId) });

export const ticketOrder = typed(
  z
    .object({
      ...target,
      seasonId: season,
      dates: publicly(z._default(z.array(day).check(z.maxLength(mostLines)), [])),
      items: chosen(orderLine),
      ...reload,
    })
    .check(
      z.refine(({ dates }) => oneDay(dates).isOk(), 'severalDates'),
      z.refine(({ dates, seasonId }) => dates.length === 0 || seasonId === undefined, notBoth),
    ),
);

/** Reads an addition of tickets. */
export const readTicketOrder = (sent: z.output<typeof ticketOrder>): TicketOrder & Reload => ({
  cartId: sent.cartId,
  productId: sent.productId,
  language: sent.language,
  period: periodOf(sent.dates[0], sent.seasonId),
  items: sent.items,
  reloadCart: sent.reloadCart,
});

/** Writes an addition of tickets. */
export const writeTicketOrder = (order: TicketOrder & Reload): z.output<typeof ticketOrder> => ({
  cartId: order.cartId,
  productId: order.productId,
  language: order.language,
  seasonId: seasonOf(order.period),
  dates: order.period?.type === 'day' ? [order.period.date] : [],
  items: order.items,
  reloadCart: order.reloadCart,
});

/** Returns the codec of a ticket's quote. `html` converts rich text. */
export const ticketQuote = (html: Html) =>
  reading(
    publicly(
      z.object({
        success,
        item: z.object({
          ticketsAvailable: wholeNumber(0, 1_000_000),
          // An extension of this shop; a foreign provider does not send it.
          personsInCart: z.optional(wholeNumber(0, 1_000_000)),
          ...byPercentRule(() => z.optional(wholePercent)),
          facilityDiscount: z._default(wholePercent, percent(0)),
          priceGroups: list(priceGroupWire(html)),
        }),
      }),
    ),
    ({ item }): TicketQuote => ({
      ticketsAvailable: item.ticketsAvailable,
      personsInCart: item.personsInCart,
      conditions: {
        ...byPercentRule((rule) => item[rule]),
        facilityDiscount: item.facilityDiscount,
        lacksTicket: false,
      },
      priceGroups: item.priceGroups.map(readPriceGroup),
    }),
  );

/** Writes a ticket's quote. */
export const writeTicketQuote = (quote: TicketQuote) => ({
  success: true,
  item: {
    ticketsAvailable: quote.ticketsAvailable,
    personsInCart: quote.personsInCart,
    ...byPercentRule((rule) => quote.conditions[rule]),
    priceGroups: quote.priceGroups.map(writePriceGroup),
  },
});
