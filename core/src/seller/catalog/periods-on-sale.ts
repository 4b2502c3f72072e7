import { err, ok, type Result } from 'neverthrow';
import { isBoundToDay, missingPeriod } from '../../catalog/product-type.ts';
import type { TicketPeriod } from '../../catalog/ticket.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import { momentOf } from '../../dates/local-time.ts';
import { isInSaleWindow, saleWindow } from '../../dates/sale-window.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import { isReserved, type SellerTicketLine } from '../cart/seller-cart.ts';
import type { DecisionTime } from '../decision.ts';
import type { ProductPeriod } from '../places/period-places.ts';
import { isSoldFor } from './sale-days.ts';
import {
  groupOf,
  isTicket,
  knownProduct,
  knownSeason,
  type SellerCatalog,
  type SoldPriceGroup,
  type SoldPriceList,
  type SoldProduct,
  type SoldSeason,
  type SoldTicket,
} from './seller-catalog.ts';

/** Returns the seasons on sale: all those that have not ended. */
export const seasonsOnSale = (ticket: SoldTicket, today: LocalDate): readonly SoldSeason[] =>
  ticket.seasons.filter((season) => season.lastDay >= today);

/** Returns a test whether a ticket is sold for a period today. Tickets for today are on sale until local midnight;
 *  `groupSale` checks the closing hour of a price group. */
export const isOnSale = (ticket: SoldTicket, today: LocalDate): ((period: TicketPeriod) => boolean) => {
  const window = saleWindow(today, ticket.windowDays);
  const isBound = isBoundToDay(ticket.type);
  return (period) =>
    period.type === 'day'
      ? isBound && isInSaleWindow(period.date, window)
      : !isBound && seasonsOnSale(ticket, today).some(({ id }) => id === period.seasonId);
};

/** Returns the ticket when it is sold for a period today. Errors: `periodNotOnSale`, also for a gift card. */
export const ticketOnSale = (
  product: SoldProduct,
  period: TicketPeriod,
  today: LocalDate,
): Result<SoldTicket, ErrorOf<'periodNotOnSale'>> =>
  isTicket(product) && isOnSale(product, today)(period) ? ok(product) : err({ kind: 'periodNotOnSale' });

/** Returns the chosen day or season. Errors: `dateNotSelected` or `seasonNotSelected` by the type of the ticket,
 *  `periodNotOnSale` for a gift card. */
export const chosenPeriod = (
  product: SoldProduct,
  period: TicketPeriod | undefined,
): Result<TicketPeriod, ErrorOf<'dateNotSelected' | 'seasonNotSelected' | 'periodNotOnSale'>> => {
  if (period !== undefined) return ok(period);
  return err(isTicket(product) ? missingPeriod(product.type) : { kind: 'periodNotOnSale' });
};

/** Whether the sale of a price group for a day has ended: on that day, from the group's closing hour. */
export const hasSaleEnded = (
  { until }: Pick<SoldPriceGroup, 'until'>,
  period: TicketPeriod,
  { today, zone, now }: DecisionTime,
): boolean =>
  until !== undefined && period.type === 'day' && period.date === today && now >= momentOf(zone, today, until);

/** Returns the sale state of a price group for a day or season: `notSold` when it is disabled or not sold on that
 *  weekday, `ended` after its closing hour. */
export const groupSale = (
  group: SoldPriceGroup,
  period: TicketPeriod,
  at: DecisionTime,
): 'onSale' | 'ended' | 'notSold' => {
  if (!group.enabled || !isSoldFor(group, period)) return 'notSold';
  return hasSaleEnded(group, period, at) ? 'ended' : 'onSale';
};

/** Returns the price lists of a group that are sold for a day or season. */
export const listsFor = ({ priceLists }: SoldPriceGroup, period: TicketPeriod): readonly SoldPriceList[] =>
  priceLists.filter(({ days }) => days === undefined || isSoldFor(days, period));

/** Whether a day or season has passed. It cannot be bought any more, even while its places are held. */
export const isPeriodOver = (
  catalog: SellerCatalog,
  { productId, period }: ProductPeriod,
  today: LocalDate,
): boolean => {
  if (period.type === 'day') return period.date < today;
  const season = knownSeason(catalog, knownProduct(catalog, productId), period.seasonId);
  return season !== undefined && season.lastDay < today;
};

/** Whether tickets cannot be added any more: their day or season has passed, or the sale of their price group has
 *  ended. */
export const isSaleOver = (
  catalog: SellerCatalog,
  tickets: ProductPeriod & Pick<SellerTicketLine, 'priceListId'>,
  at: DecisionTime,
): boolean => {
  if (isPeriodOver(catalog, tickets, at.today)) return true;
  const product = knownProduct(catalog, tickets.productId);
  const group = product && groupOf(product, tickets.priceListId);
  return group !== undefined && hasSaleEnded(group, tickets.period, at);
};

/** Whether a line cannot be bought any more. While its places are held, reserved for a payment or sold, only the end of
 *  its day or season counts. */
export const isLineOver = (catalog: SellerCatalog, line: SellerTicketLine, at: DecisionTime): boolean =>
  line.hold.state === 'sold' || isReserved(line.hold, at.now)
    ? isPeriodOver(catalog, line, at.today)
    : isSaleOver(catalog, line, at);
