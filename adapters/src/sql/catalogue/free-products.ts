import { isBoundToDay, isTicketType } from '@shop/core/catalog/product-type';
import type { Instant } from '@shop/core/dates/instant';
import type { ProductId } from '@shop/core/ids';
import { type Expression, sql } from 'kysely';
import { type PeriodKey, periodKey } from '../capacity/period-key.ts';
import { placesLeft } from '../capacity/places-left.ts';
import type { Db } from '../database/database.ts';
import type { Moment } from '../database/moment.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import type { CatalogueProduct } from './catalogue.ts';
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

const hasFreeDay = async (db: Db, product: CatalogueProduct, { now, today }: Moment): Promise<boolean> => {
  const window = windowOf(product, today);
  const first = periodKey({ type: 'day', date: window.first });
  const last = periodKey({ type: 'day', date: window.last });
  return (await selectFirstFreeDay(db, { productId: product.id, first, last, now })).rows.length > 0;
};

const hasFreeSeason = async (db: Db, product: CatalogueProduct, at: Moment): Promise<boolean> => {
  for (const season of seasonsOnSale(product, at.today)) {
    const row = await loadPeriod(db, product, periodKey({ type: 'season', seasonId: season.id }), at.now);
    if (row !== undefined && row.left > 0) return true;
  }
  return false;
};

/** Ticket products of which anything can be bought now. */
export const loadFreeProducts = async (
  db: Db,
  products: readonly CatalogueProduct[],
  at: Moment,
): Promise<ReadonlySet<ProductId>> => {
  const free = new Set<ProductId>();
  for (const product of products) {
    if (!isTicketType(product.type)) continue;
    const has = isBoundToDay(product.type) ? hasFreeDay : hasFreeSeason;
    if (await has(db, product, at)) free.add(product.id);
  }
  return free;
};
