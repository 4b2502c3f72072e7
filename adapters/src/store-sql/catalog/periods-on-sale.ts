import { missingPeriod } from '@shop/core/catalog/missing-period';
import { isBoundToDay, isTicketType } from '@shop/core/catalog/product-type';
import type { TicketPeriod } from '@shop/core/catalog/ticket';
import type { LocalDate } from '@shop/core/dates/local-date';
import { weekdayOf } from '@shop/core/dates/local-date';
import { isInSaleWindow, type SaleWindow, saleWindow } from '@shop/core/dates/sale-window';
import type { ShopError } from '@shop/core/errors/shop-error';
import { err, ok, type Result } from 'neverthrow';
import type { CatalogPriceGroup, CatalogProduct, CatalogSeason } from './catalog.ts';

/** Days that a product can be bought for today; same-day tickets sell until local midnight (design 4, decision 4). */
export const windowOf = (product: CatalogProduct, today: LocalDate): SaleWindow =>
  saleWindow(today, product.window_days);

/** Decision: a season is sold from any day before its end on (spec 3 is silent). */
export const seasonsOnSale = (product: CatalogProduct, today: LocalDate): readonly CatalogSeason[] =>
  product.seasons.filter((season) => season.last_day >= today);

const isOnSale = (product: CatalogProduct, period: TicketPeriod, today: LocalDate): boolean => {
  if (!isTicketType(product.type) || isBoundToDay(product.type) !== (period.type === 'day')) return false;
  if (period.type === 'day') return isInSaleWindow(period.date, windowOf(product, today));
  return seasonsOnSale(product, today).some((season) => season.id === period.seasonId);
};

/** The asked day or season, if it is on sale. Errors: `dateNotSelected` or `seasonNotSelected` when none was asked for;
 *  `periodNotOnSale` for a day outside the window, a season that is over or another product's, or the wrong kind. */
export const checkPeriod = (
  product: CatalogProduct,
  period: TicketPeriod | undefined,
  today: LocalDate,
): Result<TicketPeriod, ShopError> => {
  if (period === undefined && isTicketType(product.type)) return err(missingPeriod(product.type));
  return period !== undefined && isOnSale(product, period, today) ? ok(period) : err({ kind: 'periodNotOnSale' });
};

/** Whether a price group is sold for a day or season; some are for certain weekdays only. */
export const isGroupOnSale = (group: CatalogPriceGroup, period: TicketPeriod): boolean =>
  group.enabled === 1 && (period.type === 'season' || group.weekdays.includes(String(weekdayOf(period.date))));
