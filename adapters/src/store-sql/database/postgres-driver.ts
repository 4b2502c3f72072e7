import { type Instant, instant } from '@shop/core/dates/instant';
import type { SyncTime } from '@shop/core/ports/clock-port';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { ConnectionLost, postgresFailure, UnknownOutcome } from './postgres-failure.ts';
import type { PostgresLimits } from './postgres-pool.ts';
import { StoreTrouble } from './store-failure.ts';

/** Where a name has several addresses and none answers, the error has a code and no message. */
const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' && 'code' in error ? String(error.code) : error.message;
};

/** Server errors and conversion errors pass unchanged; any other error means that the connection is lost. */
const driverError = (error: unknown): unknown =>
  error instanceof DatabaseError || error instanceof RangeError || error instanceof TypeError
    ? error
    : new ConnectionLost(messageOf(error), { cause: error });

/** A statement is refused because an earlier one of its transaction failed, which has the reason. */
const isAborted = (error: unknown): boolean => error instanceof DatabaseError && error.code === '25P02';

/** PostgreSQL stores no zero character: as with SQLite, the replacement character stands in. */
const wireValue = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '\ufffd').toWellFormed() : value;

/** One use of a pooled connection, until its transaction ends. */
class LeasedConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  #isBroken = false;
  #firstFailure: unknown;
  #isEnded = false;
  readonly #onLost = (): void => {
    this.#isBroken = true;
  };

  constructor(client: PoolClient) {
    this.#client = client.on('error', this.#onLost).on('end', this.#onLost);
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    // Work that has failed may have more queries in its queue: they must not run in the next transaction.
    if (this.#isEnded) throw new Error('a query after the end of its transaction');
    const { rows, rowCount } = await this.#send(() => this.#client.query(sql, parameters.map(wireValue)));
    return { rows, ...(rowCount === null ? {} : { numAffectedRows: BigInt(rowCount) }) };
  }

  // biome-ignore lint/correctness/useYield: the shop reads whole answers.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('streaming of rows is not supported');
  }

  /** Begins a transaction; answers the database's time. A connection that fails to begin one is given up. */
  async begin(statements: string): Promise<Instant | undefined> {
    try {
      // pg answers several statements with a list.
      const results = [await this.#send(() => this.#client.query<{ readonly now: number }>(statements))].flat();
      const now = results.at(-1)?.rows[0]?.now;
      return now === undefined ? undefined : instant(now);
    } catch (error) {
      this.#isBroken = true;
      throw error;
    }
  }

  /** Errors: `UnknownOutcome` where the transaction may have been kept. */
  async end(statement: 'commit' | 'rollback'): Promise<void> {
    this.#isEnded = true;
    // The server undoes what a broken connection has begun, which is closed when it is released.
    if (statement === 'rollback' && this.#isBroken) return;
    const isSent = !this.#isBroken;
    try {
      const { command } = await this.#send(() => this.#client.query(statement));
      // PostgreSQL rolls a transaction back in which a statement has failed.
      if (command !== statement.toUpperCase()) throw new Error('COMMIT of a failed transaction');
    } catch (error) {
      const isUnknown = statement === 'commit' && isSent && postgresFailure(error).retry === 'lost';
      throw isUnknown ? new UnknownOutcome('the answer to a COMMIT is lost', { cause: error }) : error;
    }
  }

  release(): void {
    this.#isEnded = true;
    this.#client.off('error', this.#onLost).off('end', this.#onLost);
    this.#client.release(this.#isBroken);
  }

  async #send<Answer>(query: () => Promise<Answer>): Promise<Answer> {
    if (this.#isBroken) throw this.#firstFailure ?? new ConnectionLost('the connection is gone');
    try {
      return await query();
    } catch (error) {
      const failure = driverError(error);
      this.#isBroken = postgresFailure(failure).retry === 'lost';
      this.#firstFailure ??= failure;
      throw isAborted(failure) ? this.#firstFailure : failure;
    }
  }
}

/** Sets the limits inside each transaction, as poolers keep no session settings, and reads the database's clock, in one
 *  message. */
const beginning = ({ isolationLevel = 'read committed', accessMode }: TransactionSettings, limits: PostgresLimits) =>
  [
    `begin isolation level ${isolationLevel}${accessMode === undefined ? '' : ` ${accessMode}`}`,
    `set local statement_timeout = ${limits.statementWithin}`,
    `set local lock_timeout = ${limits.lockWithin}`,
    `set local idle_in_transaction_session_timeout = ${limits.statementWithin}`,
    'select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now',
  ].join('; ');

/** Kysely's transactions over this process's connections; each learns the database's time at its beginning. */
const clockDriver = (pool: Pool, limits: PostgresLimits, onTime: SyncTime) => ({
  init: async (): Promise<void> => {},
  acquireConnection: async (): Promise<LeasedConnection> => {
    if (pool.waitingCount >= limits.mostWaiting) throw new StoreTrouble('overloaded', 'too many wait for the database');
    const client = await pool.connect().catch((error: unknown) => {
      throw driverError(error);
    });
    return new LeasedConnection(client);
  },
  beginTransaction: async (connection: LeasedConnection, settings: TransactionSettings): Promise<void> => {
    const startedAt = performance.now();
    const now = await connection.begin(beginning(settings, limits));
    // Both are given in whole milliseconds.
    if (now !== undefined) onTime(now, Math.ceil(performance.now() - startedAt) + 1);
  },
  commitTransaction: (connection: LeasedConnection) => connection.end('commit'),
  rollbackTransaction: (connection: LeasedConnection) => connection.end('rollback'),
  releaseConnection: async (connection: LeasedConnection): Promise<void> => connection.release(),
  destroy: () => pool.end(),
});

/** Kysely's migration lock belongs to a session, which a pooler may change: the shop locks by itself. */
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}

/** PostgreSQL as Kysely speaks it, through the shop's driver. */
export const postgresDialect = (pool: Pool, limits: PostgresLimits, onTime: SyncTime): Dialect => ({
  createAdapter: () => new UnlockedAdapter(),
  createDriver: () => clockDriver(pool, limits, onTime),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
});
