import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { DatabaseError, type PoolClient } from 'pg';
import type { KnownStatement } from './known-statements.ts';
import { ConnectionLost, isEnding, isReadOnly, isStale, NeverRun } from './postgres-failure.ts';
import {
  type Answer,
  type Asked,
  type PlannedStatements,
  ProgramFault,
  type ReaderOf,
  StatementBatch,
} from './statement-batch.ts';
import { wireText } from './wire-text.ts';

/** So many statements are on their way at most, since none of them may take too long. */
const mostUnanswered = 40;

/** Where a name leads to several addresses and nobody answers at any of them, the error has a code and no words. */
const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' && 'code' in error ? String(error.code) : error.message;
};

/** What the database says of a statement stays as it is, and so does a fault of ours; all else means that nobody answers. */
export const spoken = (error: unknown): Error =>
  error instanceof DatabaseError || error instanceof ProgramFault
    ? error
    : new ConnectionLost(messageOf(error), { cause: error });

/** As the database reads it. */
const wireValue = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return wireText(value);
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value);
  throw new TypeError(`no column holds a value of type ${typeof value}`);
};

/** What a connection keeps while it is open, whoever has it. */
export type OpenConnection = {
  readonly client: PoolClient;
  readonly planned: PlannedStatements;
  readonly readerOf: ReaderOf;
  readonly statementOf: (text: string) => KnownStatement;
};

/** One connection: statements by name, whole answers. What is not waited for leaves with the next statement that is. */
export class NamedConnection implements DatabaseConnection {
  readonly #open: OpenConnection;
  #isBroken = false;
  #unsent: Asked[] = [];
  #isSending = false;

  constructor(open: OpenConnection) {
    this.#open = open;
  }

  /** Leaves with the next statement that is waited for. */
  leave(sql: string, onRows: (rows: Answer['rows']) => void = () => undefined): void {
    this.#add(sql, [], { answered: ({ rows }) => onRows(rows), failed: () => undefined });
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (sql === 'rollback') this.#drop();
    if (this.#open.statementOf(sql).saysNothing && this.#unsent.length < mostUnanswered) {
      this.#add(sql, parameters);
      return { rows: [], numAffectedRows: 1n };
    }
    const { command, rowCount, rows } = await this.#ask(sql, parameters);
    // A transaction that a statement had failed in is not kept, whatever was asked.
    if (sql === 'commit' && command !== 'COMMIT') throw new Error('a failed transaction was to be committed');
    return { rows, ...(rowCount === null ? {} : { numAffectedRows: BigInt(rowCount) }) };
  }

  // biome-ignore lint/correctness/useYield: the shop reads whole answers.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('no answer is read piece by piece');
  }

  /** Nobody knows what stands open on it: nobody is to have it again. */
  giveUp(): void {
    this.#isBroken = true;
  }

  release(): void {
    const isUnsent = this.#unsent.length > 0;
    this.#open.client.release(this.#isBroken || isUnsent);
    if (isUnsent) throw new Error('a connection was left before all was sent that was written over it');
  }

  /** What is undone need not be done before. */
  #drop(): void {
    const dropped = this.#unsent;
    this.#unsent = [];
    const undone = new ProgramFault('the transaction was undone before the statement was sent');
    for (const { told } of dropped) told?.failed(undone, true);
  }

  #add(text: string, parameters: readonly unknown[], told?: Asked['told']): void {
    const asked = { text, name: this.#open.statementOf(text).name, values: parameters.map(wireValue) };
    this.#unsent.push(told === undefined ? asked : { ...asked, told });
  }

  #ask(text: string, parameters: readonly unknown[]): Promise<Answer> {
    return new Promise((answered, reject) => {
      this.#add(text, parameters, {
        answered,
        failed: (error, isUnrun) => {
          const told = isUnrun && isEnding(error) ? new NeverRun(error.message, { cause: error }) : spoken(error);
          this.#isBroken ||= told instanceof ConnectionLost || isStale(error) || isReadOnly(error);
          reject(told);
        },
      });
      this.#send();
    });
  }

  /** Whatever is asked in the same turn, or while others are on their way, leaves together. */
  #send(): void {
    if (this.#isSending) return;
    this.#isSending = true;
    process.nextTick(() => {
      const { client, planned, readerOf } = this.#open;
      // What would fail behind the last one that is waited for would fail untold.
      const leaving = this.#unsent.findLastIndex(({ told }) => told !== undefined) + 1;
      const batch = new StatementBatch(this.#unsent.slice(0, leaving), planned, readerOf);
      this.#unsent = this.#unsent.slice(leaving);
      batch.callback = () => {
        this.#isSending = false;
        if (this.#unsent.some(({ told }) => told !== undefined)) this.#send();
      };
      client.query(batch);
    });
  }
}
