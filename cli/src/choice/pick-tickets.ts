import { oneDay } from '@shop/core/cart/one-day';
import type { ChosenTicket } from '@shop/core/cart/orders';
import { type TicketOffer, ticketOffer } from '@shop/core/cart/ticket-offer';
import { choosePeriod } from '@shop/core/cart/ticket-selection';
import type { Ticket, TicketPeriod, TicketQuote } from '@shop/core/catalog/ticket';
import { isDayTicket, seasonsOf } from '@shop/core/catalog/ticket';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { SeasonId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { euroText } from '@shop/core/money/euro-text';
import { providersId } from '@shop/core/numeric-id';
import { err, ok, Result, type ResultAsync } from 'neverthrow';
import type { ShopSession } from '../acts/session.ts';
import { dayHelp, daysOption, type TypedDay, type Wanted } from '../arguments/option-values.ts';
import { type Failure, type Refusal, shopFailure, usage } from '../failures/failure.ts';
import { saleText } from '../print/price-list-lines.ts';
import { pickLists, pickOne } from './pick-one.ts';

export type PeriodOptions = { readonly date?: readonly TypedDay[]; readonly season?: string };

/** The options of `PeriodOptions`, each with its help and its parser. */
export const dateOption = ['--date <day>', `day of the visit: ${dayHelp}`, daysOption] as const;
export const seasonOption = ['--season <season>', 'id or name of the season of a multi-day ticket'] as const;

const seasonHints = (ticket: Ticket): readonly string[] =>
  seasonsOf(ticket).map(({ id, name }) => `--season ${providersId(id)}  ${name}`);

const hintsFor = (error: ShopError, ticket: Ticket): readonly string[] => {
  if (error.kind === 'dateNotSelected') return [`--date <day>: ${dayHelp}`];
  if (error.kind === 'seasonNotSelected') return seasonHints(ticket);
  return [];
};

/** Returns the day or season that the options select for a ticket. Errors: `usage` for an unknown season, and for a day
 *  of a ticket that has none; otherwise those of core. */
const pickPeriod = (
  ticket: Ticket,
  { date: typed = [], season }: PeriodOptions,
  today: LocalDate,
): Result<TicketPeriod, Failure> => {
  if (!isDayTicket(ticket) && typed.length > 0)
    return err(usage(`'${ticket.name}' is sold by seasons, not by days; leave --date out`, seasonHints(ticket)));
  const picked: Result<SeasonId | undefined, Failure> =
    season === undefined ? ok(undefined) : pickOne('season', season, seasonsOf(ticket)).map(({ id }) => id);
  const day = oneDay(typed.map((of) => of(today))).mapErr((error) => shopFailure(error));
  return Result.combine([picked, day]).andThen(([seasonId, date]) =>
    choosePeriod({ ticket, date, seasonId }).mapErr((error) => shopFailure(error, 'shopping', hintsFor(error, ticket))),
  );
};

/** A ticket's quote for a day or season, with the offer that core makes of it. */
export type Quoted = {
  readonly ticket: Ticket;
  readonly period: TicketPeriod;
  readonly quote: TicketQuote;
  readonly offer: TicketOffer;
};

/** Loads a ticket's quote for the day or season that the options select. Errors: as `pickPeriod`. */
export const pickQuote = (
  { useCases, language, clock }: Pick<ShopSession, 'useCases' | 'language' | 'clock'>,
  ticket: Ticket,
  options: PeriodOptions,
): ResultAsync<Quoted, Refusal> =>
  pickPeriod(ticket, options, clock.today()).asyncAndThen((period) =>
    useCases
      .quoteTicket({ language, productId: ticket.id, period })
      .map((quote) => ({ ticket, period, quote, offer: ticketOffer(quote) })),
  );

const merged = (choices: readonly ChosenTicket[]): readonly ChosenTicket[] =>
  [...Map.groupBy(choices, ({ priceListId }) => priceListId)].map(([priceListId, same]) => ({
    priceListId,
    quantity: same.reduce((pieces, { quantity }) => pieces + quantity, 0),
  }));

/** Selects price lists by names or ids; quantities of the same price list are added up. Errors: `usage` with the
 *  price lists of the offer. */
export const pickPriceLists = (
  { priceGroups }: TicketOffer,
  wanted: readonly Wanted[],
  language: Language,
): Result<readonly ChosenTicket[], Failure> => {
  const choices = priceGroups.flatMap((group) =>
    group.priceLists.map(({ priceListId: id, name, price, sale }) => ({
      id,
      group: group.name,
      name,
      note: `${euroText(price, language)} (${saleText(sale)})`,
    })),
  );
  return pickLists('ticket', wanted, choices).map(merged);
};
