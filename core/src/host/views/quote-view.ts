import type { Result } from 'neverthrow';
import type { TicketPeriod, TicketQuote } from '../../catalog/ticket.ts';
import type { CartId, ProductId } from '../../ids.ts';
import type { Language } from '../../languages/language.ts';
import type { DecisionTime } from '../decision-time.ts';
import { personsOfLines } from '../places/persons.ts';
import { type TicketRefusal, ticketWithPlaces } from '../places/places-on-sale.ts';
import { placesLeft } from '../places/take-places.ts';
import { type HostState, linesOf } from '../state.ts';
import { priceGroupView } from './price-view.ts';

type QuoteQuestion = {
  readonly language: Language;
  readonly productId: ProductId;
  readonly period?: TicketPeriod;
  readonly cartId?: CartId;
};

/** Price groups, free places and the persons in the visitor's cart. Errors: those of `ticketWithPlaces`. */
export const quoteView = (
  state: HostState,
  { language, cartId, ...wanted }: QuoteQuestion,
  { now, today }: DecisionTime,
): Result<TicketQuote, TicketRefusal> =>
  ticketWithPlaces(state, wanted, today).map(({ ticket, period, places }) => ({
    ticketsAvailable: Math.max(placesLeft(state, places, now), 0),
    facilityDiscount: places.facilityDiscount,
    personsInCart: cartId === undefined ? 0 : personsOfLines(linesOf(state, cartId)),
    priceGroups: ticket.priceGroups.flatMap((group) => priceGroupView(group, language, period)),
  }));
