import type { Locator } from '@playwright/test';
import { isDayTicket, type Ticket } from '@shop/core/catalog/ticket';
import { longDateText } from '@shop/core/dates/date-text';
import type { LocalDate } from '@shop/core/dates/local-date';
import { errorCatalog } from '@shop/core/errors/error-catalog';
import { routePath } from '@shop/core/paths/page-key';
import { err, ok } from 'neverthrow';
import type { TicketStep } from '../../compose/scenario-types.ts';
import { type Failure, usage } from '../../failures/failure.ts';
import { ticketDay } from '../ticket-choice.ts';
import { button, type Done, open, type ShopWindow, waitUntilSettled } from './shop-window.ts';
import { outcome, pageRefusal } from './shown-refusal.ts';

/** Opens the page of a product; its address is below that of the list. */
export const openProduct = async (window: ShopWindow, list: 'poolTickets' | 'giftVouchers', url: string): Done => {
  const keys = await window.session.useCases.loadRouteKeys();
  const path = routePath(keys.unwrapOr([]), list, window.language);
  if (path === undefined) return err(usage(`the shop has no page of ${list}`));
  await open(window, `${path}/${url}`);
  return ok();
};

/** Returns why a day of the calendar cannot be chosen, from the text of its cell. */
const closedDay = (name: string, { t }: ShopWindow): Failure =>
  pageRefusal(
    name.includes(t('Calendar.SoldOut')) ? errorCatalog.capacityFull.code : errorCatalog.periodNotOnSale.code,
  );

/** Units: months that the search in a calendar goes forward. */
const mostMonths = 24;

const cellOf = async (window: ShopWindow, name: string): Promise<Locator | undefined> => {
  const cell = window.page.getByRole('gridcell', { name });
  for (let month = 0; month < mostMonths; month += 1) {
    if ((await cell.count()) > 0) return cell.first();
    const next = window.page.getByRole('link', { name: window.t('Calendar.NextMonth'), exact: true });
    if ((await next.count()) === 0 || (await next.getAttribute('aria-disabled')) === 'true') return undefined;
    const shownMonth = window.page.getByRole('grid').first();
    const before = await shownMonth.getAttribute('aria-label');
    await next.click();
    await waitUntilSettled(window);
    if ((await shownMonth.getAttribute('aria-label')) === before) return undefined;
  }
  return undefined;
};

const chooseDay = async (window: ShopWindow, day: LocalDate): Done => {
  const name = longDateText(day, window.language);
  const cell = await cellOf(window, name);
  if (cell === undefined) return err(pageRefusal(errorCatalog.periodNotOnSale.code));
  const link = cell.getByRole('link');
  if ((await link.count()) === 0)
    return err(closedDay((await cell.getAttribute('aria-label')) ?? (await cell.innerText()), window));
  await link.click();
  await waitUntilSettled(window);
  return ok();
};

const chooseSeason = async (window: ShopWindow, season: string | undefined): Done => {
  const field = window.page.getByRole('combobox', { name: window.t('Season.Label') });
  if ((await field.count()) === 0) return ok();
  if (season !== undefined) await field.selectOption({ label: season });
  await button(window, window.t('Next')).click();
  await waitUntilSettled(window);
  return ok();
};

/** Chooses the day or season of a step, if the page requires one. */
export const choosePeriod = async (window: ShopWindow, ticket: Ticket, { day, season }: TicketStep): Done => {
  if (!isDayTicket(ticket)) return chooseSeason(window, season);
  if (day === undefined) {
    await button(window, window.t('Next')).click();
    return outcome(window, async () => false);
  }
  const date = ticketDay(ticket, day, window.session.clock.today());
  return date.isErr() ? err(date.error) : chooseDay(window, date.value);
};
