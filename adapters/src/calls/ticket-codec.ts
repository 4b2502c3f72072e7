import { oneDay } from '@shop/core/cart/one-day';
import type { TicketOrder } from '@shop/core/cart/orders';
import type { TicketQuoteQuery } from '@shop/core/catalog/products-port';
import type { TicketPeriod, TicketQuote } from '@shop/core/catalog/ticket';
import type { LocalDate } from '@shop/core/dates/local-date';
import { cartId, categoryId, productId, type SeasonId, seasonId } from '@shop/core/ids';
import { percent } from '@shop/core/money/percent';
import * as z from 'zod/mini';
import { type Codec, given, mapped, type WireRecord } from '../codec/codec.ts';
import { language } from '../codec/languages.ts';
import { day, dayIfAny, success, wholeNumber, wholePercent } from '../codec/scalars.ts';
import { id, idIfAny } from '../codec/texts.ts';
import { flattened, list, sentAs, wireObject } from '../codec/wire-object.ts';
import { chosen, mostLines, piecesOfPriceList } from './cart-change-codec.ts';
import { priceGroup } from './price-list-codec.ts';
import { publicly, typed } from './privacy.ts';

/** One day or one season; both are refused. Without either the host decides, as it knows the product. */
const periodOf = (
  days: readonly LocalDate[],
  season: SeasonId | undefined,
  payload: z.core.ParsePayload,
): TicketPeriod | undefined => {
  const refuse = (message: string): never => {
    payload.issues.push({ code: 'custom', input: payload.value, message });
    return z.NEVER;
  };
  const chosen = oneDay(days);
  if (chosen.isErr()) return refuse(chosen.error.kind);
  const date = chosen.value;
  if (date === undefined) return season && { type: 'season', seasonId: season };
  return season === undefined ? { type: 'day', date } : refuse('either one day or one season');
};

const target = {
  cartId: sentAs('CartId', idIfAny(cartId)),
  productId: sentAs('ProductId', id(productId)),
  language: sentAs('Language', publicly(language)),
};
const season = idIfAny(seasonId);

const daysOf = (period: TicketPeriod | undefined): readonly LocalDate[] =>
  period?.type === 'day' ? [period.date] : [];
const seasonOf = (period: TicketPeriod | undefined) =>
  given({ SeasonId: period?.type === 'season' ? period.seasonId : undefined });

export const ticketQuoteQuery: Codec<TicketQuoteQuery, WireRecord> = typed(
  wireObject({
    ...target,
    period: flattened(
      { SeasonId: season, Date: publicly(dayIfAny) },
      {
        decode: ({ Date: date, SeasonId }, payload) => periodOf(date === undefined ? [] : [date], SeasonId, payload),
        encode: (period) => ({ ...seasonOf(period), ...given({ Date: daysOf(period)[0] }) }),
      },
    ),
  }),
);

export const ticketQuote: Codec<TicketQuote> = mapped(
  publicly(
    wireObject({
      success,
      item: z.object({
        ticketsAvailable: wholeNumber(0, 1_000_000),
        // Ours; a foreign provider leaves it out.
        personsInCart: z._default(wholeNumber(0, 1_000_000), 0),
        facilityDiscount: z._default(wholePercent, percent(0)),
        priceGroups: list(priceGroup),
      }),
    }),
  ),
  { decode: ({ item }): TicketQuote => item, encode: (item) => ({ item }) },
);

export const ticketOrder: Codec<TicketOrder, WireRecord> = typed(
  wireObject({
    ...target,
    period: flattened(
      { SeasonId: season, Dates: publicly(z._default(z.array(day).check(z.maxLength(mostLines)), [])) },
      {
        decode: ({ Dates, SeasonId }, payload) => periodOf(Dates, SeasonId, payload),
        encode: (period) => ({ ...seasonOf(period), Dates: daysOf(period) }),
      },
    ),
    lines: sentAs(
      'Items',
      chosen(
        wireObject({
          ...piecesOfPriceList,
          categoryId: sentAs('CategoryId', idIfAny(categoryId)),
        }),
      ),
    ),
  }),
);
