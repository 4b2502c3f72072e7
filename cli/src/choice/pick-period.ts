import { oneDay } from '@shop/core/cart/one-day';
import { choosePeriod } from '@shop/core/cart/ticket-selection';
import type { Ticket, TicketPeriod } from '@shop/core/catalog/ticket';
import { seasonsOf } from '@shop/core/catalog/ticket';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { SeasonId } from '@shop/core/ids';
import { ok, Result } from 'neverthrow';
import { type Failure, shopFailure } from '../failures/failure.ts';
import { dayHelp, type TypedDay } from './day-option.ts';
import { pickOne } from './pick-one.ts';

export type PeriodOptions = { readonly date?: readonly TypedDay[]; readonly season?: string };

/** What was chosen, and the period that core makes of it. */
export type PickedPeriod = { readonly date?: LocalDate; readonly seasonId?: SeasonId; readonly period: TicketPeriod };

const pickSeason = (ticket: Ticket, wanted: string): Result<SeasonId, Failure> =>
  pickOne(
    'season',
    wanted,
    seasonsOf(ticket).map(({ id, name }) => ({ value: id, id, name: ['', name] })),
  );

const hintsFor = (error: ShopError, ticket: Ticket): readonly string[] => {
  if (error.kind === 'dateNotSelected') return [`--date <day>: ${dayHelp}`];
  if (error.kind === 'seasonNotSelected') return seasonsOf(ticket).map(({ id, name }) => `--season ${id}  ${name}`);
  return [];
};

/** The day or season that the options mean for a ticket. Errors: `usage` for an unknown season, else those of core. */
export const pickPeriod = (
  ticket: Ticket,
  { date: typed = [], season }: PeriodOptions,
  today: LocalDate,
): Result<PickedPeriod, Failure> => {
  const picked: Result<SeasonId | undefined, Failure> =
    season === undefined ? ok(undefined) : pickSeason(ticket, season);
  const day = oneDay(typed.map((of) => of(today))).mapErr((error) => shopFailure(error));
  return Result.combine([picked, day]).andThen(([id, date]): Result<PickedPeriod, Failure> => {
    const chosen = {
      ...(date === undefined ? {} : { date }),
      ...(id === undefined ? {} : { seasonId: id }),
    };
    return choosePeriod({ ticket, ...chosen })
      .map((period) => ({ ...chosen, period }))
      .mapErr((error) => shopFailure(error, 'shopping', hintsFor(error, ticket)));
  });
};
