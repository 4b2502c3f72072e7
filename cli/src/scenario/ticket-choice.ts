import { ticketCalendar } from '@shop/core/availability/ticket-calendar';
import type { TicketOffer } from '@shop/core/cart/ticket-offer';
import { isDayTicket, type Ticket } from '@shop/core/catalog/ticket';
import type { LocalDate } from '@shop/core/dates/local-date';
import { visiblePriceLists } from '@shop/core/packages/package-match';
import { dayMeant, parseNamedDay } from '@shop/core/scenario/named-day';
import { err, ok, type Result, type ResultAsync, safeTry } from 'neverthrow';
import type { ShopSession } from '../acts/session.ts';
import type { Wanted } from '../arguments/option-values.ts';
import { pickOne } from '../choice/pick-one.ts';
import { pickTicket } from '../choice/pick-product.ts';
import { type PeriodOptions, pickQuote } from '../choice/pick-tickets.ts';
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
  { clock }: ShopSession,
  ticket: Ticket,
  { day, season }: TicketStep,
): Result<PeriodOptions, Refusal> => {
  const seasons = season === undefined ? {} : { season };
  if (day === undefined) return ok(seasons);
  return ticketDay(ticket, day, clock.today()).map((date) => ({ ...seasons, date: [() => date] }));
};

/** The package for exactly the persons of a step, with its kind of stay; none where it names no persons. */
export const packageMeant = (
  { priceGroups }: TicketOffer,
  { persons, group }: TicketStep,
  { personCategories }: ShopSession,
) => {
  if (persons === undefined) return ok(undefined);
  const packages = priceGroups.flatMap((stay) =>
    visiblePriceLists(stay, persons, personCategories)
      .filter(({ kind }) => kind.type === 'package')
      .map((list) => ({ stay, list, persons, id: stay.priceGroupId, name: stay.name })),
  );
  const [only, ...others] = packages;
  if (only !== undefined && others.length === 0) return ok(only);
  return pickOne('kind of stay with a package for these persons', group ?? '', packages);
};

/** Puts the tickets of a step into the cart. */
export const chooseTicket = (session: ShopSession, step: TicketStep): ResultAsync<unknown, Refusal> =>
  safeTry(async function* () {
    const ticket = yield* pickTicket(session, step.ticket);
    const period = yield* periodOf(session, ticket, step);
    const quoted = step.persons && (yield* pickQuote(session, ticket, period));
    const meant = quoted && (yield* packageMeant(quoted.offer, step, session));
    const line = meant === undefined ? [] : [{ what: meant.list.priceListId, quantity: 1 }];
    return addTicket(session, ticket.url, { ...period, line, ticket: wantedOf(step.tickets) });
  });
