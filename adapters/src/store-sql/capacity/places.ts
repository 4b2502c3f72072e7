import type { Instant } from '@shop/core/dates/instant';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { ProductId } from '@shop/core/ids';
import { sql } from 'kysely';
import { err, ok, type Result } from 'neverthrow';
import type { Tx } from '../database/database.ts';
import { changedAny, preparedQuery } from '../database/prepared-query.ts';
import type { PeriodKey } from './period-key.ts';

/** Places of one product on one day or in one season. Units: persons. */
export type PlaceNeed = { readonly productId: ProductId; readonly period: PeriodKey; readonly persons: number };

/** What changes in the counters of a day. Units: persons; negative gives back. */
export type PlaceShift = { readonly held?: number; readonly paying?: number; readonly sold?: number };

type Day = Omit<PlaceNeed, 'persons'>;

const updateCounters = preparedQuery<Day & Required<PlaceShift> & { growth: number }>()((db, slot) =>
  db
    .updateTable('ticket_periods')
    .set((row) => ({
      held: row('held', '+', slot('held')),
      paying: row('paying', '+', slot('paying')),
      sold: row('sold', '+', slot('sold')),
    }))
    .where('product_id', '=', slot('productId'))
    .where('period', '=', slot('period'))
    .where(sql<boolean>`capacity - sold - paying - held >= ${slot('growth')}`),
);

const markLapsed = preparedQuery<Day & { now: Instant }>()((db, slot) =>
  db
    .updateTable('cart_lines')
    .set({ place_state: 'lapsed' })
    .where('product_id', '=', slot('productId'))
    .where('period', '=', slot('period'))
    .where('place_state', '=', 'held')
    .where('hold_until', '<=', slot('now'))
    .returning(['quantity', 'persons_each']),
);

/** Changes a day's counters in one statement that refuses to go over the capacity; the table's CHECK says so again.
 *  False when it does not fit or the period is not sold at all. */
export const shiftPlaces = async (tx: Tx, day: Day, shift: PlaceShift): Promise<boolean> => {
  const { held = 0, paying = 0, sold = 0 } = shift;
  const { productId, period } = day;
  return changedAny(await updateCounters(tx, { productId, period, held, paying, sold, growth: held + paying + sold }));
};

/** Marks a day's lapsed holds as such. Answers the persons they held, which the counters still count. */
const reapLapsed = async (tx: Tx, day: Day, now: Instant): Promise<number> => {
  const { productId, period } = day;
  const { rows } = await markLapsed(tx, { productId, period, now });
  return rows.reduce((persons, line) => persons + line.quantity * line.persons_each, 0);
};

const placesRefused = async (tx: Tx, day: Day): Promise<ShopError> => {
  const row = await tx
    .selectFrom('ticket_periods')
    .select(['capacity', 'sold', 'paying', 'held'])
    .where('product_id', '=', day.productId)
    .where('period', '=', day.period)
    .executeTakeFirst();
  if (row === undefined) return { kind: 'periodNotOnSale' };
  return { kind: 'capacityFull', left: row.capacity - row.sold - row.paying - row.held };
};

/** Takes places, giving the day's lapsed holds back in the same transaction: no sweeper has to come first (design 4.5).
 *  A refusal leaves what lapsed given back; roll back or go on as you like. Errors: `capacityFull`, `periodNotOnSale`. */
export const takePlaces = async (
  tx: Tx,
  need: PlaceNeed,
  into: 'held' | 'paying' | 'sold',
  now: Instant,
): Promise<Result<void, ShopError>> => {
  const freed = await reapLapsed(tx, need, now);
  if (freed > 0) await shiftPlaces(tx, need, { held: -freed });
  if (await shiftPlaces(tx, need, { [into]: need.persons })) return ok();
  return err(await placesRefused(tx, need));
};

/** Sums needs per day, ordered so that two transactions never wait for each other crosswise. */
export const needsPerDay = (needs: readonly PlaceNeed[]): readonly PlaceNeed[] => {
  const byDay = new Map<string, PlaceNeed>();
  for (const need of needs) {
    const key = `${need.productId} ${need.period}`;
    byDay.set(key, { ...need, persons: need.persons + (byDay.get(key)?.persons ?? 0) });
  }
  return [...byDay].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, need]) => need);
};
