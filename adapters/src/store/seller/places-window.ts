import type { Instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { FacilityId } from '@shop/core/ids';
import type { SellerCatalog } from '@shop/core/seller/catalog/seller-catalog';
import { type Places, placesOf } from '@shop/core/seller/places/ledger';
import { periodId, periodOfText } from '@shop/core/seller/places/period-places';
import { ok, type Result, ResultAsync } from 'neverthrow';
import type { SeenStock, SellerStore, StoreFailure } from '../../seller/seller-store.ts';
import type { Db } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import type { SqlDialectName } from '../schema/table.ts';
import { type SqlSellerParts, timeOf } from './seller-parts.ts';

/** Ages of a window in milliseconds of the machine's own time. */
export type WindowTimes = {
  /** Maximum age of a fresh window. */
  readonly fresh: number;
  /** Maximum age of a window that is used while the store fails. */
  readonly oldest: number;
};

const windowTimes: WindowTimes = { fresh: 1000, oldest: 10_000 };

type Window = {
  readonly catalog: SellerCatalog;
  readonly places: Places;
  /** The database's mark, and the machine's time in milliseconds, when its query began. */
  readonly mark: string;
  readonly began: number;
};

type PlacesRow = {
  readonly facility_id: FacilityId;
  readonly period: string;
  readonly capacity: number;
  readonly sold: number;
  readonly taken: number;
  readonly ended: number;
};

/** Counters of all days from today on and of all seasons, each with the persons of its expired holds, in one query.
 *  Holds of past days, which stay until their carts are deleted, are not read. */
const selectWindow = statement<PlacesRow>(`
  select facility_id, period, capacity, sold, sold + paying + held as taken,
    cast(coalesce((select sum(persons) from holds where holds.facility_id = places.facility_id
      and holds.period = places.period and ends_at <= $1), 0) as integer) as ended
  from places where period >= $2 or period not like '____-__-__'`);

const readPlaces = async (db: Db, dialect: SqlDialectName, now: Instant, today: LocalDate): Promise<Places> => {
  const { rows } = await selectWindow(db, dialect, [now, today]);
  const ofClient = new Map();
  return placesOf(
    new Map(
      rows.map(({ facility_id: facilityId, period: text, capacity, sold, taken, ended }) => {
        const period = { facilityId, period: periodOfText(text) };
        return [periodId(period), { ...period, capacity, sold, left: capacity - taken + ended, ended, ofClient }];
      }),
    ),
    true,
  );
};

/** Returns a function that reads catalog and counters from memory, for display and never for decisions. It queries
 *  the database when they are older than a second, and after a commit of this process. Errors: `unreachable` store
 *  when there is no recent data. */
export const placesWindow = (
  { database, loadCatalog, clock }: SqlSellerParts,
  { fresh, oldest }: WindowTimes = windowTimes,
): SellerStore['window'] => {
  let cache: Window | undefined;
  let pending: Promise<Result<Window, StoreFailure>> | undefined;

  const read = async (): Promise<Result<Window, StoreFailure>> => {
    const [mark, began] = [database.mark(), performance.now()];
    const window = await database.read(async (db) => {
      const { now, today } = timeOf(clock);
      const stock = await loadCatalog.withCatalog(db, async (catalog) => ({
        catalog,
        places: await readPlaces(db, database.dialect, now, today),
      }));
      return ok({ ...stock, mark, began });
    });
    if (window.isOk()) cache = window.value;
    return window;
  };

  const refresh = (): Promise<Result<Window, StoreFailure>> => {
    pending ??= read().finally(() => {
      pending = undefined;
    });
    return pending;
  };

  const isFresh = ({ mark, began }: Window): boolean => mark === database.mark() && performance.now() - began < fresh;

  const newest = async (): Promise<Result<Window, StoreFailure>> => {
    if (cache !== undefined && isFresh(cache)) return ok(cache);
    // A query that began before a commit of this process does not contain it, so wait and query again.
    if (pending !== undefined) await pending;
    return cache !== undefined && isFresh(cache) ? ok(cache) : refresh();
  };

  const current = async (): Promise<Result<Window, StoreFailure>> => {
    const window = await newest();
    const isYoung = cache !== undefined && performance.now() - cache.began < oldest;
    return window.isErr() && cache !== undefined && isYoung ? ok(cache) : window;
  };

  return () =>
    new ResultAsync(current()).map(({ catalog, places }): SeenStock => ({ catalog, places, at: timeOf(clock) }));
};
