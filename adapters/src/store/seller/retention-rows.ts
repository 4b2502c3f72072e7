import { type Instant, instant } from '@shop/core/dates/instant';
import { type CartId, cartId, type OrderRef, orderRef } from '@shop/core/ids';
import type { LooseRecords } from '@shop/core/seller/retention/retention';
import { type RawBuilder, sql } from 'kysely';
import { ok, type ResultAsync } from 'neverthrow';
import type { StoreFailure } from '../../seller/seller-store.ts';
import type { Database, Tx } from '../database/database.ts';
import type { SqlDialectName } from '../schema/table.ts';
import type { Tables } from '../schema/tables.ts';
import { forgetDrafts } from './sql-drafts.ts';

type Oldest<Table extends keyof Tables = keyof Tables> = {
  readonly [Name in Table]: {
    readonly table: Name;
    readonly key: readonly (keyof Tables[Name] & string)[];
    readonly age: keyof Tables[Name] & string;
  };
}[Table];

/** Deletes at most `most` of the oldest rows and returns their number. */
const deleteOldest = async (tx: Tx, { table, key, age }: Oldest, since: Instant, most: number) => {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const oldest = sql`select ${columns} from ${sql.table(table)} where ${sql.ref(age)} < ${since} order by ${sql.ref(age)} limit ${most}`;
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where (${columns}) in (${oldest})`.execute(tx);
  return Number(numAffectedRows);
};

/** Removes the client from at most `most` holds that are over or no longer count for it, and returns their number. */
const forgetClients = async (tx: Tx, since: Instant, most: number): Promise<number> => {
  const { numAffectedRows } = await sql`update holds set client = null where (cart_id, line_id) in (
    select cart_id, line_id from holds where client is not null and coalesce(ends_at, counts_until) < ${since}
    order by coalesce(ends_at, counts_until) limit ${most})`.execute(tx);
  return Number(numAffectedRows);
};

/** Removes the entries saved by at most `most` sessions and returns their number. Drafts have their own retention. */
const forgetEntries = async (tx: Tx, since: Instant, most: number): Promise<number> => {
  const oldest = sql`select cart_id, session_digest from sessions where saved_at < ${since} order by saved_at limit ${most}`;
  const { numAffectedRows } = await sql`update sessions set buyer = null, saved_at = null
    where (cart_id, session_digest) in (${oldest})`.execute(tx);
  return Number(numAffectedRows);
};

const looseTables: Readonly<Record<Exclude<LooseRecords, 'clients' | 'entries' | 'drafts' | 'cartLog'>, Oldest>> = {
  keys: { table: 'intents', key: ['scope', 'key'], age: 'created_at' },
  log: { table: 'command_log', key: ['id'], age: 'at' },
};

/** Deletes log rows of carts without an order and returns their number. Rows of ordered carts lie between them, so
 *  each call reads one page and the call after the last page starts over; no call is slow. */
const forgetCartLog = () => {
  const page = 2000;
  let after = { at: 0, id: '' };
  return async (tx: Tx, since: Instant, most: number): Promise<number> => {
    const { rows } = await sql<{ id: string; at: number; leaves: boolean | number }>`select id, at,
        not exists (select 1 from orders where orders.cart_id = command_log.cart_id) as leaves
      from command_log where at < ${since} and (at, id) > (${after.at}, ${after.id})
      order by at, id limit ${page}`.execute(tx);
    const leaving = rows.filter(({ leaves }) => Boolean(leaves)).slice(0, most);
    const last = leaving.length < most ? (rows.length < page ? undefined : rows.at(-1)) : leaving.at(-1);
    after = last ?? { at: 0, id: '' };
    if (leaving.length === 0) return 0;
    const ids = leaving.map(({ id }) => id);
    await tx.deleteFrom('command_log').where('id', 'in', ids).execute();
    return ids.length;
  };
};

/** Returns a function that deletes at most `most` of the oldest records (of holds only their client) and returns
 *  their number. */
export const looseForgetter = (dialect: SqlDialectName) => {
  const cartLog = forgetCartLog();
  return (tx: Tx, of: LooseRecords, since: Instant, most: number): Promise<number> => {
    switch (of) {
      case 'cartLog':
        return cartLog(tx, since, most);
      case 'clients':
        return forgetClients(tx, since, most);
      case 'entries':
        return forgetEntries(tx, since, most);
      case 'drafts':
        return forgetDrafts(tx, dialect, since);
      default:
        return deleteOldest(tx, looseTables[of], since, most);
    }
  };
};

type Position<Id> = { readonly id: Id; readonly at: Instant };

/** `leaves`: whether the row alone allows deletion; the decision checks the rest. */
type Candidate<Id> = Position<Id> & { readonly leaves: boolean | number };

type Page<Id> = (since: Instant, after: Position<Id>, most: number) => RawBuilder<Candidate<Id>>;

/** Returns a function that finds rows to delete. They lie between orders that stay, so each call reads one page and
 *  the call after the last page starts over; no call is slow. */
const paged = <Id>(database: Database, first: Id, page: Page<Id>) => {
  const beginning: Position<Id> = { id: first, at: instant(0) };
  let after = beginning;
  return (since: Instant, most: number): ResultAsync<readonly Id[], StoreFailure> =>
    database
      .read(async (db) => ok((await page(since, after, most).execute(db)).rows))
      .map((rows) => {
        after = (rows.length < most ? undefined : rows.at(-1)) ?? beginning;
        return rows.filter(({ leaves }) => Boolean(leaves)).map(({ id }) => id);
      });
};

/** Returns carts that are unsold, old, unchanged for long, and without an order. */
export const cartsToForget = (database: Database, now: () => Instant) =>
  paged<CartId>(
    database,
    cartId(''),
    (since, after, most) => sql`select id, created_at as at,
        updated_at < ${since} and (state = 'open' or paying_until is null or paying_until <= ${now()})
          and not exists (select 1 from orders where orders.cart_id = carts.id) as leaves
      from carts
      where state <> 'sold' and created_at < ${since} and (created_at, id) > (${after.at}, ${after.id})
      order by created_at, id limit ${most}`,
  );

/** Returns unpaid orders with a stored buyer and no payment in progress. */
export const buyersToForget = (database: Database) =>
  paged<OrderRef>(
    database,
    orderRef(''),
    (since, after, most) => sql`select ref as id, placed_at as at,
        exists (select 1 from order_buyers where order_ref = ref)
          and not exists (select 1 from due where order_ref = ref and kind in ('payment', 'paymentAttention')) as leaves
      from orders
      where outcome = 'open' and placed_at < ${since} and (placed_at, ref) > (${after.at}, ${after.id})
      order by placed_at, ref limit ${most}`,
  );
