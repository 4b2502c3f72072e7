import { err, type Result, ResultAsync } from 'neverthrow';
import type { StoreFailure } from '../../host/host-store.ts';
import type { Committer, Database, Db, SqlDialectName } from './database.ts';
import { type StoreFailureKind, StoreLost, storeFailureKind } from './store-failure.ts';

const storeFailure: StoreFailure = { kind: 'unreachable', cause: 'store' };

/** Told how the store failed and what it said of it. */
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
      // Whoever guards the file tells that in words of its own.
      if (!(error instanceof StoreLost)) onFailure(kind, error instanceof Error ? error.message : '');
      return err(storeFailure);
    }),
  );

export const sqlDatabase = (
  db: Db,
  commit: Committer,
  dialect: SqlDialectName,
  onFailure: OnStoreFailure = () => undefined,
): Database => ({
  dialect,
  read: (work) => guarded(() => work(db), onFailure),
  transaction: (work) => guarded(() => commit(work), onFailure),
  close: () => db.destroy(),
});
