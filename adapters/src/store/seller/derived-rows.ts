import type { CartId, OrderRef } from '@shop/core/ids';
import { sql } from 'kysely';
import { ok } from 'neverthrow';
import type { WorkStore } from '../../seller/seller-store.ts';
import { callsOf, documentKeys } from '../check/order-laws.ts';
import type { Database, Db } from '../database/database.ts';
import type { SqlDialectName } from '../schema/table.ts';
import { loadCart } from './cart-rows.ts';
import { writeMissingDue } from './due-rows.ts';
import { writeMissingKeys } from './order-keys.ts';
import { loadOrdersOf } from './order-rows.ts';

/** Orders of a page: few enough that other work waits only a few milliseconds. */
const pageSize = 50;

/** Ids in the collation of the tables. */
const asId = { sqlite: sql``, postgres: sql`collate "C"` };

/** Returns the carts whose orders lack a derived row, among the orders after one up to another. */
const incompleteCarts = async (
  db: Db,
  dialect: SqlDialectName,
  after: string,
  last: OrderRef,
): Promise<readonly CartId[]> => {
  const page = sql`(select ref, order_number, document from orders where ref > ${after} and ref <= ${last}) as page`;
  const { rows } = await sql<{ id: CartId }>`
    with own as (${documentKeys(page)[dialect]}), wanted as (${callsOf(page)[dialect]})
    select distinct cart_id as id from orders where ref in (
      select ref from own where not exists (
        select 1 from order_keys where kind = own.kind ${asId[dialect]} and key = own.key ${asId[dialect]})
      union all select ref from wanted where not exists (
        select 1 from due where kind = wanted.kind ${asId[dialect]} and what = wanted.what ${asId[dialect]}))
    order by 1`.execute(db);
  return rows.map(({ id }) => id);
};

/** Returns a function that finds and writes missing rows of `order_keys` and `due`. */
export const derivedRows = ({ dialect, read, transaction }: Database): WorkStore['derivedRows'] => ({
  page: (from) =>
    read(async (db) => {
      const after = from ?? '';
      const { rows } = await sql<{ ref: OrderRef }>`
        select ref from orders where ref > ${after} order by ref limit ${pageSize}`.execute(db);
      const last = rows.at(-1)?.ref;
      return ok(last && { last, incomplete: await incompleteCarts(db, dialect, after, last) });
    }),
  write: (cart) =>
    transaction({ isolation: 'read committed', wasCommitted: async () => false }, async (tx) => {
      await loadCart(tx, dialect, cart, true);
      let written = 0;
      for (const order of (await loadOrdersOf(tx, dialect, cart)).values())
        written += (await writeMissingKeys(tx, dialect, order)) + (await writeMissingDue(tx, dialect, order));
      return ok(written);
    }),
});
