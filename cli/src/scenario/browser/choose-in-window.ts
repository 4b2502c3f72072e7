import { type OfferedGroup, type TicketOffer, ticketOffer } from '@shop/core/cart/ticket-offer';
import { ticketTitle } from '@shop/core/catalog/price-list';
import type { Ticket } from '@shop/core/catalog/ticket';
import { visiblePriceLists } from '@shop/core/packages/package-match';
import { err, ok, type Result } from 'neverthrow';
import { pickOne } from '../../choice/pick-one.ts';
import { pickTicket } from '../../choice/pick-product.ts';
import { pickPeriod, pickPriceLists } from '../../choice/pick-tickets.ts';
import type { TicketStep } from '../../compose/scenario-types.ts';
import type { Refusal } from '../../failures/failure.ts';
import { periodOf, wantedOf } from '../ticket-choice.ts';
import { choosePeriod, openProduct } from './period-in-window.ts';
import { button, type Done, quantityField, type ShopWindow, settled, type } from './shop-window.ts';
import { outcome } from './shown-refusal.ts';

const offerOf = async (
  { session }: ShopWindow,
  ticket: Ticket,
  step: TicketStep,
): Promise<Result<TicketOffer, Refusal>> => {
  const picked = periodOf(session, ticket, step).andThen((chosen) => pickPeriod(ticket, chosen, session.clock.today()));
  if (picked.isErr()) return err(picked.error);
  const query = { language: session.language, productId: ticket.id, period: picked.value.period };
  return (await session.useCases.quoteTicket(query)).map(ticketOffer);
};

/** The kind of stay that has the one package for exactly these persons. */
const stayOf = (
  { priceGroups }: TicketOffer,
  { persons, group }: TicketStep,
  { session }: ShopWindow,
): Result<{ readonly stay: OfferedGroup; readonly name: string } | undefined, Refusal> => {
  if (persons === undefined) return ok(undefined);
  const packages = priceGroups.flatMap((stay) =>
    visiblePriceLists(stay, persons, session.personCategories)
      .filter(({ kind }) => kind.type === 'package')
      .map(({ name }) => ({ value: { stay, name }, id: stay.id, name: ['', stay.name] as const })),
  );
  const [only, ...others] = packages;
  if (only !== undefined && others.length === 0) return ok(only.value);
  return pickOne('kind of stay with a package for these persons', group ?? '', packages);
};

const choosePackage = async (window: ShopWindow, offer: TicketOffer, step: TicketStep): Done => {
  const found = stayOf(offer, step, window);
  if (found.isErr()) return err(found.error);
  const { persons } = step;
  if (found.value === undefined || persons === undefined) return ok();
  const { stay, name } = found.value;
  const card = window.page
    .getByRole('listitem')
    .filter({ has: window.page.getByRole('heading', { name: stay.name, exact: true }) })
    .first();
  await card.getByRole('combobox', { name: window.t('Ticket.Adults') }).selectOption(String(persons.adults));
  await card.getByRole('combobox', { name: window.t('Ticket.Children') }).selectOption(String(persons.children));
  return typeQuantity(window, ticketTitle(stay.name, name), 1);
};

/** A quantity beyond the room is reset, and the page says why. */
const typeQuantity = async (window: ShopWindow, name: string, quantity: number): Done => {
  const field = quantityField(window, name);
  await type(field, String(quantity));
  return outcome(window, async () => (await field.inputValue()) === String(quantity));
};

const chooseTickets = async (window: ShopWindow, offer: TicketOffer, { tickets }: TicketStep): Done => {
  const picked = pickPriceLists(offer, wantedOf(tickets), window.language);
  if (picked.isErr()) return err(picked.error);
  for (const { priceListId, quantity } of picked.value) {
    const names = offer.priceGroups.flatMap((group) =>
      group.priceLists.filter(({ id }) => id === priceListId).map((list) => ticketTitle(group.name, list.name)),
    );
    for (const name of names) {
      const typed = await typeQuantity(window, name, quantity);
      if (typed.isErr()) return typed;
    }
  }
  return ok();
};

/** Presses the button that adds to the cart; a dialog confirms it, or the cart itself before the script has loaded. */
export const pressAdd = async (window: ShopWindow): Done => {
  const { page, t } = window;
  await button(window, t('Ticket.AddToCart')).click();
  const added = page.getByRole('dialog', { name: t('Added.Title') });
  const cart = page.getByRole('heading', { level: 1, name: t('CartReview') });
  const done = await outcome(window, () => added.or(cart).first().isVisible());
  await settled(window);
  return done;
};

/** Puts the tickets of a step into the cart: the day in the calendar, persons, pieces, and the button. */
export const chooseTicket = async (window: ShopWindow, step: TicketStep): Done => {
  const ticket = await pickTicket(window.session, step.ticket);
  if (ticket.isErr()) return err(ticket.error);
  const opened = await openProduct(window, 'poolTickets', ticket.value.url);
  if (opened.isErr()) return opened;
  const period = await choosePeriod(window, ticket.value, step);
  if (period.isErr()) return period;
  const offer = await offerOf(window, ticket.value, step);
  if (offer.isErr()) return err(offer.error);
  const bundle = await choosePackage(window, offer.value, step);
  if (bundle.isErr()) return bundle;
  const chosen = await chooseTickets(window, offer.value, step);
  return chosen.isErr() ? chosen : pressAdd(window);
};
