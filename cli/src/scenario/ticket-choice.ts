import { ticketCalendar } from '@shop/core/availability/ticket-calendar';
import type { OfferedGroup, TicketOffer } from '@shop/core/cart/ticket-offer';
import type { PersonCategories } from '@shop/core/catalog/person-categories';
import { isDayTicket, type Ticket } from '@shop/core/catalog/ticket';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { PriceListId } from '@shop/core/ids';
import { providersId } from '@shop/core/numeric-id';
import {
  hasPackages,
  maxAdults,
  maxChildren,
  type PersonCounts,
  visiblePriceLists,
} from '@shop/core/packages/package-match';
import { dayOfName, parseNamedDay } from '@shop/core/scenario/named-day';
import { err, ok, type Result, type ResultAsync, safeTry } from 'neverthrow';
import type { ShopSession } from '../acts/session.ts';
import type { Wanted } from '../arguments/option-values.ts';
import { addTicket } from '../cart/add.ts';
import { pickOne } from '../choice/pick-one.ts';
import { pickTicket } from '../choice/pick-product.ts';
import { type PeriodOptions, pickPriceLists, pickQuote } from '../choice/pick-tickets.ts';
import type { TicketStep } from '../compose/scenario-types.ts';
import { type Failure, type Refusal, usage } from '../failures/failure.ts';

export const wantedOf = (picks: TicketStep['tickets'] = {}): readonly Wanted[] =>
  Object.entries(picks).map(([what, quantity]) => ({ what, quantity }));

/** Returns the date of a named day of a ticket. Errors: `usage` for a day that the ticket's calendar does not have.
 *  A ticket without a calendar accepts only dates. */
export const ticketDay = (ticket: Ticket, day: string, today: LocalDate): Result<LocalDate, Refusal> => {
  const named = parseNamedDay(day);
  const days = isDayTicket(ticket) ? ticketCalendar(ticket, today).days : [];
  const date = named === undefined ? undefined : dayOfName(named, today, days);
  return date === undefined ? err(usage(`${ticket.name} has no ${day}`)) : ok(date);
};

/** Returns the day and season of a step as options of a command. */
export const periodOf = (
  { clock }: ShopSession,
  ticket: Ticket,
  { day, season }: TicketStep,
): Result<PeriodOptions, Refusal> => {
  if (day === undefined) return ok({ season });
  return ticketDay(ticket, day, clock.today()).map((date) => ({ season, date: [() => date] }));
};

/** Returns one piece of the package for exactly the persons of a step and its kind of stay; an empty list when the
 *  step has no persons. */
const packageOf = (
  { priceGroups }: TicketOffer,
  { persons, group }: TicketStep,
  { personCategories }: ShopSession,
): Result<readonly Wanted[], Failure> => {
  if (persons === undefined) return ok([]);
  const packages = priceGroups.flatMap((stay) =>
    visiblePriceLists(stay, persons, personCategories)
      .filter(({ kind }) => kind.type === 'package')
      .map(({ priceListId }) => ({ priceListId, id: stay.priceGroupId, name: stay.name })),
  );
  const [only, ...others] = packages;
  const choice =
    only !== undefined && others.length === 0
      ? ok(only)
      : pickOne('kind of stay with a package for these persons', group ?? '', packages);
  return choice.map(({ priceListId }) => [{ what: priceListId, quantity: 1 }]);
};

/** Returns the price lists that a step picks with their quantities: its tickets, and the package for its persons. */
export const picksOf = (offer: TicketOffer, step: TicketStep, session: ShopSession) =>
  packageOf(offer, step, session).andThen((packages) =>
    pickPriceLists(offer, [...wantedOf(step.tickets), ...packages], session.language),
  );

const oneAtATime = 'a page shows the packages of a group for one number of persons at a time';

/** Returns a number of persons for which the page shows these price lists of a group with packages; `undefined` when
 *  the page does not ask for persons. Errors: `usage` if no number of persons shows all of them. */
export const personsShowing = (
  group: OfferedGroup,
  picked: readonly PriceListId[],
  categories: PersonCategories,
): Result<PersonCounts | undefined, Failure> => {
  if (picked.length === 0 || !hasPackages(group)) return ok(undefined);
  for (let adults = 1; adults <= maxAdults; adults += 1) {
    for (let children = 1; children <= maxChildren; children += 1) {
      const visible = visiblePriceLists(group, { adults, children }, categories).map(({ priceListId }) => priceListId);
      if (picked.every((id) => visible.includes(id))) return ok({ adults, children });
    }
  }
  return err(usage(oneAtATime, [`put these into steps of their own: ${picked.map(providersId).join(', ')}`]));
};

/** Puts the tickets of a step into the cart. */
export const chooseTicket = (session: ShopSession, step: TicketStep): ResultAsync<unknown, Refusal> =>
  safeTry(async function* () {
    const ticket = yield* pickTicket(session, step.ticket);
    const period = yield* periodOf(session, ticket, step);
    const quoted = step.persons && (yield* pickQuote(session, ticket, period));
    const line = quoted === undefined ? [] : yield* packageOf(quoted.offer, step, session);
    return addTicket(session, ticket.url, { ...period, line, ticket: wantedOf(step.tickets) });
  });
