import { instant } from '@shop/core/dates/instant';
import type { HearTime } from '@shop/core/ports/clock-port';
import { CompiledQuery, type Driver, type TransactionSettings } from 'kysely';
import type { NamedConnection } from './named-connection.ts';
import type { PostgresConnections } from './postgres-connections.ts';
import type { Answer } from './statement-batch.ts';

/** Told when a transaction begins, unless it was told just before. */
export type OnTime = HearTime;

/** Whoever keeps a database from being written to is not overruled. */
const beginning = ({ isolationLevel = 'read committed', accessMode }: TransactionSettings): string =>
  `begin isolation level ${isolationLevel}${accessMode === undefined ? '' : ` ${accessMode}`}`;

/** The moment in milliseconds. */
const time = 'select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now';

/** A host goes on by itself for so long. Units: milliseconds. */
const heardLately = 1000;

/** Whoever heard the time so short a time ago does not ask again. Units: milliseconds. */
export const heardJustNow = 20;

/** A transaction that fails before whoever began it has it is ended by nobody, but with its connection. */
const timeOver = async (connection: NamedConnection): Promise<Answer['rows']> => {
  try {
    return (await connection.executeQuery<{ readonly now: number }>(CompiledQuery.raw(time))).rows;
  } catch (error) {
    connection.giveUp();
    throw error;
  }
};

/** Begins and ends transactions over the connections of one process, and tells the database's time. */
export class TellingDriver implements Driver {
  readonly #connections: PostgresConnections;
  readonly #onTime: OnTime;
  /** By this machine's clock. Units: milliseconds. */
  #heardAt = 0;

  constructor(connections: PostgresConnections, onTime: OnTime) {
    this.#connections = connections;
    this.#onTime = onTime;
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<NamedConnection> {
    return this.#connections.connect();
  }

  /** Both leave with the first statement of the transaction; where nobody has heard the time lately, it is waited for. */
  async beginTransaction(connection: NamedConnection, settings: TransactionSettings): Promise<void> {
    connection.leave(beginning(settings));
    // A machine that slept, or whose clock was set, is late however much time it counts.
    const silence = Math.abs(Date.now() - this.#heardAt);
    if (silence < heardJustNow) return;
    const asked = performance.now();
    const hear = (rows: Answer['rows']): void => {
      this.#heardAt = Date.now();
      // Both are told in whole milliseconds.
      for (const { now } of rows) this.#onTime(instant(now), Math.ceil(performance.now() - asked) + 1);
    };
    if (silence < heardLately) connection.leave(time, hear);
    else hear(await timeOver(connection));
  }

  async commitTransaction(connection: NamedConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: NamedConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: NamedConnection): Promise<void> {
    connection.release();
  }

  destroy(): Promise<void> {
    return this.#connections.end();
  }
}
