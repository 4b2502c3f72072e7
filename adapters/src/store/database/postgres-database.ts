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
import { type Db, rollBack, type TransactionTerms, type Tx } from './database.ts';
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

/** PostgreSQL's grammar has no empty list; SQLite's has one. */
const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })];

/** Returns Kysely over the connections of one process. Connects at the first query. */
export const postgresKysely = (url: string, limits: PostgresLimits, onTime: SyncTime = () => undefined): Db => {
  const dialect = postgresDialect(postgresPool(url, limits), limits, onTime);
  return new Kysely<Tables>({ dialect, plugins });
};

const mostTries = 20;

/** Maximum wait in milliseconds for a server's restart; below the timeout of a connection. */
const restartTimeout = 3000;

/** Milliseconds before the next try, with full jitter, so that conflicting transactions do not conflict again. */
const pauseAfter = (tries: number): number => Math.random() * Math.min(200, 4 * 2 ** tries);

/** Returns the constraint and the key that refused a row. */
const refusedKey = (error: unknown): string | undefined =>
  error instanceof DatabaseError ? `${error.constraint} ${error.detail}` : undefined;

/** Retries undone work a limited number of times. `whereDone` returns the value of work that was committed although
 *  COMMIT got no answer. Two refusals by the same key are a bug. */
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
        retry === 'lost' ? performance.now() - began < restartTimeout : retry !== undefined && tries < mostTries;
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

/** Runs work once in a transaction and commits it when it returns `ok`. `onOutcome` receives the outcome before the
 *  commit. */
const runOnce = async <Value, Failure>(
  begin: Begin,
  work: Work<Value, Failure>,
  onOutcome: (outcome: Result<Value, Failure>) => void,
) => {
  // Refuses queries that are queued when the work fails; `transaction().execute()` would run them after the rollback.
  const tx = await begin.execute();
  try {
    const outcome = await work(tx);
    onOutcome(outcome);
    await (outcome.isOk() ? tx.commit() : tx.rollback()).execute();
    return outcome;
  } catch (error) {
    await rollBack(tx);
    throw error;
  }
};

/** Returns the shop's database on PostgreSQL, shared by any number of processes. */
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
  // Views and checks compare rows of several statements; with read committed each could see another state.
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
