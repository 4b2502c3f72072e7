import { ticketCalendar } from '@shop/core/availability/ticket-calendar';
import { ticketOffer } from '@shop/core/cart/ticket-offer';
import { isDayTicket, type Ticket } from '@shop/core/catalog/ticket';
import type { LocalDate } from '@shop/core/dates/local-date';
import { visiblePriceLists } from '@shop/core/packages/package-match';
import { dayMeant, parseNamedDay } from '@shop/core/scenario/named-day';
import { err, errAsync, ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import type { Session } from '../acts/session.ts';
import type { Wanted } from '../arguments/option-values.ts';
import { pickOne } from '../choice/pick-one.ts';
import { pickTicket } from '../choice/pick-product.ts';
import { type PeriodOptions, pickPeriod } from '../choice/pick-tickets.ts';
import { addTicket } from '../commands/cart-add.ts';
import type { TicketStep } from '../compose/scenario-types.ts';
import { type Refusal, usage } from '../failures/failure.ts';

export const wantedOf = (picks: TicketStep['tickets'] = {}): readonly Wanted[] =>
  Object.entries(picks).map(([what, quantity]) => ({ what, quantity }));

/** The day that a scenario names, of a ticket that is sold by days; of one that is not only where it names a date. */
export const ticketDay = (ticket: Ticket, day: string, today: LocalDate): Result<LocalDate, Refusal> => {
  const named = parseNamedDay(day);
  const days = isDayTicket(ticket) ? ticketCalendar(ticket, today).days : [];
  const date = named === undefined ? undefined : dayMeant(named, today, days);
  return date === undefined ? err(usage(`${ticket.name} has no ${day}`)) : ok(date);
};

/** The day and season of a step as options of a command. */
export const periodOf = (
  { clock }: Session,
  ticket: Ticket,
  { day, season }: TicketStep,
): Result<PeriodOptions, Refusal> => {
  const seasons = season === undefined ? {} : { season };
  if (day === undefined) return ok(seasons);
  return ticketDay(ticket, day, clock.today()).map((date) => ({ ...seasons, date: [() => date] }));
};

/** The package for exactly the persons that a step names. */
const packageFor = (
  { useCases, language, clock, personCategories }: Session,
  ticket: Ticket,
  step: TicketStep,
  period: PeriodOptions,
): ResultAsync<readonly Wanted[], Refusal> => {
  const { persons, group } = step;
  if (persons === undefined) return okAsync([]);
  return pickPeriod(ticket, period, clock.today())
    .asyncAndThen((picked) => useCases.quoteTicket({ language, productId: ticket.id, period: picked.period }))
    .andThen((quote) => {
      const packages = ticketOffer(quote).priceGroups.flatMap((stay) =>
        visiblePriceLists(stay, persons, personCategories)
          .filter(({ kind }) => kind.type === 'package')
          .map(({ id }) => ({ value: { what: id, quantity: 1 }, id: stay.id, name: ['', stay.name] as const })),
      );
      const [only, ...others] = packages;
      if (only !== undefined && others.length === 0) return ok([only.value]);
      return pickOne('kind of stay with a package for these persons', group ?? '', packages).map((value) => [value]);
    });
};

/** Puts the tickets of a step into the cart. */
export const chooseTicket = (session: Session, step: TicketStep): ResultAsync<unknown, Refusal> =>
  pickTicket(session, step.ticket).andThen((ticket) => {
    const period = periodOf(session, ticket, step);
    if (period.isErr()) return errAsync<unknown, Refusal>(period.error);
    return packageFor(session, ticket, step, period.value).andThen((packages) =>
      addTicket(session, ticket.url, { ...period.value, line: packages, ticket: wantedOf(step.tickets) }),
    );
  });
