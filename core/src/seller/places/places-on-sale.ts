import { err, ok, type Result } from 'neverthrow';
import type { TicketPeriod } from '../../catalog/ticket.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { ProductId } from '../../ids.ts';
import type { PriceConditions } from '../../pricing/price-conditions.ts';
import type { CartCase } from '../cart-case.ts';
import { chosenPeriod, ticketOnSale } from '../catalog/periods-on-sale.ts';
import { productOf, type SoldTicket } from '../catalog/seller-catalog.ts';
import { conditionsOn } from './conditions-on.ts';
import { type LoadedPlaces, loadedPlaces } from './ledger.ts';

/** The catalog and the places of its periods. */
export type Stock = Pick<CartCase, 'catalog' | 'places'>;

/** The places of a day or season that a product uses, and its price conditions for that period. */
export type PlacesOnSale = LoadedPlaces & { readonly conditions: PriceConditions };

/** Returns the places of a ticket's facility in a period, and the price conditions when bought today. `undefined` when
 *  the ticket is not sold for that period. */
export const placesOnSale = (
  { catalog, places }: Stock,
  ticket: SoldTicket,
  period: TicketPeriod,
  today: LocalDate,
): PlacesOnSale | undefined => {
  const conditions = conditionsOn({ catalog, today }, { productId: ticket.id, period });
  if (conditions === undefined) return undefined;
  const loaded = loadedPlaces(places, { facilityId: ticket.facilityId, period });
  return loaded && { ...loaded, conditions };
};

export type TicketRefusal = ErrorOf<'notFound' | 'dateNotSelected' | 'seasonNotSelected' | 'periodNotOnSale'>;

/** Returns a ticket on sale for a period, with its places. Errors: `notFound` product; `dateNotSelected`,
 *  `seasonNotSelected` when the period is missing; `periodNotOnSale`. */
export const ticketWithPlaces = (
  stock: Stock,
  { productId, period: chosen }: { readonly productId: ProductId; readonly period?: TicketPeriod | undefined },
  today: LocalDate,
): Result<
  { readonly ticket: SoldTicket; readonly period: TicketPeriod; readonly places: PlacesOnSale },
  TicketRefusal
> => {
  const product = productOf(stock.catalog, productId);
  if (product.isErr()) return err(product.error);
  const period = chosenPeriod(product.value, chosen);
  if (period.isErr()) return err(period.error);
  const ticket = ticketOnSale(product.value, period.value, today);
  if (ticket.isErr()) return err(ticket.error);
  const places = placesOnSale(stock, ticket.value, period.value, today);
  if (places === undefined) return err({ kind: 'periodNotOnSale' });
  return ok({ ticket: ticket.value, period: period.value, places });
};
