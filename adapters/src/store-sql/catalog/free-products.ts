import { isBoundToDay, isTicketType } from '@shop/core/catalog/product-type';
import type { TicketPeriod } from '@shop/core/catalog/ticket';
import type { Instant } from '@shop/core/dates/instant';
import type { ProductId } from '@shop/core/ids';
import { type Expression, sql } from 'kysely';
import { type PeriodKey, periodKey, periodOf } from '../capacity/period-key.ts';
import { placesLeft } from '../capacity/places-left.ts';
import type { Db } from '../database/database.ts';
import type { Moment } from '../database/moment.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import type { CatalogProduct } from './catalog.ts';
import { seasonsOnSale, windowOf } from './periods-on-sale.ts';
import { loadPeriod } from './ticket-days.ts';

/** Most days have free places without looking for lapsed holds. */
const isFree = (now: Expression<Instant>) =>
  sql<boolean>`(day.capacity > day.sold + day.paying + day.held or ${placesLeft(now)} > 0)`;

const selectFirstFreeDay = preparedQuery<{ productId: ProductId; first: PeriodKey; last: PeriodKey; now: Instant }>()(
  (db, slot) =>
    db
      .selectFrom('ticket_periods as day')
      .select('day.period')
      .where('day.product_id', '=', slot('productId'))
      .where('day.period', '>=', slot('first'))
      .where('day.period', '<=', slot('last'))
      .where(isFree(slot('now')))
      .orderBy('day.period')
      .limit(1),
);

const firstFreeDay = async (
  db: Db,
  product: CatalogProduct,
  { now, today }: Moment,
): Promise<TicketPeriod | undefined> => {
  const window = windowOf(product, today);
  const first = periodKey({ type: 'day', date: window.first });
  const last = periodKey({ type: 'day', date: window.last });
  const [row] = (await selectFirstFreeDay(db, { productId: product.id, first, last, now })).rows;
  return row && periodOf(row.period);
};

const firstFreeSeason = async (db: Db, product: CatalogProduct, at: Moment): Promise<TicketPeriod | undefined> => {
  for (const { id } of seasonsOnSale(product, at.today)) {
    const period: TicketPeriod = { type: 'season', seasonId: id };
    const row = await loadPeriod(db, product, periodKey(period), at.now);
    if (row !== undefined && row.left > 0) return period;
  }
  return undefined;
};

/** Ticket products of which anything can be bought now, each with the first day or season that has places left. */
export const loadFreeProducts = async (
  db: Db,
  products: readonly CatalogProduct[],
  at: Moment,
): Promise<ReadonlyMap<ProductId, TicketPeriod>> => {
  const free = new Map<ProductId, TicketPeriod>();
  for (const product of products) {
    if (!isTicketType(product.type)) continue;
    const firstFree = isBoundToDay(product.type) ? firstFreeDay : firstFreeSeason;
    const period = await firstFree(db, product, at);
    if (period !== undefined) free.set(product.id, period);
  }
  return free;
};
