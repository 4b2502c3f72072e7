import { instant } from '@shop/core/dates/instant';
import type { SyncTime } from '@shop/core/ports/clock-port';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import type { Pool } from 'pg';
import { driverError, isAborted, isUnsent, postgresFailure, UnknownOutcome } from './postgres-failure.ts';
import type { PostgresLimits } from './postgres-pool.ts';
import { StoreTrouble } from './store-failure.ts';

/** PostgreSQL cannot store the zero character. As with SQLite, the replacement character is stored instead. */
const storable = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value);

/** Makes the values of each query storable, and converts its errors with `driverError`. */
const watch = async (connection: DatabaseConnection): Promise<void> => {
  const send = connection.executeQuery.bind(connection);
  let reason: unknown;
  connection.executeQuery = async (query, options) => {
    try {
      return await send({ ...query, parameters: query.parameters.map(storable) }, options);
    } catch (error) {
      // In a failed transaction a statement is refused without the reason, which the earlier error had.
      if (!isAborted(error)) reason = driverError(error);
      throw reason;
    }
  };
};

/** Sets limits inside each transaction, because poolers do not preserve session settings. */
const limitsAndTime = ({ statementWithin, lockWithin }: PostgresLimits): CompiledQuery =>
  CompiledQuery.raw(`select set_config('statement_timeout', '${statementWithin}', true),
    set_config('lock_timeout', '${lockWithin}', true),
    set_config('idle_in_transaction_session_timeout', '${statementWithin}', true),
    floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now`);

const rollback = CompiledQuery.raw('rollback');

/** Kysely's driver; each transaction begins by setting its limits and reading the database's time. */
const limitedDriver = (pool: Pool, limits: PostgresLimits, onTime: SyncTime): PostgresDriver => {
  const atBegin = limitsAndTime(limits);

  class LimitedDriver extends PostgresDriver {
    override async acquireConnection(): Promise<DatabaseConnection> {
      if (pool.waitingCount >= limits.mostWaiting) {
        throw new StoreTrouble('overloaded', 'too many wait for the database');
      }
      try {
        return await super.acquireConnection();
      } catch (error) {
        throw driverError(error);
      }
    }

    override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
      const startedAt = performance.now();
      try {
        // Statements are pipelined: setting the limits does not wait for the answer to `begin`.
        const [, { rows }] = await Promise.all([
          super.beginTransaction(connection, settings),
          connection.executeQuery<{ readonly now: number }>(atBegin),
        ]);
        // Time and duration are whole milliseconds.
        for (const { now } of rows) onTime(instant(now), Math.ceil(performance.now() - startedAt) + 1);
      } catch (error) {
        // Kysely returns the connection to the pool without checking for an open transaction.
        await connection.executeQuery(rollback).catch(() => undefined);
        throw error;
      }
    }

    /** Errors: `UnknownOutcome` when the transaction may have been committed. */
    override async commitTransaction(connection: DatabaseConnection): Promise<void> {
      try {
        await super.commitTransaction(connection);
      } catch (error) {
        if (isUnsent(error) || postgresFailure(error).retry !== 'lost') throw error;
        throw new UnknownOutcome('the answer to a COMMIT is lost', { cause: error });
      }
    }
  }

  return new LimitedDriver({ pool, onCreateConnection: watch });
};

/** Without Kysely's migration lock, which outlives its transaction and hides the reason of a failure. The shop has
 *  its own lock. */
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}

/** Returns Kysely's PostgreSQL dialect over the connections of one process. `onTime` receives the database's time at
 *  the beginning of each transaction, and the milliseconds that the query took. */
export const postgresDialect = (pool: Pool, limits: PostgresLimits, onTime: SyncTime): Dialect => ({
  createAdapter: () => new UnlockedAdapter(),
  createDriver: () => limitedDriver(pool, limits, onTime),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
});
