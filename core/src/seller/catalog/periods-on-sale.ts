import { err, ok, type Result } from 'neverthrow';
import { isBoundToDay, missingPeriod } from '../../catalog/product-type.ts';
import type { TicketPeriod } from '../../catalog/ticket.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import { momentOf } from '../../dates/local-time.ts';
import { isInSaleWindow, saleWindow } from '../../dates/sale-window.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import { isKept, type SellerTicketLine } from '../cart/seller-cart.ts';
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

/** A season is sold from any day before its end on. */
export const seasonsOnSale = (ticket: SoldTicket, today: LocalDate): readonly SoldSeason[] =>
  ticket.seasons.filter((season) => season.lastDay >= today);

/** Tests whether a ticket is sold for a period today; same-day tickets sell until local midnight, or their group's
 *  hour. */
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

/** Whether the sale of a price group for a day is over: on that day, from the hour on that the group names. */
export const hasSaleEnded = (
  { until }: Pick<SoldPriceGroup, 'until'>,
  period: TicketPeriod,
  { today, zone, now }: DecisionTime,
): boolean =>
  until !== undefined && period.type === 'day' && period.date === today && now >= momentOf(zone, today, until);

/** How a price group is sold for a day or season; some are for certain days of the week only, and today's may be
 *  over. */
export const groupSale = (
  group: SoldPriceGroup,
  period: TicketPeriod,
  at: DecisionTime,
): 'onSale' | 'ended' | 'notSold' => {
  if (!group.enabled || !isSoldFor(group, period)) return 'notSold';
  return hasSaleEnded(group, period, at) ? 'ended' : 'onSale';
};

/** Price lists of a group for a day or season, without those for other weekdays. */
export const listsFor = ({ priceLists }: SoldPriceGroup, period: TicketPeriod): readonly SoldPriceList[] =>
  priceLists.filter(({ days }) => days === undefined || isSoldFor(days, period));

/** A day that is over cannot be bought any more, even while its places are held; neither can a season. */
export const isPeriodOver = (
  catalog: SellerCatalog,
  { productId, period }: ProductPeriod,
  today: LocalDate,
): boolean => {
  if (period.type === 'day') return period.date < today;
  const season = knownSeason(catalog, knownProduct(catalog, productId), period.seasonId);
  return season !== undefined && season.lastDay < today;
};

/** Whether tickets are over for a new buyer: their day or season, or the sale of their group for today. */
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

/** The same for their line: while its places are held, being paid or sold, only its day or season ends it. */
export const isLineOver = (catalog: SellerCatalog, line: SellerTicketLine, at: DecisionTime): boolean =>
  line.hold.state === 'sold' || isKept(line.hold, at.now)
    ? isPeriodOver(catalog, line, at.today)
    : isSaleOver(catalog, line, at);
