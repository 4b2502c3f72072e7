import { setTimeout as pause } from 'node:timers/promises';
import type { SyncTime } from '@shop/core/ports/clock-port';
import {
  type ControlledTransactionBuilder,
  HandleEmptyInListsPlugin,
  Kysely,
  replaceWithNoncontingentExpression,
} from 'kysely';
import { ok, type Result } from 'neverthrow';
import { DatabaseError } from 'pg';
import type { Tables } from '../schema/tables.ts';
import { type Db, type TransactionTerms, type Tx, undone } from './database.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { postgresFailure, storeErrorOf, UnknownOutcome } from './postgres-failure.ts';
import { defaultLimits, type PostgresLimits, postgresPool } from './postgres-pool.ts';
import { type OnStoreFailure, type SqlDatabase, sqlDatabase } from './sql-database.ts';
import { StoreTrouble } from './store-failure.ts';

export type PostgresOptions = {
  readonly limits?: Partial<PostgresLimits>;
  readonly onTime?: SyncTime | undefined;
  readonly onFailure?: OnStoreFailure | undefined;
};

/** PostgreSQL's grammar has no empty list; SQLite's has. */
const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })];

/** Kysely over the connections of one process. Nothing is connected before the first query. */
export const postgresKysely = (url: string, limits: PostgresLimits, onTime: SyncTime = () => undefined): Db => {
  const dialect = postgresDialect(postgresPool(url, limits), limits, onTime);
  return new Kysely<Tables>({ dialect, plugins });
};

const mostTries = 20;

/** The longest restart of a server that is waited for; below the time-out of a connection. Units: milliseconds. */
const patience = 3000;

/** Full jitter, so that transactions that met once do not meet again. Units: milliseconds. */
const pauseAfter = (tries: number): number => Math.random() * Math.min(200, 4 * 2 ** tries);

/** What a table refused, by the key that stands in its way. */
const refusedKey = (error: unknown): string | undefined =>
  error instanceof DatabaseError ? `${error.constraint} ${error.detail}` : undefined;

/** Retries work that was undone as a whole, within bounds; `whereDone` answers work that was committed although COMMIT
 *  got no answer. A row that meets the same key twice is a bug. */
const withRetries = async <Value>(
  run: () => Promise<Value>,
  whereDone: (() => Promise<{ readonly value: Value } | undefined>) | undefined,
): Promise<Value> => {
  const began = performance.now();
  let refused: string | undefined;
  let isUnknown = false;
  for (let tries = 1; ; tries += 1) {
    try {
      const done = isUnknown ? await whereDone?.() : undefined;
      return done === undefined ? await run() : done.value;
    } catch (error) {
      isUnknown ||= error instanceof UnknownOutcome;
      const { retry } = postgresFailure(error);
      const key = retry === 'constraint' ? refusedKey(error) : undefined;
      const mayHelp =
        retry === 'lost' ? performance.now() - began < patience : retry !== undefined && tries < mostTries;
      if (
        !mayHelp ||
        (error instanceof UnknownOutcome && whereDone === undefined) ||
        (key !== undefined && key === refused)
      ) {
        throw storeErrorOf(error);
      }
      refused = key;
      await pause(pauseAfter(tries));
    }
  }
};

type Begin = ControlledTransactionBuilder<Tables>;

type Work<Value, Failure> = (tx: Tx) => Promise<Result<Value, Failure>>;

/** Runs work once in a transaction, kept where it answers `ok`; `onOutcome` gets what it answers before that. */
const runOnce = async <Value, Failure>(
  begin: Begin,
  work: Work<Value, Failure>,
  onOutcome: (outcome: Result<Value, Failure>) => void,
) => {
  // Queries that wait when the work fails are refused; `transaction().execute()` would run them after the rollback.
  const tx = await begin.execute();
  try {
    const outcome = await work(tx);
    onOutcome(outcome);
    await (outcome.isOk() ? tx.commit() : tx.rollback()).execute();
    return outcome;
  } catch (error) {
    await undone(tx);
    throw error;
  }
};

/** The shop's tables in a PostgreSQL database that any number of processes share. */
export const postgresDatabase = (url: string, { limits, onTime, onFailure }: PostgresOptions = {}): SqlDatabase => {
  const db = postgresKysely(url, { ...defaultLimits, ...limits }, onTime);
  let isClosed = false;
  const run = <Value, Failure>(
    begin: Begin,
    work: Work<Value, Failure>,
    wasCommitted: TransactionTerms['wasCommitted'],
  ) => {
    let last: { readonly value: Result<Value, Failure> } | undefined;
    return withRetries(
      async () => {
        if (isClosed) throw new StoreTrouble('lost', 'the database is closed');
        return runOnce(begin, work, (value) => {
          last = { value };
        });
      },
      wasCommitted && (async () => ((await wasCommitted(db)) ? last : undefined)),
    );
  };
  const changesNothing = async () => false;
  const writing = (isolation: TransactionTerms['isolation']) => db.startTransaction().setIsolationLevel(isolation);
  // Views and checks compare rows of several statements: read committed would show each another moment.
  const reading = db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  const database = sqlDatabase(
    {
      db,
      dialect: 'postgres',
      read: (work) => run(reading, work, changesNothing),
      commit: ({ isolation, wasCommitted }, work) => run(writing(isolation), work, wasCommitted),
      migrate: (migrations, terms) =>
        run(writing('read committed'), async (tx) => ok(await migratePostgres(tx, migrations, terms)), changesNothing),
      scrub: async () => undefined,
    },
    onFailure,
  );
  const close = (): Promise<void> => {
    isClosed = true;
    return database.close();
  };
  return { ...database, close };
};
