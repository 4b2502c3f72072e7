import { err, ok, type Result } from 'neverthrow';
import { isBoundToDay, missingPeriod } from '../../catalog/product-type.ts';
import type { TicketPeriod } from '../../catalog/ticket.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import { isInSaleWindow, saleWindow } from '../../dates/sale-window.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { ProductPeriod } from '../places/period-places.ts';
import {
  type HostCatalog,
  isTicket,
  knownProduct,
  knownSeason,
  type SoldPriceGroup,
  type SoldPriceList,
  type SoldProduct,
  type SoldSeason,
  type SoldTicket,
} from './host-catalog.ts';
import { isSoldFor } from './sale-days.ts';

/** A season is sold from any day before its end on. */
export const seasonsOnSale = (ticket: SoldTicket, today: LocalDate): readonly SoldSeason[] =>
  ticket.seasons.filter((season) => season.lastDay >= today);

/** Tests whether a ticket is sold for a period today; same-day tickets sell until local midnight. */
export const isOnSale = (ticket: SoldTicket, today: LocalDate): ((period: TicketPeriod) => boolean) => {
  const window = saleWindow(today, ticket.windowDays);
  const isBound = isBoundToDay(ticket.type);
  return (period) =>
    period.type === 'day'
      ? isBound && isInSaleWindow(period.date, window)
      : !isBound && seasonsOnSale(ticket, today).some(({ id }) => id === period.seasonId);
};

/** The ticket, if it is sold for a period today. Errors: `periodNotOnSale`, also for a product that is no ticket. */
export const ticketOnSale = (
  product: SoldProduct,
  period: TicketPeriod,
  today: LocalDate,
): Result<SoldTicket, ErrorOf<'periodNotOnSale'>> =>
  isTicket(product) && isOnSale(product, today)(period) ? ok(product) : err({ kind: 'periodNotOnSale' });

/** The chosen day or season. Errors: `dateNotSelected` or `seasonNotSelected`, by the type of the ticket. */
export const chosenPeriod = (
  product: SoldProduct,
  period: TicketPeriod | undefined,
): Result<TicketPeriod, ErrorOf<'dateNotSelected' | 'seasonNotSelected' | 'periodNotOnSale'>> => {
  if (period !== undefined) return ok(period);
  return err(isTicket(product) ? missingPeriod(product.type) : { kind: 'periodNotOnSale' });
};

/** Whether a price group is sold for a day or season; some are for certain days of the week only. */
export const isGroupOnSale = (group: SoldPriceGroup, period: TicketPeriod): boolean =>
  group.enabled && isSoldFor(group, period);

/** Price lists of a group for a day or season, without those for other weekdays. */
export const listsFor = ({ priceLists }: SoldPriceGroup, period: TicketPeriod): readonly SoldPriceList[] =>
  priceLists.filter(({ days }) => days === undefined || isSoldFor(days, period));

/** A day that is over cannot be bought any more, even while its places are held; neither can a season. */
export const isPeriodOver = (catalog: HostCatalog, { productId, period }: ProductPeriod, today: LocalDate): boolean => {
  if (period.type === 'day') return period.date < today;
  const season = knownSeason(catalog, knownProduct(catalog, productId), period.seasonId);
  return season !== undefined && season.lastDay < today;
};
