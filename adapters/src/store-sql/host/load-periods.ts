import type { Instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { HostTicketLine } from '@shop/core/host/cart/host-cart';
import type { SoldPeriod } from '@shop/core/host/catalog/sold-period';
import type { PeriodPlaces } from '@shop/core/host/places/period-places';
import type { PeriodRange } from '@shop/core/host/scope';
import type { FacilityId, ProductId } from '@shop/core/ids';
import type { Percent } from '@shop/core/money/percent';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { preparedQuery, type Slots } from '../database/prepared-query.ts';
import type { FacilityPeriods } from '../tables/catalog-tables.ts';
import { type PeriodKey, periodKey, periodOf } from '../tables/period-key.ts';

type Day = { productId: ProductId; facilityId: FacilityId; period: PeriodKey };
type Range = { productId: ProductId; facilityId: FacilityId; first: PeriodKey; last: PeriodKey };

/** Written out, so that the index of such lines can be used. */
const isCounted = sql<boolean>`line.place_state in ('held', 'paying')`;

/** Days of a facility, with what a product is sold for then, and the lines whose places are counted although their hold or payment is
 *  over, a row for each such line of whatever product. */
const periodsWithOverdue = <Values extends { productId: ProductId; facilityId: FacilityId; now: Instant }>(
  db: Db,
  slot: Slots<Values>,
) =>
  db
    .selectFrom('facility_periods as places')
    .leftJoin('product_periods as day', (join) =>
      join.onRef('day.period', '=', 'places.period').on('day.product_id', '=', slot('productId')),
    )
    .leftJoin('cart_lines as line', (join) =>
      join
        .onRef('line.facility_id', '=', 'places.facility_id')
        .onRef('line.period', '=', 'places.period')
        .on(isCounted)
        .on('line.hold_until', '<=', slot('now')),
    )
    .select(['places.facility_id', 'places.period', 'places.capacity', 'places.sold', 'places.paying', 'places.held'])
    .select(['day.facility_percent', 'line.cart_id', 'line.id', 'line.position', 'line.product_id'])
    .select(['line.price_list_id', 'line.quantity', 'line.persons_each', 'line.first_added_at'])
    .select(['line.last_added_at', 'line.hold_until', 'line.place_state'])
    .where('places.facility_id', '=', slot('facilityId'));

/** One day by equality: a planner that knows nothing of a young table looks through all lines of a facility for a range. */
const selectPeriod = preparedQuery<Day & { now: Instant }>()((db, slot) =>
  periodsWithOverdue(db, slot).where('places.period', '=', slot('period')),
);

const selectPeriods = preparedQuery<Range & { now: Instant }>()((db, slot) =>
  periodsWithOverdue(db, slot).where('places.period', '>=', slot('first')).where('places.period', '<=', slot('last')),
);

/** At each percent the first day that has places left, overdue ones included: a list shows no more of what costs the same on every day.
 *  The percents are looked up first, since the days of each need then be read up to the first free one only. */
const selectFirstFree = preparedQuery<Range & { now: Instant }>()((db, slot) => {
  const daysOf = () =>
    db
      .selectFrom('product_periods as one')
      .where('one.product_id', '=', slot('productId'))
      .where('one.period', '>=', slot('first'))
      .where('one.period', '<=', slot('last'));
  return periodsWithOverdue(db, slot).where('places.period', 'in', (row) =>
    row.selectFrom(daysOf().select('one.facility_percent as percent').distinct().as('each')).select(
      daysOf()
        .innerJoin('facility_periods as taken', (join) =>
          join.onRef('taken.period', '=', 'one.period').on('taken.facility_id', '=', slot('facilityId')),
        )
        .select('one.period')
        .whereRef('one.facility_percent', '=', sql.ref('each.percent'))
        .where(
          sql<boolean>`(taken.capacity > taken.sold + taken.paying + taken.held or taken.capacity > taken.sold + taken.paying + taken.held - (
          select coalesce(sum(line.quantity * line.persons_each), 0) from cart_lines as line
          where line.facility_id = taken.facility_id and line.period = taken.period
            and ${isCounted} and line.hold_until <= ${slot('now')}))`,
        )
        .orderBy('one.period')
        .limit(1)
        .as('period'),
    ),
  );
});

/** A day or days of a product, and of the facility whose places count for it. */
export type PlacesRange = PeriodRange & { readonly facilityId: FacilityId };

const rangeOf = ({ productId, facilityId, first, last }: Extract<PlacesRange, { first: LocalDate }>): Range => {
  const keyOf = (date: LocalDate) => periodKey({ type: 'day', date });
  return { productId, facilityId, first: keyOf(first), last: keyOf(last) };
};

const placesOf = (row: Selectable<FacilityPeriods>): PeriodPlaces => ({
  facilityId: row.facility_id,
  period: periodOf(row.period),
  capacity: row.capacity,
  sold: row.sold,
  paying: row.paying,
  held: row.held,
});

const soldOf = (
  { productId }: Pick<Range, 'productId'>,
  row: { readonly period: PeriodKey; readonly facility_percent: Percent | null },
): readonly SoldPeriod[] =>
  row.facility_percent === null
    ? []
    : [{ productId, period: periodOf(row.period), facilityDiscount: row.facility_percent }];

type Rows = Awaited<ReturnType<typeof selectPeriods>>['rows'];

/** The overdue line of a day's row, if it has one. */
const overdueOf = (row: Rows[number]): readonly HostTicketLine[] => {
  const { cart_id: cartId, id, position, product_id: productId, price_list_id: priceListId } = row;
  const { quantity, persons_each: personsEach } = row;
  const { first_added_at: firstAddedAt, last_added_at: lastAddedAt, hold_until: until, place_state: state } = row;
  if (cartId === null || id === null || position === null || priceListId === null || quantity === null) return [];
  if (state !== 'held' && state !== 'paying') return [];
  if (productId === null || personsEach === null || firstAddedAt === null || lastAddedAt === null || until === null)
    return [];
  const line = { id, cartId, position, quantity, firstAddedAt, lastAddedAt, priceListId, personsEach };
  return [
    {
      kind: 'ticket',
      ...line,
      productId,
      facilityId: row.facility_id,
      period: periodOf(row.period),
      hold: { state, until },
    },
  ];
};

export type LoadedPeriods = {
  readonly sold: readonly SoldPeriod[];
  readonly places: readonly PeriodPlaces[];
  readonly overdue: readonly HostTicketLine[];
};

const loadedOf = (asked: Pick<Range, 'productId'>, rows: Rows): LoadedPeriods => ({
  sold: rows.flatMap((row) => soldOf(asked, row)),
  places: rows.map(placesOf),
  overdue: rows.flatMap(overdueOf),
});

const loadDay = async (db: Db, day: Day, now: Instant): Promise<LoadedPeriods> =>
  loadedOf(day, (await selectPeriod(db, { ...day, now })).rows);

const loadRange = async (db: Db, range: Range, now: Instant): Promise<LoadedPeriods> =>
  loadedOf(range, (await selectPeriods(db, { ...range, now })).rows);

/** Where no day is free, all days say whether it is sold out or not sold at all. */
const loadFirstFree = async (db: Db, range: Range, now: Instant): Promise<LoadedPeriods> => {
  const { rows } = await selectFirstFree(db, { ...range, now });
  return rows.length === 0 ? loadRange(db, range, now) : loadedOf(range, rows);
};

/** Days and seasons with their counters, and the lines whose holds on them are over. */
export const loadPeriods = (db: Db, asked: PlacesRange, now: Instant): Promise<LoadedPeriods> => {
  if ('period' in asked) {
    const { productId, facilityId, period } = asked;
    return loadDay(db, { productId, facilityId, period: periodKey(period) }, now);
  }
  return asked.onlyFirstFree === true ? loadFirstFree(db, rangeOf(asked), now) : loadRange(db, rangeOf(asked), now);
};
