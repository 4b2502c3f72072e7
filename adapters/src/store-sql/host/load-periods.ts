import type { Instant } from '@shop/core/dates/instant';
import type { HostLine, HostTicketLine } from '@shop/core/host/cart/host-cart';
import type { Period, PeriodPlaces } from '@shop/core/host/places/period-places';
import type { FacilityId } from '@shop/core/ids';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { preparedQuery, type Slots } from '../database/prepared-query.ts';
import type { FacilityPeriods } from '../tables/catalog-tables.ts';
import { type PeriodKey, periodKey, periodOf } from '../tables/period-key.ts';
import { lineOf } from './line-rows.ts';

type Day = { facilityId: FacilityId; period: PeriodKey };

/** Written out, so that the index of such lines can be used. */
const isCounted = sql<boolean>`line.place_state in ('held', 'paying')`;

/** Days of a facility, and the lines whose places are counted although their hold or payment is over, a row for each such line. */
const periodsWithOverdue = <Values extends { facilityId: FacilityId; now: Instant }>(db: Db, slot: Slots<Values>) =>
  db
    .selectFrom('facility_periods as places')
    .leftJoin('cart_lines as line', (join) =>
      join
        .onRef('line.facility_id', '=', 'places.facility_id')
        .onRef('line.period', '=', 'places.period')
        .on(isCounted)
        .on('line.hold_until', '<=', slot('now')),
    )
    .select(['places.facility_id', 'places.period', 'places.capacity', 'places.sold', 'places.paying', 'places.held'])
    .select(['line.cart_id', 'line.id', 'line.position', 'line.product_id'])
    .select(['line.price_list_id', 'line.quantity', 'line.persons_each', 'line.first_added_at'])
    .select(['line.last_added_at', 'line.hold_until', 'line.place_state', 'line.client_hash'])
    .where('places.facility_id', '=', slot('facilityId'));

/** One day by equality: a planner that knows nothing of a young table looks through all lines of a facility for a range. */
const selectPeriod = preparedQuery<Day & { now: Instant }>()((db, slot) =>
  periodsWithOverdue(db, slot).where('places.period', '=', slot('period')),
);

const selectOfClient = preparedQuery<Day & { client: string; now: Instant }>()((db, slot) =>
  db
    .selectFrom('cart_lines')
    .selectAll()
    .where('client_hash', '=', slot('client'))
    .where('facility_id', '=', slot('facilityId'))
    .where('period', '=', slot('period'))
    .where('hold_until', '>', slot('now')),
);

export const placesOf = (row: Selectable<FacilityPeriods>): PeriodPlaces => ({
  facilityId: row.facility_id,
  period: periodOf(row.period),
  capacity: row.capacity,
  sold: row.sold,
  paying: row.paying,
  held: row.held,
});

type Rows = Awaited<ReturnType<typeof selectPeriod>>['rows'];

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
      ...(row.client_hash === null ? {} : { client: row.client_hash }),
    },
  ];
};

export type LoadedPeriods = {
  readonly places: readonly PeriodPlaces[];
  readonly lines: readonly HostLine[];
};

/** A day or season with its counters, the lines whose holds on it are over, and those that count for a client. */
export const loadPeriod = async (
  db: Db,
  { facilityId, period }: Period,
  now: Instant,
  client?: string,
): Promise<LoadedPeriods> => {
  const day = { facilityId, period: periodKey(period), now };
  const [{ rows }, ofClient] = await Promise.all([
    selectPeriod(db, day),
    client === undefined ? undefined : selectOfClient(db, { ...day, client }),
  ]);
  return { places: rows.map(placesOf), lines: [...rows.flatMap(overdueOf), ...(ofClient?.rows ?? []).map(lineOf)] };
};
