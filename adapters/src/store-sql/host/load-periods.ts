import type { Instant } from '@shop/core/dates/instant';
import type { HostLine } from '@shop/core/host/cart/host-cart';
import type { Period, PeriodPlaces } from '@shop/core/host/places/period-places';
import type { FacilityId } from '@shop/core/ids';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { preparedQuery, preparedSql, type Slots } from '../database/prepared-query.ts';
import { type PeriodKey, periodKey } from '../schema/period-key.ts';
import { recordsOf } from '../schema/records.ts';
import type { Tables } from '../schema/tables.ts';
import { lineOf } from './cart-rows.ts';

type Day = { facilityId: FacilityId; period: PeriodKey; now: Instant };

type WithLine = Tables['facility_periods'] & Tables['cart_lines'];

type WithoutLine = Tables['facility_periods'] & { readonly id: null };

/** A day or season, in a row for each line whose places are counted although its hold or payment is over, or one without a line. By equality:
 *  for a range, a planner without statistics of a young table reads all lines of a facility. */
const selectPeriod = preparedSql(
  (slot: Slots<Day>) => sql<WithLine | WithoutLine>`select line.*, places.*
    from facility_periods as places
    left join cart_lines as line on line.facility_id = places.facility_id and line.period = places.period
      and line.place_state in ('held', 'paying') and line.hold_until <= ${slot('now')}
    where places.facility_id = ${slot('facilityId')} and places.period = ${slot('period')}`,
);

const selectOfClient = preparedQuery<Day & { client: string }>()((db, slot) =>
  db
    .selectFrom('cart_lines')
    .selectAll()
    .where('client', '=', slot('client'))
    .where('facility_id', '=', slot('facilityId'))
    .where('period', '=', slot('period'))
    .where('hold_until', '>', slot('now')),
);

export const { read: placesOf } = recordsOf('facility_periods');

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
  const lines = [...rows.filter((row) => row.id !== null), ...(ofClient?.rows ?? [])];
  return { places: rows.map(placesOf), lines: lines.map(lineOf) };
};
