import type { ControlledTransaction, IsolationLevel, Kysely, Transaction } from 'kysely';
import type { Result, ResultAsync } from 'neverthrow';
import type { StoreFailure } from '../../seller/seller-store.ts';
import type { SqlDialectName } from '../schema/table.ts';
import type { Tables } from '../schema/tables.ts';

/** The database or a transaction, for reading. */
export type Db = Kysely<Tables>;

/** An open transaction. Functions that write require it, so that they cannot be called outside one. */
export type Tx = Transaction<Tables>;

/** Rolls back a failed transaction. When this fails too, the connection is lost, and the transaction with it. */
export const rollBack = (tx: ControlledTransaction<Tables>): Promise<void> =>
  tx
    .rollback()
    .execute()
    .catch(() => undefined);

export type TransactionTerms = {
  /** `read committed`: the work locks the rows it decides on, or writes conditionally. `serializable`: the database
   *  refuses anomalies. SQLite has a single writer and ignores it. */
  readonly isolation: Extract<IsolationLevel, 'read committed' | 'serializable'>;
  /** Called when COMMIT got no answer: returns the value of work that was committed; otherwise the work runs again.
   *  Without this function such a transaction fails. Only a database server can lose answers. */
  readonly wasCommitted?: ((db: Db) => Promise<boolean>) | undefined;
};

/** Runs work in a transaction and resolves when it is committed or undone. Rejects when the store fails. */
export type Committer = <Value, Failure>(
  terms: TransactionTerms,
  work: (tx: Tx) => Promise<Result<Value, Failure>>,
) => Promise<Result<Value, Failure>>;

/** Runs reads. Rejects when the store fails. */
export type Reader = <Value, Failure>(
  work: (db: Db) => Promise<Result<Value, Failure>>,
) => Promise<Result<Value, Failure>>;

/** The database as providers use it, in either dialect. */
export interface Database {
  readonly dialect: SqlDialectName;
  /** Runs reads on one snapshot. Errors: those of the work, and `unreachable` store when the store fails. */
  read<Value, Failure>(work: (db: Db) => Promise<Result<Value, Failure>>): ResultAsync<Value, Failure | StoreFailure>;
  /** Runs the work in one write transaction. `ok` is returned once the work is durably committed; `err` undoes
   *  everything. To commit and still refuse, return `ok` with the refusal inside. The work may wait only for its own
   *  statements, because others queue behind it. It may run again after a conflict, so it must have no other
   *  effects. Errors: those of the work, and `unreachable` store. */
  transaction<Value, Failure>(
    terms: TransactionTerms,
    work: (tx: Tx) => Promise<Result<Value, Failure>>,
  ): ResultAsync<Value, Failure | StoreFailure>;
  /** Returns a value that changes with every commit that this process can detect: its own, and with SQLite those of
   *  other connections. */
  mark(): string;
  /** Overwrites deleted data that the store's file may still contain; a database server does so itself. Errors:
   *  `unreachable` store. */
  scrub(): ResultAsync<void, StoreFailure>;
  close(): Promise<void>;
}
