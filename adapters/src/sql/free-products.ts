import { isTicketType } from '@shop/core/catalog/product-type';
import type { Instant } from '@shop/core/dates/instant';
import { plusDays } from '@shop/core/dates/local-date';
import type { ProductId } from '@shop/core/ids';
import { type Expression, sql } from 'kysely';
import type { Catalogue, CatalogueProduct } from './catalogue.ts';
import type { Db } from './database.ts';
import type { Moment } from './moment.ts';
import { type PeriodKey, periodKey, periodOf } from './period-key.ts';
import { checkPeriod, seasonsOnSale } from './periods-on-sale.ts';
import { placesLeft } from './places-left.ts';
import { preparedQuery } from './prepared-query.ts';

type FreePeriod = { readonly product_id: ProductId; readonly period: PeriodKey };

/** Most days have free places without looking for lapsed holds. */
const isFree = (now: Expression<Instant>) =>
  sql<boolean>`(day.capacity > day.sold + day.paying + day.held or ${placesLeft(now)} > 0)`;

/** The first free day of each product in a span of days. */
const selectFreeDays = preparedQuery<{ first: PeriodKey; last: PeriodKey; now: Instant }>()((db, slot) =>
  db
    .selectFrom('ticket_periods as day')
    .select(({ fn }) => ['day.product_id', fn.min('day.period').as('period')])
    .where('day.period', '>=', slot('first'))
    .where('day.period', '<=', slot('last'))
    .where(isFree(slot('now')))
    .groupBy('day.product_id'),
);

const loadFreeDays = async (
  db: Db,
  tickets: readonly CatalogueProduct[],
  { today, now }: Moment,
): Promise<readonly FreePeriod[]> => {
  const furthest = Math.max(0, ...tickets.map((product) => product.window_days));
  const first = periodKey({ type: 'day', date: today });
  const last = periodKey({ type: 'day', date: plusDays(today, furthest) });
  return (await selectFreeDays(db, { first, last, now })).rows;
};

const loadFreeSeasons = async (db: Db, tickets: readonly CatalogueProduct[], at: Moment): Promise<FreePeriod[]> => {
  const seasons = tickets.flatMap((product) => seasonsOnSale(product, at.today));
  if (seasons.length === 0) return [];
  const keys = seasons.map((season) => periodKey({ type: 'season', seasonId: season.id }));
  return db
    .selectFrom('ticket_periods as day')
    .select(['day.product_id', 'day.period'])
    .where('day.period', 'in', keys)
    .where(isFree(sql`${at.now}`))
    .execute();
};

/** Ticket products of which anything can be bought now. */
export const loadFreeProducts = async (db: Db, catalogue: Catalogue, at: Moment): Promise<ReadonlySet<ProductId>> => {
  const tickets = [...catalogue.products.values()].filter((product) => isTicketType(product.type));
  const free = [...(await loadFreeDays(db, tickets, at)), ...(await loadFreeSeasons(db, tickets, at))];
  const onSale = free.filter((row) => {
    const product = catalogue.products.get(row.product_id);
    return product !== undefined && checkPeriod(product, periodOf(row.period), at.today).isOk();
  });
  return new Set(onSale.map((row) => row.product_id));
};
