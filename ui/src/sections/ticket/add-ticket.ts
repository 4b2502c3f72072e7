import type { PersonCategories } from '@shop/core/catalog/person-categories';
import type { Ticket, TicketPeriod, TicketQuote } from '@shop/core/catalog/ticket';
import { shopPath } from '@shop/core/paths/shop-paths';
import type { Action, Outcome } from '../../actions/action.ts';
import { selectionView } from './quantities.view.ts';
import { problemPlace, typedIn } from './typed-quantities.ts';

/** Data of step 2 of a ticket. */
export type TicketsPage = {
  readonly ticket: Ticket;
  readonly period: TicketPeriod;
  readonly quote: TicketQuote;
  readonly personCategories: PersonCategories;
};

/** Adds the typed tickets to the cart, for the day or season of the page. */
export const addTicket: Action<'addTicket', TicketsPage> = async (add, fields, page) => {
  const { ticket, period, quote, language } = page;
  const selection = {
    ticket,
    language,
    quote,
    date: period.type === 'day' ? period.date : undefined,
    seasonId: period.type === 'season' ? period.seasonId : undefined,
    choices: selectionView(quote, typedIn(fields), page.personCategories).choices,
    reloadCart: page.reloadCart,
  };
  return add(selection, page.intent).match(
    ({ upsells: offered, cart }): Outcome => ({
      kind: 'added',
      cart: cart ?? 'changed',
      offered,
      to: shopPath('cart', language),
    }),
    (error): Outcome => ({ kind: 'refused', error, at: problemPlace }),
  );
};
