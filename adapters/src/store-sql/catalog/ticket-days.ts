import type { DayAvailability, FacilityDiscount, TicketPeriod } from '@shop/core/catalog/ticket';
import type { Instant } from '@shop/core/dates/instant';
import { type LocalDate, weekdayOf } from '@shop/core/dates/local-date';
import type { SaleWindow } from '@shop/core/dates/sale-window';
import type { ProductId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { defaultLanguage } from '@shop/core/languages/language';
import type { Cents } from '@shop/core/money/cents';
import type { Percent } from '@shop/core/money/percent';
import { fromPrice } from '@shop/core/pricing/from-price';
import { type PeriodKey, periodKey, periodOf } from '../capacity/period-key.ts';
import { placesLeft } from '../capacity/places-left.ts';
import type { Db } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import type { CatalogProduct } from './catalog.ts';
import { priceGroupIn } from './price-list-views.ts';

/** A day or season with what is still free of it. Units of `left`: persons. */
export type PeriodRow = { readonly period: PeriodKey; readonly facility_percent: Percent; readonly left: number };

const selectPeriods = preparedQuery<{ productId: ProductId; first: PeriodKey; last: PeriodKey; now: Instant }>()(
  (db, slot) =>
    db
      .selectFrom('ticket_periods as day')
      .select(['day.period', 'day.facility_percent', placesLeft(slot('now')).as('left')])
      .where('day.product_id', '=', slot('productId'))
      .where('day.period', '>=', slot('first'))
      .where('day.period', '<=', slot('last'))
      .orderBy('day.period'),
);

/** One day's or season's free places; undefined when it is not sold at all. */
export const loadPeriod = async (
  db: Db,
  { id }: CatalogProduct,
  period: PeriodKey,
  now: Instant,
): Promise<PeriodRow | undefined> =>
  (await selectPeriods(db, { productId: id, first: period, last: period, now })).rows[0];

/** Free places of every day in the window that is sold at all, in order. */
export const loadDays = async (
  db: Db,
  { id }: CatalogProduct,
  window: SaleWindow,
  now: Instant,
): Promise<readonly PeriodRow[]> => {
  const first = periodKey({ type: 'day', date: window.first });
  const last = periodKey({ type: 'day', date: window.last });
  return (await selectPeriods(db, { productId: id, first, last, now })).rows;
};

/** From-prices by weekday and percent: a calendar has many days but few different ones. */
const fromPrices = (product: CatalogProduct) => {
  const known = new Map<string, Cents | undefined>();
  return (date: LocalDate, percent: Percent, language: Language = defaultLanguage): Cents | undefined => {
    const key = `${weekdayOf(date)} ${percent}`;
    if (!known.has(key)) {
      const period: TicketPeriod = { type: 'day', date };
      const groups = product.priceGroups.map((group) => priceGroupIn(group, language, period));
      known.set(key, fromPrice(groups, percent));
    }
    return known.get(key);
  };
};

type Days = {
  readonly availability: readonly DayAvailability[];
  readonly facilityDiscounts: readonly FacilityDiscount[];
};

/** Calendar days of a product. A day on which nothing is sold for its weekday has no places left. */
export const daysOfTicket = (product: CatalogProduct, rows: readonly PeriodRow[]): Days => {
  const priceOf = fromPrices(product);
  const days = rows.flatMap((row) => {
    const period = periodOf(row.period);
    return period.type === 'day' ? [{ ...row, date: period.date }] : [];
  });
  return {
    availability: days.map(({ date, left, facility_percent }) => {
      const price = priceOf(date, facility_percent);
      if (price === undefined) return { date, ticketsAvailable: 0 };
      return { date, ticketsAvailable: Math.max(left, 0), fromPrice: price };
    }),
    facilityDiscounts: days
      .filter((day) => day.facility_percent > 0)
      .map((day) => ({ date: day.date, percent: day.facility_percent })),
  };
};
