import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { StoreFailure } from '../../seller/seller-store.ts';
import type { SqlDialectName } from '../schema/table.ts';
import type { Committer, Database, Db, Reader } from './database.ts';
import type { MigrationOutcome, Migrations, MigrationTerms } from './migrate.ts';
import { type StoreFailureKind, StoreLost, storeFailureKind } from './store-failure.ts';

const storeFailure: StoreFailure = { kind: 'unreachable', cause: 'store' };

/** Receives the kind of a store's failure and its message. */
export type OnStoreFailure = (kind: StoreFailureKind, message: string) => void;

/** Converts failures of the store to values. Any other exception is a bug and is thrown again. */
const guarded = <Value, Failure>(
  run: () => Promise<Result<Value, Failure>>,
  onFailure: OnStoreFailure,
): ResultAsync<Value, Failure | StoreFailure> =>
  new ResultAsync<Value, Failure | StoreFailure>(
    run().catch((error: unknown) => {
      const kind = storeFailureKind(error);
      if (kind === undefined) throw error;
      // A lost file is reported by its guard.
      if (!(error instanceof StoreLost)) onFailure(kind, error instanceof Error ? error.message : '');
      return err(storeFailure);
    }),
  );

/** The parts of a database that differ by dialect. */
export type DialectParts = {
  readonly db: Db;
  readonly dialect: SqlDialectName;
  readonly read: Reader;
  readonly commit: Committer;
  readonly migrate: (migrations: Migrations, terms?: MigrationTerms) => Promise<Result<MigrationOutcome, never>>;
  readonly scrub: () => Promise<void>;
  /** Returns a value that changes with commits of other connections. Absent when the dialect cannot detect them. */
  readonly outside?: () => number;
};

/** A database whose schema can be migrated. */
export interface SqlDatabase extends Database {
  /** Applies missing migrations, all or none. Errors: `unreachable` store. */
  migrate(migrations: Migrations, terms?: MigrationTerms): ResultAsync<MigrationOutcome, StoreFailure>;
}

/** Returns a database over the parts of a dialect. */
export const sqlDatabase = (
  { db, dialect, read, commit, migrate, scrub, outside = () => 0 }: DialectParts,
  onFailure: OnStoreFailure = () => undefined,
): SqlDatabase => {
  let commits = 0;
  const counted = <Value>(running: Promise<Value>): Promise<Value> =>
    running.finally(() => {
      commits += 1;
    });
  return {
    dialect,
    read: (work) => guarded(() => read(work), onFailure),
    transaction: (terms, work) => guarded(() => counted(commit(terms, work)), onFailure),
    migrate: (migrations, terms) => guarded(() => migrate(migrations, terms), onFailure),
    scrub: () => guarded(async () => ok(await scrub()), onFailure),
    mark: () => `${commits} ${outside()}`,
    close: () => db.destroy(),
  };
};
