import type { Instant } from '@shop/core/dates/instant';
import type { LooseRecords } from '@shop/core/host/retention/retention';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { Tables } from '../schema/tables.ts';

type Oldest<Table extends keyof Tables = keyof Tables> = {
  readonly [Name in Table]: {
    readonly table: Name;
    readonly key: readonly (keyof Tables[Name] & string)[];
    readonly age: keyof Tables[Name] & string;
  };
}[Table];

/** Deletes at most so many of the oldest rows; returns how many. */
export const deleteOldest = async (tx: Tx, { table, key, age }: Oldest, since: Instant, most: number) => {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const oldest = sql`select ${columns} from ${sql.table(table)} where ${sql.ref(age)} < ${since} order by ${sql.ref(age)} limit ${most}`;
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where (${columns}) in (${oldest})`.execute(tx);
  return Number(numAffectedRows);
};

/** Removes the client from at most so many lines that have ended; returns how many. */
const forgetClients = async (tx: Tx, since: Instant, most: number): Promise<number> => {
  const { numAffectedRows } = await sql`update cart_lines set client = null where (cart_id, id) in (
    select cart_id, id from cart_lines where client is not null and hold_until < ${since}
    order by hold_until limit ${most})`.execute(tx);
  return Number(numAffectedRows);
};

const looseTables: Readonly<Record<Exclude<LooseRecords, 'clients'>, Oldest>> = {
  keys: { table: 'idempotency_keys', key: ['scope', 'key'], age: 'created_at' },
  notifications: { table: 'payment_events', key: ['id'], age: 'received_at' },
  notes: { table: 'order_notes', key: ['order_ref', 'number'], age: 'noted_at' },
  entries: { table: 'buyers', key: ['cart_id', 'session_digest'], age: 'saved_at' },
};

/** Deletes at most so many of the oldest records, of lines only their client; returns how many. */
export const forgetLoose = (tx: Tx, of: LooseRecords, since: Instant, most: number): Promise<number> =>
  of === 'clients' ? forgetClients(tx, since, most) : deleteOldest(tx, looseTables[of], since, most);
