import type { DatabaseSync } from 'node:sqlite';
import type { ShopSums } from '@shop/core/seller/views/shop-sums';
import { sql } from 'kysely';
import { jsonIn } from '../../wire/codec/json-text.ts';
import type { Db, Tx } from '../database/database.ts';
import { isOlderShop, migrationTable } from '../database/migrate.ts';
import { existingRelations } from '../database/migrate-postgres.ts';
import { cartTableNames, documentColumns } from '../schema/cart-schema.ts';
import { orderTableNames } from '../schema/order-schema.ts';
import { tables } from '../schema/tables.ts';

const batchRows = 1000;

/** A table that is moved with a shop, and its number of rows. */
export type CopiedTable = { readonly name: string; readonly rows: number };

/** Returns every table of a file to be moved; referenced tables come first. */
export const tablesOf = (source: DatabaseSync): readonly CopiedTable[] =>
  [...cartTableNames, ...orderTableNames, ...Object.keys(tables)].map((name) => ({
    name,
    rows: Number(source.prepare(`select count(*) as n from ${name}`).get()?.n),
  }));

/** Progress of the copy: the number of rows of a table written so far. */
export type CopyStep = { readonly table: string; readonly rows: number };

/** Returns a row with its documents parsed, as PostgreSQL's `jsonb` expects them. */
const withDocuments = (row: Readonly<Record<string, unknown>>): unknown =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      documentColumns.includes(column) && typeof value === 'string' ? jsonIn(value) : value,
    ]),
  );

/** Copies a table's rows into an empty table of PostgreSQL. Throws when PostgreSQL then counts a different number of
 *  rows. */
export const copyTable = async (
  tx: Tx,
  source: DatabaseSync,
  { name, rows }: CopiedTable,
  onStep: (step: CopyStep) => Promise<void>,
): Promise<void> => {
  const table = sql.table(name);
  // Generated columns are generated again by the target.
  const columns = source
    .prepare('select name from pragma_table_xinfo(?) where hidden = 0')
    .all(name)
    .map((row) => String(row.name));
  const listed = sql.join(columns.map((column) => sql.ref(column)));
  let read = 0;
  let batch: unknown[] = [];
  for (const row of source
    .prepare(`select ${columns.map((column) => `"${column}"`).join()} from "${name}"`)
    .iterate()) {
    read += 1;
    batch.push(withDocuments(row));
    if (batch.length < batchRows && read < rows) continue;
    const records = sql`json_populate_recordset(null::${table}, ${JSON.stringify(batch)}::json)`;
    await sql`insert into ${table} (${listed}) select ${listed} from ${records}`.execute(tx);
    batch = [];
    await onStep({ table: name, rows: read });
  }
  const counted = await sql<{ readonly n: number }>`select count(*) as n from ${table}`.execute(tx);
  if (counted.rows[0]?.n !== rows) throw new Error(`${name} has another number of rows`);
};

/** State of the target database. `arrived` contains the id of the transfer that filled it. */
export type TargetState =
  | { readonly type: 'empty' | 'foreign' | 'taken' }
  | { readonly type: 'arrived'; readonly transfer: string };

/** Returns the target's state. Called before anything is written. */
export const targetState = async (db: Db): Promise<TargetState> => {
  const names = await existingRelations(db);
  if (names.length === 0) return { type: 'empty' };
  if (!names.includes(migrationTable)) return { type: isOlderShop(names) ? 'taken' : 'foreign' };
  if (!names.includes('shop_moves')) return { type: 'taken' };
  const move = await db.selectFrom('shop_moves').select('transfer').where('state', '=', 'arrived').executeTakeFirst();
  return move === undefined ? { type: 'taken' } : { type: 'arrived', transfer: move.transfer };
};

/** Returns the counts and amounts of a shop that a move to another database must not change. */
export const transferSums = async (db: Db): Promise<ShopSums> => {
  const {
    rows: [sums],
  } = await sql<ShopSums>`select
    (select count(*) from orders) as orders,
    (select coalesce(sum(total), 0) from orders) as cents,
    (select coalesce(sum(sold), 0) from places) as "placesSold",
    (select coalesce(sum(paying), 0) from places) as "placesPaying",
    (select coalesce(sum(held), 0) from places) as "placesHeld",
    (select coalesce(sum(value - spent), 0) from cards) as "cardsLeft",
    (select count(*) from order_keys where kind = 'ticket') as tickets,
    (select count(*) from order_keys where kind = 'attempt') as payments,
    (select count(*) from command_log) as history,
    (select count(*) from due where kind = 'mail') as "mailsDue",
    (select count(*) from carts) as carts,
    (select count(*) from intents) as keys,
    (select count(*) from accounts) as accounts`.execute(db);
  if (sums === undefined) throw new Error('the sums cannot be read');
  return sums;
};
