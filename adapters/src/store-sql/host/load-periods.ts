import type { Instant } from '@shop/core/dates/instant';
import type { HostTicketLine } from '@shop/core/host/cart/host-cart';
import type { PeriodPlaces } from '@shop/core/host/places/period-places';
import type { PeriodRange } from '@shop/core/host/scope';
import type { ProductId } from '@shop/core/ids';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import type { TicketPeriods } from '../tables/catalog-tables.ts';
import { type PeriodKey, periodKey, periodOf } from '../tables/period-key.ts';

type Range = { productId: ProductId; first: PeriodKey; last: PeriodKey };

/** Written out, so that the index of such lines can be used. */
const isCounted = sql<boolean>`line.place_state in ('held', 'paying')`;

/** Days with the lines whose places are counted although their hold or payment is over, a row for each such line. */
const selectPeriods = preparedQuery<Range & { now: Instant }>()((db, slot) =>
  db
    .selectFrom('ticket_periods as day')
    .leftJoin('cart_lines as line', (join) =>
      join
        .onRef('line.product_id', '=', 'day.product_id')
        .onRef('line.period', '=', 'day.period')
        .on(isCounted)
        .on('line.hold_until', '<=', slot('now')),
    )
    .select(['day.product_id', 'day.period', 'day.capacity', 'day.sold', 'day.paying', 'day.held'])
    .select(['day.facility_percent', 'line.cart_id', 'line.id', 'line.position', 'line.price_list_id'])
    .select(['line.quantity', 'line.persons_each', 'line.first_added_at', 'line.last_added_at', 'line.hold_until'])
    .select('line.place_state')
    .where('day.product_id', '=', slot('productId'))
    .where('day.period', '>=', slot('first'))
    .where('day.period', '<=', slot('last')),
);

/** The first day that has places left, overdue ones included: a list shows no more of it. */
const selectFirstFree = preparedQuery<Range & { now: Instant }>()((db, slot) =>
  db
    .selectFrom('ticket_periods as day')
    .select(['day.product_id', 'day.period', 'day.capacity', 'day.sold', 'day.paying', 'day.held'])
    .select('day.facility_percent')
    .where('day.product_id', '=', slot('productId'))
    .where('day.period', '>=', slot('first'))
    .where('day.period', '<=', slot('last'))
    .where(
      sql<boolean>`(day.capacity > day.sold + day.paying + day.held or day.capacity > day.sold + day.paying + day.held - (
        select coalesce(sum(line.quantity * line.persons_each), 0) from cart_lines as line
        where line.product_id = day.product_id and line.period = day.period
          and ${isCounted} and line.hold_until <= ${slot('now')}))`,
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

type Rows = Awaited<ReturnType<typeof selectPeriods>>['rows'];

/** The overdue line of a day's row, if it has one. */
const overdueOf = (row: Rows[number]): readonly HostTicketLine[] => {
  const { cart_id: cartId, id, position, price_list_id: priceListId, quantity, persons_each: personsEach } = row;
  const { first_added_at: firstAddedAt, last_added_at: lastAddedAt, hold_until: until, place_state: state } = row;
  if (cartId === null || id === null || position === null || priceListId === null || quantity === null) return [];
  if (state !== 'held' && state !== 'paying') return [];
  if (personsEach === null || firstAddedAt === null || lastAddedAt === null || until === null) return [];
  const line = { id, cartId, position, quantity, firstAddedAt, lastAddedAt, priceListId, personsEach };
  return [
    {
      kind: 'ticket',
      ...line,
      productId: row.product_id,
      period: periodOf(row.period),
      hold: { state, until },
    },
  ];
};

export type LoadedPeriods = {
  readonly periods: readonly PeriodPlaces[];
  readonly overdue: readonly HostTicketLine[];
};

const loadRange = async (db: Db, range: Range, now: Instant): Promise<LoadedPeriods> => {
  const { rows } = await selectPeriods(db, { ...range, now });
  return { periods: rows.map(placesOf), overdue: rows.flatMap(overdueOf) };
};

/** A day that is free by its counters is free; only else do overdue holds matter. */
const loadFirstFree = async (db: Db, range: Range, now: Instant): Promise<LoadedPeriods> => {
  const [free] = (await selectFirstFree(db, { ...range, now })).rows;
  if (free === undefined) return { periods: [], overdue: [] };
  if (free.capacity > free.sold + free.paying + free.held) return { periods: [placesOf(free)], overdue: [] };
  return loadRange(db, { ...range, first: free.period, last: free.period }, now);
};

/** Days and seasons with their counters, and the lines whose holds on them are over. */
export const loadPeriods = (db: Db, asked: PeriodRange, now: Instant): Promise<LoadedPeriods> =>
  'period' in asked || asked.onlyFirstFree !== true
    ? loadRange(db, rangeOf(asked), now)
    : loadFirstFree(db, rangeOf(asked), now);
