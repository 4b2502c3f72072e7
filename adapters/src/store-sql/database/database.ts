import type { Kysely, Transaction } from 'kysely';
import type { Result, ResultAsync } from 'neverthrow';
import type { StoreFailure } from '../../host/host-store.ts';
import type { Tables } from '../tables/tables.ts';

/** Anything that can read: the database itself or a transaction. */
export type Db = Kysely<Tables>;

/** An open transaction. Functions that write take this, so that they cannot be called outside one. */
export type Tx = Transaction<Tables>;

export type SqlDialectName = 'sqlite' | 'postgres';

/** What a piece of work promises of itself, where others write at the same time. */
export type WorkTerms = {
  /** `itself`: it locks what it decides on, or writes on condition that it is as it was. Else the database sees to it that all comes
   *  out as if one had worked after the other. */
  readonly guards?: 'itself';
  /** Run again, it finds out by itself that it was done before; so it may be, when nobody knows whether it was kept. */
  readonly findsItsEffect?: boolean;
};

/** Work that several may share: it reads, decides and writes for all of them. `err` undoes everything. */
export type SharedWork<Member, Failure> = (tx: Tx, members: readonly Member[]) => Promise<Result<void, Failure>>;

/** Shared work guards what it decides on by itself. */
export type ShareTerms = {
  /** It locks nothing before it writes, so that nobody has to wait for what its neighbours are kept from. */
  readonly joins: boolean;
  /** As of other work. */
  readonly findsItsEffect: boolean;
};

/** Does it for one member, alone or beside others. Rejects when the store fails. */
export type Sharer = <Member, Failure>(
  work: SharedWork<Member, Failure>,
) => (member: Member, terms: ShareTerms) => Promise<Result<void, Failure>>;

/** All that the providers need of a database, whichever dialect it speaks. */
export interface Database {
  readonly dialect: SqlDialectName;
  /** Runs reads, all of which see the same moment. Errors: those of the work, and `unreachable` store when the store itself fails. */
  read<Value, Failure>(work: (db: Db) => Promise<Result<Value, Failure>>): ResultAsync<Value, Failure | StoreFailure>;
  /** Runs the work in one write transaction: `ok` is answered once it is durably committed, `err` undoes everything.
   *  To keep an effect and still refuse, answer `ok` with the refusal inside and unfold it outside.
   *  The work must wait for nothing but its own statements, since others queue behind it; it may be run again after
   *  a lost race, so it must have no other effects. Errors: those of the work, and `unreachable` store. */
  transaction<Value, Failure>(
    work: (tx: Tx) => Promise<Result<Value, Failure>>,
    terms?: WorkTerms | undefined,
  ): ResultAsync<Value, Failure | StoreFailure>;
  /** Gives a way to do the same for members that come one by one: those that join and come at once share a transaction, where that saves
   *  any. What fails for several is done again for each alone, so that no neighbour suffers. Errors: those of the work, which may be those
   *  of a whole group, and `unreachable` store. */
  share<Member, Failure>(
    work: SharedWork<Member, Failure>,
  ): (member: Member, terms: ShareTerms) => ResultAsync<void, Failure | StoreFailure>;
  /** Another text after every commit that this process can know of: its own, and on SQLite those of other connections to the file. */
  mark(): string;
  /** Overwrites what was deleted where it could still be read in a file of the store's own; a server of databases does that by itself,
   *  in time. Errors: `unreachable` store. */
  scrub(): ResultAsync<void, StoreFailure>;
  close(): Promise<void>;
}

/** Runs one piece of work in a transaction and settles when it is committed or undone; rejects when the store fails. */
export type Committer = <Value, Failure>(
  work: (tx: Tx) => Promise<Result<Value, Failure>>,
  terms?: WorkTerms | undefined,
) => Promise<Result<Value, Failure>>;

/** Runs reads; rejects when the store fails. */
export type Reader = <Value, Failure>(
  work: (db: Db) => Promise<Result<Value, Failure>>,
) => Promise<Result<Value, Failure>>;
