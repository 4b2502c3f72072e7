import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { SqlDialectName } from '../schema/table.ts';

/** Returns the temporary name of a table of release 0.2.0 while its rows are moved. */
const formerName = (name: string): string => `former_${name}`;

/** Tables whose rows do not change, with their columns; referenced tables come first. */
const unchanged = {
  catalog_versions: 'version, since, stamp, document',
  promo_codes: 'code, max_uses, used',
  accounts: 'member_hash_id, name, member, password, opened_at',
  member_tokens: 'token_hash, member_hash_id, ends_at',
  log_in_tries: 'key_hash, tried_at',
  try_turns: 'key_hash, tried_at',
  shop_moves: 'id, state, transfer, place, moved_at',
  order_numbers: 'year, last',
  stray_payments: 'attempt_id, order_ref, amount, state, since',
} as const;

/** Every table of release 0.2.0; tables with references come first. */
const formerTables = [
  'order_notes',
  'order_mails',
  'payment_events',
  'payment_attempts',
  'order_tickets',
  'order_buyers',
  'orders',
  'buyers',
  'customer_drafts',
  'promo_uses',
  'cart_lines',
  'call_log',
  'carts',
  'idempotency_keys',
  'facility_periods',
  'member_tokens',
  ...Object.keys(unchanged).filter((name) => name !== 'member_tokens'),
] as const;

const run = async (db: Db, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

/** Selects statements that free the names of indexes and constraints for new ones. SQLite names indexes of keys
 *  after their table; PostgreSQL does not allow dropping the index of a key. */
const existingNames = {
  sqlite: `select 'drop index "' || name || '"' as statement from sqlite_schema
    where type = 'index' and sql is not null and tbl_name like 'former$_%' escape '$'`,
  postgres: `select format('alter table %s rename constraint %I to %I', conrelid::regclass, conname, 'former_' || conname)
      as statement
    from pg_constraint where connamespace = current_schema()::regnamespace and conrelid::regclass::text like 'former\\_%'
    union all select format('alter index %I rename to %I', indexname, 'former_' || indexname)
    from pg_indexes where schemaname = current_schema() and tablename like 'former\\_%'
      and indexname not in (select conname from pg_constraint where connamespace = current_schema()::regnamespace)`,
};

/** Indexes to find the parts of an order. */
const ownIndexes = [
  `create index former_parts_tickets on ${formerName('order_tickets')} (order_ref)`,
  `create index former_parts_attempts on ${formerName('payment_attempts')} (order_ref)`,
  `create index former_parts_orders on ${formerName('orders')} (cart_id)`,
  `create index former_parts_events on ${formerName('payment_events')} (attempt_id)`,
];

/** Renames the tables of release 0.2.0, so that new tables can have their names. */
export const renameFormer = async (db: Db, dialect: SqlDialectName): Promise<void> => {
  await run(
    db,
    formerTables.map((name) => `alter table ${name} rename to ${formerName(name)}`),
  );
  const { rows } = await sql.raw<{ readonly statement: string }>(existingNames[dialect]).execute(db);
  await run(
    db,
    rows.map(({ statement }) => statement),
  );
  await run(db, ownIndexes);
};

/** Copies the rows of unchanged tables. */
export const copyUnchanged = (db: Db): Promise<void> =>
  run(db, [
    ...Object.entries(unchanged).map(
      ([name, columns]) => `insert into ${name} (${columns}) select ${columns} from ${formerName(name)}`,
    ),
    `insert into places (facility_id, period, capacity, sold, paying, held)
      select facility_id, period, capacity, sold, paying, held from ${formerName('facility_periods')}`,
    `insert into intents (scope, key, request_digest, cart_id, created_at)
      select scope, key, request_digest, cart_id, created_at from ${formerName('idempotency_keys')}`,
  ]);

/** Drops the renamed tables. */
export const dropFormer = (db: Db): Promise<void> =>
  run(
    db,
    formerTables.map((name) => `drop table ${formerName(name)}`),
  );
