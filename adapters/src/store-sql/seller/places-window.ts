import { setTimeout as pause } from 'node:timers/promises';
import type { Instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { SellerCatalog } from '@shop/core/seller/catalog/seller-catalog';
import { periodId } from '@shop/core/seller/places/period-places';
import { emptyState, type SellerState } from '@shop/core/seller/state';
import { sql } from 'kysely';
import { ok, type Result, ResultAsync } from 'neverthrow';
import type { Seen, SellerStore, StoreFailure } from '../../seller/seller-store.ts';
import type { Db } from '../database/database.ts';
import type { Tables } from '../schema/tables.ts';
import { placesOf } from './loaders.ts';
import { type SqlSellerParts, timeOf } from './run-command.ts';

/** Units: milliseconds of the machine's own time. */
export type WindowTimes = {
  /** How long a window is fresh where other processes commit. */
  readonly fresh: number;
  /** How long callers wait for a newer one while there is an older one. */
  readonly wait: number;
  readonly oldest: number;
};

const windowTimes: WindowTimes = { fresh: 1000, wait: 300, oldest: 10_000 };

type Window = {
  readonly state: SellerState;
  /** The database's mark, and the machine's time in milliseconds, when its query began. */
  readonly mark: string;
  readonly began: number;
  /** The shop's time then, and when the next hold ends: from then on its places are free. */
  readonly at: Instant;
  readonly nextEnd: number;
};

type Read = Pick<Window, 'state' | 'nextEnd'>;

type CountersRow = Tables['facility_periods'] & {
  readonly ended: number | null;
  readonly next_end: Instant | null;
};

/** Counters of all days from today on and of all seasons, less the persons of ended holds, in one query. */
const readCounters = async (db: Db, catalog: SellerCatalog, now: Instant, today: LocalDate): Promise<Read> => {
  const { rows } = await sql<CountersRow>`
    select places.*, sum(line.quantity * line.persons_each) as ended,
      (select min(hold_until) from cart_lines where place_state in ('held', 'paying') and hold_until > ${now}) as next_end
    from facility_periods as places
    left join cart_lines as line on line.facility_id = places.facility_id and line.period = places.period
      and line.place_state in ('held', 'paying') and line.hold_until <= ${now}
    where places.period >= ${today} or places.period not like '____-__-__'
    group by places.facility_id, places.period`.execute(db);
  const periods = rows.map((row) => {
    const places = placesOf(row);
    return { ...places, held: places.held - (row.ended ?? 0) };
  });
  const state = { ...emptyState(catalog), periods: new Map(periods.map((one) => [periodId(one), one])) };
  return { state, nextEnd: rows[0]?.next_end ?? Number.POSITIVE_INFINITY };
};

/** Keeps catalog and counters in memory, for display and never for decisions. Read on demand when stale: after a commit
 *  of this process, after the next hold's end, and after a second where other processes commit too. Errors:
 *  `unreachable` store without young enough data. */
export const placesWindow = (
  { database, loadCatalog, clock }: SqlSellerParts,
  { fresh, wait, oldest }: WindowTimes = windowTimes,
): SellerStore['window'] => {
  // One process owns a file, and its mark changes with every commit.
  const freshFor = database.dialect === 'sqlite' ? Number.POSITIVE_INFINITY : fresh;
  let kept: Window | undefined;
  let looking: Promise<Result<Window, StoreFailure>> | undefined;

  const read = async (): Promise<Result<Window, StoreFailure>> => {
    const [mark, began] = [database.mark(), performance.now()];
    const window = await database.read(async (db) => {
      const { now, today } = timeOf(clock);
      const counters = await loadCatalog.beside(db, (catalog) => readCounters(db, catalog, now, today));
      return ok({ ...counters, mark, began, at: now });
    });
    if (window.isOk()) kept = window.value;
    return window;
  };

  const look = (): Promise<Result<Window, StoreFailure>> => {
    looking ??= read().finally(() => {
      looking = undefined;
    });
    return looking;
  };

  const isFresh = ({ mark, began, at, nextEnd }: Window): boolean => {
    const now = clock.now();
    return mark === database.mark() && performance.now() - began < freshFor && now >= at && now < nextEnd;
  };

  const newest = async (): Promise<Result<Window, StoreFailure>> => {
    // A query that began before a commit of this process does not show it, so that another one begins.
    if (looking !== undefined) await looking;
    return kept !== undefined && isFresh(kept) ? ok(kept) : look();
  };

  const shown = async (): Promise<Result<Window, StoreFailure>> => {
    const old = kept;
    if (old !== undefined && isFresh(old)) return ok(old);
    if (old === undefined || performance.now() - old.began >= oldest) return newest();
    const window = await Promise.race([newest(), pause(wait, undefined, { ref: false })]);
    return window?.isOk() === true ? window : ok(old);
  };

  return () => new ResultAsync(shown()).map(({ state }): Seen => ({ state, at: timeOf(clock) }));
};
