import type { ChosenTicket } from '@shop/core/cart/orders';
import type { OfferedGroup, TicketOffer } from '@shop/core/cart/ticket-offer';
import { ticketTitle } from '@shop/core/catalog/price-list';
import type { PriceListId } from '@shop/core/ids';
import { err, ok, safeTry } from 'neverthrow';
import { pickTicket } from '../../choice/pick-product.ts';
import { pickQuote } from '../../choice/pick-tickets.ts';
import type { TicketStep } from '../../compose/scenario-types.ts';
import { periodOf, personsShowing, picksOf } from '../ticket-choice.ts';
import { choosePeriod, openProduct } from './period-in-window.ts';
import { button, type Done, quantityField, type ShopWindow, type } from './shop-window.ts';
import { outcome, quietOutcome } from './shown-refusal.ts';

/** Chooses the number of persons for which a group with packages shows the picked price lists. */
const choosePersons = async (window: ShopWindow, group: OfferedGroup, picked: readonly PriceListId[]): Done => {
  const counts = personsShowing(group, picked, window.session.personCategories);
  if (counts.isErr()) return err(counts.error);
  if (counts.value === undefined) return ok();
  const { adults, children } = counts.value;
  const card = window.page
    .getByRole('listitem')
    .filter({ has: window.page.getByRole('heading', { name: group.name, exact: true }) })
    .first();
  await card.getByRole('combobox', { name: window.t('Ticket.Adults') }).selectOption(String(adults));
  await card.getByRole('combobox', { name: window.t('Ticket.Children') }).selectOption(String(children));
  return ok();
};

/** Types a quantity. The page resets a quantity beyond the limit and shows the reason. */
const typeQuantity = async (window: ShopWindow, name: string, quantity: number): Done => {
  const field = quantityField(window, name);
  await type(field, String(quantity));
  return outcome(window, async () => (await field.inputValue()) === String(quantity));
};

/** Types the quantity of every price list that a step picks, group by group. */
const chooseTickets = async (
  window: ShopWindow,
  { priceGroups }: TicketOffer,
  picks: readonly ChosenTicket[],
): Done => {
  for (const group of priceGroups) {
    const picked = picks.filter((pick) => group.priceLists.some((list) => list.priceListId === pick.priceListId));
    const choice = await choosePersons(
      window,
      group,
      picked.map(({ priceListId }) => priceListId),
    );
    if (choice.isErr()) return choice;
    for (const { priceListId, quantity } of picked) {
      const list = group.priceLists.find((one) => one.priceListId === priceListId);
      const typed = await typeQuantity(window, ticketTitle(group.name, list?.name ?? ''), quantity);
      if (typed.isErr()) return typed;
    }
  }
  return ok();
};

/** Presses the button that adds to the cart. A dialog confirms it; before the script has loaded, the cart page does. */
export const pressAdd = async (window: ShopWindow): Done => {
  const { page, t } = window;
  await button(window, t('Ticket.AddToCart')).click();
  const added = page.getByRole('dialog', { name: t('Added.Title') });
  const cart = page.getByRole('heading', { level: 1, name: t('CartReview') });
  return quietOutcome(window, () => added.or(cart).first().isVisible());
};

/** Puts the tickets of a step into the cart: selects the day, persons and quantities, and presses the button. */
export const chooseTicket = async (window: ShopWindow, step: TicketStep): Done =>
  safeTry(async function* () {
    const { session } = window;
    const ticket = yield* pickTicket(session, step.ticket);
    yield* await openProduct(window, 'poolTickets', ticket.url);
    yield* await choosePeriod(window, ticket, step);
    const { offer } = yield* pickQuote(session, ticket, yield* periodOf(session, ticket, step));
    const picks = yield* picksOf(offer, step, session);
    yield* await chooseTickets(window, offer, picks);
    return pressAdd(window);
  });
