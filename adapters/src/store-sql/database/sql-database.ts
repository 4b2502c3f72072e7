import { err, type Result, ResultAsync } from 'neverthrow';
import type { StoreFailure } from '../../host/host-store.ts';
import type { Committer, Database, Db, SqlDialectName } from './database.ts';
import { isStoreFailure } from './store-failure.ts';

const storeFailure: StoreFailure = { kind: 'unreachable', cause: 'store' };

/** Failures of the store become values; everything else thrown is a bug and stays one. */
const guarded = <Value, Failure>(
  run: () => Promise<Result<Value, Failure>>,
): ResultAsync<Value, Failure | StoreFailure> =>
  new ResultAsync<Value, Failure | StoreFailure>(
    run().catch((error: unknown) => {
      if (isStoreFailure(error)) return err(storeFailure);
      throw error;
    }),
  );

export const sqlDatabase = (db: Db, commit: Committer, dialect: SqlDialectName): Database => ({
  dialect,
  read: (work) => guarded(() => work(db)),
  transaction: (work) => guarded(() => commit(work)),
  close: () => db.destroy(),
});
