import { Kysely, sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import { isOlderShop, type Migrations, migrationTable } from '../database/migrate.ts';
import { defaultLimits, postgresConnections } from '../database/postgres-connections.ts';
import { postgresDialect } from '../database/postgres-dialect.ts';
import { standingRelations } from '../database/standing-relations.ts';
import { TellingDriver } from '../database/telling-driver.ts';
import { unfitBecause } from '../database/unfit-database.ts';
import type { Tables } from '../tables/tables.ts';

/** A batch may take its time; nobody else waits for it. Units: milliseconds. */
const patience = 10 * 60_000;

/** The database that a shop is moved to, for one connection of ours. */
export const targetDatabase = (url: string): Db =>
  new Kysely<Tables>({
    dialect: postgresDialect(
      new TellingDriver(
        postgresConnections(url, { ...defaultLimits, mostConnections: 1, statementWithin: patience }),
        () => undefined,
      ),
    ),
  });

/** `arrived` names the transfer that filled it. */
export type TargetState =
  | { readonly type: 'empty' | 'foreign' | 'taken' }
  | { readonly type: 'unfit'; readonly reason: string }
  | { readonly type: 'arrived'; readonly transfer: string };

/** What stands there before anything is written. */
export const targetState = async (db: Db): Promise<TargetState> => {
  const names = await standingRelations(db);
  if (names.length === 0) {
    const reason = await unfitBecause(db);
    return reason === undefined ? { type: 'empty' } : { type: 'unfit', reason };
  }
  if (isOlderShop(names)) return { type: 'taken' };
  if (!names.includes(migrationTable)) return { type: 'foreign' };
  if (!names.includes('shop_moves')) return { type: 'taken' };
  const move = await db.selectFrom('shop_moves').select('transfer').where('state', '=', 'arrived').executeTakeFirst();
  return move === undefined ? { type: 'taken' } : { type: 'arrived', transfer: move.transfer };
};

/** Makes every table in a transaction of the caller's, and notes the migrations as applied, as a start would. */
export const createTables = async (tx: Tx, migrations: Migrations): Promise<void> => {
  await tx.schema
    .createTable(migrationTable)
    .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
    .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
    .execute();
  const timestamp = new Date().toISOString();
  for (const [name, step] of Object.entries(migrations)) {
    await step(tx, 'postgres');
    await tx.insertInto(migrationTable).values({ name, timestamp }).execute();
  }
};

/** By so much its clock is ahead of one here, told half-way through the question. Units: milliseconds. */
export const clockAheadOf = async (db: Db, here: () => number): Promise<number> => {
  const asked = here();
  const { rows } = await sql<{ readonly now: number }>`
    select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db);
  return Math.round((rows[0]?.now ?? asked) - (asked + here()) / 2);
};
