import type { DatabaseSync } from 'node:sqlite';
import type { Instant } from '@shop/core/dates/instant';
import { type MoveState, moveStates } from '../tables/move-tables.ts';

/** What a database file says of its way to another place. */
export type MoveMark = { readonly state: MoveState; readonly transfer: string; readonly place: string };

const isState = (value: unknown): value is MoveState => moveStates.some((state) => state === value);

/** Nothing where the shop has not moved, which a file of an older program never has. */
export const readMoveMark = (connection: DatabaseSync): MoveMark | undefined => {
  const table = "select 1 from sqlite_schema where type = 'table' and name = 'shop_moves'";
  if (connection.prepare(table).get() === undefined) return undefined;
  const row = connection.prepare('select state, transfer, place from shop_moves').get();
  return row === undefined || !isState(row.state)
    ? undefined
    : { state: row.state, transfer: String(row.transfer), place: String(row.place) };
};

/** On disk once this returns. */
export const writeMoveMark = (
  connection: DatabaseSync,
  { state, transfer, place }: MoveMark,
  movedAt: Instant,
): void => {
  connection
    .prepare('insert or replace into shop_moves (id, state, transfer, place, moved_at) values (1, ?, ?, ?, ?)')
    .run(state, transfer, place, movedAt);
};

export const removeMoveMark = (connection: DatabaseSync): void => connection.exec('delete from shop_moves');
