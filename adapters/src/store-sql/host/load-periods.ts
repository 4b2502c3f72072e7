import type { Instant } from '@shop/core/dates/instant';
import type { HostLine } from '@shop/core/host/cart/host-cart';
import type { PeriodPlaces } from '@shop/core/host/places/period-places';
import type { PeriodRange } from '@shop/core/host/scope';
import type { ProductId } from '@shop/core/ids';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import type { TicketPeriods } from '../tables/catalog-tables.ts';
import { type PeriodKey, periodKey, periodOf } from '../tables/period-key.ts';
import { lineOf } from './line-rows.ts';

type Range = { productId: ProductId; first: PeriodKey; last: PeriodKey };

const selectPeriods = preparedQuery<Range>()((db, slot) =>
  db
    .selectFrom('ticket_periods')
    .select(['product_id', 'period', 'capacity', 'sold', 'paying', 'held', 'facility_percent'])
    .where('product_id', '=', slot('productId'))
    .where('period', '>=', slot('first'))
    .where('period', '<=', slot('last')),
);

/** Lines whose places are counted although their hold is over. */
const selectOverdue = preparedQuery<Range & { now: Instant }>()((db, slot) =>
  db
    .selectFrom('cart_lines')
    .selectAll()
    .where('product_id', '=', slot('productId'))
    .where('period', '>=', slot('first'))
    .where('period', '<=', slot('last'))
    .where('place_state', '=', 'held')
    .where('hold_until', '<=', slot('now')),
);

/** The first day that has places left, overdue ones included: a list shows no more of it. */
const selectFirstFree = preparedQuery<Range & { now: Instant }>()((db, slot) =>
  db
    .selectFrom('ticket_periods as day')
    .select('day.period')
    .where('day.product_id', '=', slot('productId'))
    .where('day.period', '>=', slot('first'))
    .where('day.period', '<=', slot('last'))
    .where(
      sql<boolean>`(day.capacity > day.sold + day.paying + day.held or day.capacity > day.sold + day.paying + day.held - (
        select coalesce(sum(line.quantity * line.persons_each), 0) from cart_lines as line
        where line.product_id = day.product_id and line.period = day.period
          and line.place_state = 'held' and line.hold_until <= ${slot('now')}))`,
    )
    .orderBy('day.period')
    .limit(1),
);

const rangeOf = (range: PeriodRange): Range =>
  'period' in range
    ? { productId: range.productId, first: periodKey(range.period), last: periodKey(range.period) }
    : {
        productId: range.productId,
        first: periodKey({ type: 'day', date: range.first }),
        last: periodKey({ type: 'day', date: range.last }),
      };

const placesOf = (row: Selectable<TicketPeriods>): PeriodPlaces => ({
  productId: row.product_id,
  period: periodOf(row.period),
  capacity: row.capacity,
  sold: row.sold,
  paying: row.paying,
  held: row.held,
  facilityDiscount: row.facility_percent,
});

export type LoadedPeriods = { readonly periods: readonly PeriodPlaces[]; readonly overdue: readonly HostLine[] };

const narrowed = async (db: Db, range: PeriodRange, now: Instant): Promise<Range | undefined> => {
  const whole = rangeOf(range);
  if ('period' in range || range.onlyFirstFree !== true) return whole;
  const [free] = (await selectFirstFree(db, { ...whole, now })).rows;
  return free && { ...whole, first: free.period, last: free.period };
};

/** Days and seasons with their counters, and the lines whose holds on them are over. */
export const loadPeriods = async (db: Db, asked: PeriodRange, now: Instant): Promise<LoadedPeriods> => {
  const range = await narrowed(db, asked, now);
  if (range === undefined) return { periods: [], overdue: [] };
  const { rows: periods } = await selectPeriods(db, range);
  const { rows: overdue } = await selectOverdue(db, { ...range, now });
  return { periods: periods.map(placesOf), overdue: overdue.map(lineOf) };
};
