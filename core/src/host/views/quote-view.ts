import { err, ok, type Result } from 'neverthrow';
import type { TicketPeriod, TicketQuote } from '../../catalog/ticket.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId, ProductId } from '../../ids.ts';
import type { Language } from '../../languages/language.ts';
import { productOf } from '../catalog/find-goods.ts';
import { chosenPeriod, ticketOnSale } from '../catalog/periods-on-sale.ts';
import type { DecisionTime } from '../decision-time.ts';
import { personsOfLines } from '../places/persons.ts';
import { placesOnSale } from '../places/places-on-sale.ts';
import { placesLeft } from '../places/take-places.ts';
import { type HostState, linesOf } from '../state.ts';
import { priceGroupView } from './price-view.ts';

type QuoteQuestion = {
  readonly language: Language;
  readonly productId: ProductId;
  readonly period?: TicketPeriod;
  readonly cartId?: CartId;
};

type QuoteRefusal = ErrorOf<'notFound' | 'dateNotSelected' | 'seasonNotSelected' | 'periodNotOnSale'>;

/** Price groups and free places of a day or season, and how many persons the asking cart has; what it holds counts as taken like
 *  those of others. Errors: `notFound` product, a period that is missing or not on sale. */
export const quoteView = (
  state: HostState,
  { language, productId, cartId, ...asked }: QuoteQuestion,
  at: DecisionTime,
): Result<TicketQuote, QuoteRefusal> => {
  const product = productOf(state.catalog, productId);
  if (product.isErr()) return err(product.error);
  const period = chosenPeriod(product.value, asked.period);
  if (period.isErr()) return err(period.error);
  const ticket = ticketOnSale(product.value, period.value, at.today);
  if (ticket.isErr()) return err(ticket.error);
  const places = placesOnSale(state, ticket.value, period.value);
  if (places === undefined) return err({ kind: 'periodNotOnSale' });
  return ok({
    ticketsAvailable: Math.max(placesLeft(state, places, at.now), 0),
    facilityDiscount: places.facilityDiscount,
    personsInCart: cartId === undefined ? 0 : personsOfLines(linesOf(state, cartId)),
    priceGroups: ticket.value.priceGroups.flatMap((group) => priceGroupView(group, language, period.value)),
  });
};
