import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import { ok } from 'neverthrow';
import { keepPrivate, makePrivate } from '../../platform/files/private-file.ts';
import type { Tables } from '../schema/tables.ts';
import { type CommitGuard, groupCommit } from './group-commit.ts';
import { migrate } from './migrate.ts';
import { type OnStoreFailure, type SqlDatabase, sqlDatabase } from './sql-database.ts';

/** Milliseconds that a statement waits for another process's write lock. */
const busyTimeoutMs = 5000;

/** Pages after which the log is copied into the file: rarely enough to copy a busy page once for many changes. */
const checkpointPages = 4000;

/** Maximum number of prepared statements. The shop has fewer, but inserts of many rows differ in text. */
const maxCachedStatements = 500;

/** Rejects objects: SQLite would treat one as named parameters and silently bind null. */
const bindable = (value: unknown): SQLInputValue => {
  if (value === null || typeof value === 'number' || typeof value === 'string' || typeof value === 'bigint')
    return value;
  throw new TypeError(`cannot bind to SQLite: ${typeof value}`);
};

/** Prepares each statement once per connection, because preparing usually costs more than running. */
const statementCache = (connection: DatabaseSync) => {
  const statements = new Map<string, SqliteStatement>();
  return (sql: string): SqliteStatement => {
    const cached = statements.get(sql);
    if (cached !== undefined) return cached;
    if (statements.size >= maxCachedStatements) statements.clear();
    const statement = connection.prepare(sql);
    const prepared: SqliteStatement = {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...parameters.map(bindable)),
      run: (parameters) => statement.run(...parameters.map(bindable)),
      iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
    };
    statements.set(sql, prepared);
    return prepared;
  };
};

/** Begins with a write lock. After a plain `begin`, a write fails at once when another process wrote since the first
 *  read. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** Uses `begin immediate`, which excludes other processes while tables are created: a migration is applied once, all
 *  or nothing. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const sqliteDialect = (connection: DatabaseSync): Dialect => ({
  createAdapter: () => new TransactionalAdapter(),
  createDriver: () =>
    new ImmediateDriver({ database: { close: () => connection.close(), prepare: statementCache(connection) } }),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

/** Opens a private, durable file: an answered change survives a crash of process and machine. Throws node:sqlite's
 *  error for an unusable file. */
export const openSqliteConnection = (file: string): DatabaseSync => {
  // SQLite gives new logs the file's mode, but not those that a killed process left.
  makePrivate(file);
  for (const log of ['-wal', '-shm']) keepPrivate(`${file}${log}`);
  const connection = new DatabaseSync(file, { timeout: busyTimeoutMs });
  try {
    connection.exec(
      `pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma wal_autocheckpoint = ${checkpointPages}`,
    );
  } catch (error) {
    connection.close();
    throw error;
  }
  return connection;
};

/** Returns the names of the tables in a file. */
export const tableNames = (connection: DatabaseSync): readonly string[] =>
  connection
    .prepare("select name from sqlite_schema where type = 'table'")
    .all()
    .map(({ name }) => String(name));

export type SqliteOptions = { readonly guard?: CommitGuard; readonly onFailure?: OnStoreFailure | undefined };

/** Returns the shop's database on an open SQLite file. The database then owns the connection. */
export const sqliteDatabase = (connection: DatabaseSync, { guard, onFailure }: SqliteOptions = {}): SqlDatabase => {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(connection) });
  const version = connection.prepare('pragma data_version');
  return sqlDatabase(
    {
      db,
      dialect: 'sqlite',
      // All reads use one connection, so that no other commit comes in between.
      read: (work) => db.connection().execute(work),
      commit: groupCommit(db, guard),
      migrate: async (migrations, terms) => ok(await migrate(db, 'sqlite', tableNames(connection), migrations, terms)),
      outside: () => Number(version.get()?.data_version),
      // Without a turn of the event loop in between, so that the guard does not see the rewritten file before.
      scrub: () =>
        db.connection().execute(async () => {
          guard?.confirm();
          try {
            connection.exec('vacuum; pragma wal_checkpoint(truncate)');
          } finally {
            guard?.afterRewrite();
          }
        }),
    },
    onFailure,
  );
};
