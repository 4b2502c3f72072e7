import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { StoreFailure } from '../../seller/seller-store.ts';
import type { SqlDialectName } from '../schema/table.ts';
import type { Committer, Database, Db, Reader } from './database.ts';
import type { MigrationOutcome, Migrations, MigrationTerms } from './migrate.ts';
import { type StoreFailureKind, StoreLost, storeFailureKind } from './store-failure.ts';

const storeFailure: StoreFailure = { kind: 'unreachable', cause: 'store' };

/** Receives how the store failed, and its message. */
export type OnStoreFailure = (kind: StoreFailureKind, message: string) => void;

/** Failures of the store become values; everything else thrown is a bug and stays one. */
const guarded = <Value, Failure>(
  run: () => Promise<Result<Value, Failure>>,
  onFailure: OnStoreFailure,
): ResultAsync<Value, Failure | StoreFailure> =>
  new ResultAsync<Value, Failure | StoreFailure>(
    run().catch((error: unknown) => {
      const kind = storeFailureKind(error);
      if (kind === undefined) throw error;
      // The guard of the file reports it in its own words.
      if (!(error instanceof StoreLost)) onFailure(kind, error instanceof Error ? error.message : '');
      return err(storeFailure);
    }),
  );

/** A dialect's implementation of a database. */
export type DialectParts = {
  readonly db: Db;
  readonly dialect: SqlDialectName;
  readonly read: Reader;
  readonly commit: Committer;
  readonly migrate: (migrations: Migrations, terms?: MigrationTerms) => Promise<Result<MigrationOutcome, never>>;
  readonly scrub: () => Promise<void>;
  /** Changes after commits of other connections, if the dialect knows. */
  readonly outside?: () => number;
};

/** A database whose schema can be brought up to date. */
export interface SqlDatabase extends Database {
  /** Applies the migrations that it lacks, all or none. Errors: `unreachable` store. */
  migrate(migrations: Migrations, terms?: MigrationTerms): ResultAsync<MigrationOutcome, StoreFailure>;
}

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
