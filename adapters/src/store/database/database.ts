import type { ControlledTransaction, IsolationLevel, Kysely, Transaction } from 'kysely';
import type { Result, ResultAsync } from 'neverthrow';
import type { StoreFailure } from '../../seller/seller-store.ts';
import type { SqlDialectName } from '../schema/table.ts';
import type { Tables } from '../schema/tables.ts';

/** Anything that can read: the database itself or a transaction. */
export type Db = Kysely<Tables>;

/** An open transaction. Functions that write take this, so that they cannot be called outside one. */
export type Tx = Transaction<Tables>;

/** Undoes a transaction that failed. Where this fails too the connection is gone, and the transaction with it. */
export const undone = (tx: ControlledTransaction<Tables>): Promise<void> =>
  tx
    .rollback()
    .execute()
    .catch(() => undefined);

export type TransactionTerms = {
  /** `read committed`: work locks what it decides on, or writes conditionally. `serializable`: the database refuses
   *  anomalies. SQLite has a single writer and ignores it. */
  readonly isolation: Extract<IsolationLevel, 'read committed' | 'serializable'>;
  /** Asked where COMMIT got no answer: whether the work was committed after all; if not, it runs again. Without it such
   *  a transaction fails. Only a server loses answers. */
  readonly wasCommitted?: ((db: Db) => Promise<boolean>) | undefined;
};

/** Runs one piece of work in a transaction and settles when it is committed or undone; rejects when the store fails. */
export type Committer = <Value, Failure>(
  terms: TransactionTerms,
  work: (tx: Tx) => Promise<Result<Value, Failure>>,
) => Promise<Result<Value, Failure>>;

/** Runs reads; rejects when the store fails. */
export type Reader = <Value, Failure>(
  work: (db: Db) => Promise<Result<Value, Failure>>,
) => Promise<Result<Value, Failure>>;

/** All that the providers need of a database, whichever dialect it speaks. */
export interface Database {
  readonly dialect: SqlDialectName;
  /** Runs reads on one snapshot. Errors: those of the work, and `unreachable` store if the store fails. */
  read<Value, Failure>(work: (db: Db) => Promise<Result<Value, Failure>>): ResultAsync<Value, Failure | StoreFailure>;
  /** Runs the work in one write transaction: `ok` is answered once it is durably committed, `err` undoes everything.
   *  To keep an effect and still refuse, answer `ok` with the refusal inside and unfold it outside.
   *  The work must wait for nothing but its own statements, since others queue behind it; it may be run again after
   *  a lost race, so it must have no other effects. Errors: those of the work, and `unreachable` store. */
  transaction<Value, Failure>(
    terms: TransactionTerms,
    work: (tx: Tx) => Promise<Result<Value, Failure>>,
  ): ResultAsync<Value, Failure | StoreFailure>;
  /** Changes with every commit that this process can see: its own, and on SQLite those of other connections. */
  mark(): string;
  /** Overwrites deleted data that the store's file may still hold; a database server does so itself. Errors:
   *  `unreachable` store. */
  scrub(): ResultAsync<void, StoreFailure>;
  close(): Promise<void>;
}
