import type { TicketOffer } from '@shop/core/cart/ticket-offer';
import { ticketTitle } from '@shop/core/catalog/price-list';
import { err, ok, safeTry } from 'neverthrow';
import { pickTicket } from '../../choice/pick-product.ts';
import { pickPriceLists, pickQuote } from '../../choice/pick-tickets.ts';
import type { TicketStep } from '../../compose/scenario-types.ts';
import { packageMeant, periodOf, wantedOf } from '../ticket-choice.ts';
import { choosePeriod, openProduct } from './period-in-window.ts';
import { button, type Done, quantityField, type ShopWindow, type } from './shop-window.ts';
import { outcome, quietOutcome } from './shown-refusal.ts';

const choosePackage = async (window: ShopWindow, offer: TicketOffer, step: TicketStep): Done => {
  const found = packageMeant(offer, step, window.session);
  if (found.isErr()) return err(found.error);
  if (found.value === undefined) return ok();
  const { stay, list, persons } = found.value;
  const card = window.page
    .getByRole('listitem')
    .filter({ has: window.page.getByRole('heading', { name: stay.name, exact: true }) })
    .first();
  await card.getByRole('combobox', { name: window.t('Ticket.Adults') }).selectOption(String(persons.adults));
  await card.getByRole('combobox', { name: window.t('Ticket.Children') }).selectOption(String(persons.children));
  return typeQuantity(window, ticketTitle(stay.name, list.name), 1);
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
      group.priceLists
        .filter((one) => one.priceListId === priceListId)
        .map((list) => ticketTitle(group.name, list.name)),
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
  return quietOutcome(window, () => added.or(cart).first().isVisible());
};

/** Puts the tickets of a step into the cart: the day in the calendar, persons, pieces, and the button. */
export const chooseTicket = async (window: ShopWindow, step: TicketStep): Done =>
  safeTry(async function* () {
    const { session } = window;
    const ticket = yield* pickTicket(session, step.ticket);
    yield* await openProduct(window, 'poolTickets', ticket.url);
    yield* await choosePeriod(window, ticket, step);
    const { offer } = yield* pickQuote(session, ticket, yield* periodOf(session, ticket, step));
    yield* await choosePackage(window, offer, step);
    yield* await chooseTickets(window, offer, step);
    return pressAdd(window);
  });
