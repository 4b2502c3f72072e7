import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
  type TransactionSettings,
} from 'kysely';
import { ok, type Result } from 'neverthrow';
import { Pool, type PoolConfig } from 'pg';
import type { Tables } from '../tables/tables.ts';
import type { Db, Tx } from './database.ts';
import { type MigrationOutcome, type Migrations, migrate } from './migrate.ts';
import { defaultLimits, type PostgresLimits, poolConfig, postgresConnections } from './postgres-connections.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { postgresTransaction } from './postgres-transaction.ts';
import { sharedTransactions } from './shared-transactions.ts';
import { type OnStoreFailure, type SqlDatabase, sqlDatabase } from './sql-database.ts';
import { standingRelations } from './standing-relations.ts';
import { StoreTrouble } from './store-failure.ts';
import { type OnTime, TellingDriver } from './telling-driver.ts';
import { triedAgain } from './tried-again.ts';
import { unfitBecause } from './unfit-database.ts';

export type PostgresOptions = {
  readonly limits?: Partial<PostgresLimits>;
  readonly onTime?: OnTime | undefined;
  readonly onFailure?: OnStoreFailure | undefined;
};

/** Nothing is in a list of nothing, which SQLite knows by itself. */
const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })];

/** All of what is read is of one moment. */
const seen: TransactionSettings = { isolationLevel: 'repeatable read', accessMode: 'read only' };

/** Whoever guards what it decides on by locks and conditions gets by with less than the order of one after the other. */
const guarding: TransactionSettings = { isolationLevel: 'read committed' };
const inOrder: TransactionSettings = { isolationLevel: 'serializable' };

type Work<Value, Failure> = (tx: Tx) => Promise<Result<Value, Failure>>;

/** Migrates a database unless no shop can be kept there, over a connection of Kysely's own, as the migrator takes its lock between
 *  transactions. */
const migrateFit = async (db: Db, config: PoolConfig, migrations: Migrations): Promise<MigrationOutcome> => {
  const reason = await unfitBecause(db);
  if (reason !== undefined) return { type: 'unfit', reason };
  const migrated = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new Pool({ ...config, max: 1 }) }) });
  try {
    return await migrate(migrated, 'postgres', await standingRelations(migrated), migrations);
  } finally {
    await migrated.destroy();
  }
};

/** The shop's tables in a PostgreSQL database that any number of processes share (D-POSTGRES). Nothing is asked of it before its first
 *  use, so that an address that leads nowhere is found then. */
export const postgresDatabase = (
  url: string,
  { limits, onTime = () => undefined, onFailure }: PostgresOptions = {},
): SqlDatabase => {
  const allLimits = { ...defaultLimits, ...limits };
  const connections = postgresConnections(url, allLimits);
  const driver = new TellingDriver(connections, onTime);
  const dialect = postgresDialect(driver);
  const db = new Kysely<Tables>({ dialect, plugins });
  const transaction = postgresTransaction({ dialect, driver, plugins });
  let isClosed = false;
  const once = async <Value, Failure>(settings: TransactionSettings, work: Work<Value, Failure>) => {
    if (isClosed) throw new StoreTrouble('lost', 'the database is closed');
    return transaction(settings, work);
  };
  const tried = <Value, Failure>(settings: TransactionSettings, work: Work<Value, Failure>, findsItsEffect: boolean) =>
    triedAgain(() => once(settings, work), { findsItsEffect });
  const database = sqlDatabase(
    {
      db,
      dialect: 'postgres',
      read: (work) => tried(seen, work, true),
      commit: (work, { guards, findsItsEffect = false } = {}) =>
        tried(guards === 'itself' ? guarding : inOrder, work, findsItsEffect),
      share: sharedTransactions((work) => once(guarding, work)),
      migrate: async (migrations) =>
        ok(await triedAgain(() => migrateFit(db, poolConfig(url, allLimits), migrations), { findsItsEffect: true })),
      scrub: async () => undefined,
    },
    onFailure,
  );
  const close = async (): Promise<void> => {
    isClosed = true;
    await database.close();
    // Nobody asked the query builder for anything, then it does not end what it never began with.
    await connections.end();
  };
  return { ...database, close };
};
