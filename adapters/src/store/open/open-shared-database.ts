import type { ClockPort, SyncTime } from '@shop/core/ports/clock-port';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { Database } from '../database/database.ts';
import { existingRelations } from '../database/migrate-postgres.ts';
import type { PostgresLimits } from '../database/postgres-pool.ts';
import type { OnStoreFailure } from '../database/sql-database.ts';
import type { StoreFailureKind } from '../database/store-failure.ts';
import { prepareDatabase } from './prepare-database.ts';
import { messageOf, type StartError } from './start-error.ts';

/** A database shared by any number of hosts. */
export type SharedDatabase = {
  /** `postgres://user:password@host/name`. Never printed. */
  readonly url: string;
  /** Called repeatedly with the database's time, which all hosts use. */
  readonly onTime?: SyncTime | undefined;
  /** When true, refuses to create a shop: operators work on an existing one. */
  readonly makesNone?: boolean | undefined;
  /** The database file of a folder whose shop still sells there: a new shop would block its transfer. */
  readonly notMoved?: string | undefined;
  /** When true, upgrades the data of a former release. */
  readonly upgrades?: boolean | undefined;
};

/** Returns the address without user and password. */
export const addressWithoutLogin = (url: string): string => {
  const parsed = URL.parse(url);
  return parsed === null ? 'DATABASE_URL' : `${parsed.protocol}//${parsed.host}${parsed.pathname}`;
};

type Failed = { readonly kind: StoreFailureKind; readonly message: string };

/** Returns the start error with the database's message, or that it did not answer. */
const startError = (address: string, { kind, message }: Failed): StartError => {
  const reason = message.replaceAll(/\s+/g, ' ');
  return kind === 'lost'
    ? { kind: 'serverUnreachable', address, reason }
    : { kind: 'databaseUnusable', file: address, reason };
};

/** Limits for operations that may take long while no visitor waits: schema, first contents, whole tables.
 *  Milliseconds. */
export const patientLimits = { mostConnections: 1, statementWithin: 10 * 60_000, lockWithin: 60_000 };

/** Returns the reason why no shop may be created in an empty database, or `undefined`. */
const refusedBeginning = (address: string, { makesNone, notMoved }: SharedDatabase): StartError | undefined => {
  if (makesNone === true) return { kind: 'shopMissing', place: address };
  return notMoved === undefined ? undefined : { kind: 'shopNotMoved', file: notMoved, address };
};

const openAndPrepare = async (
  shared: SharedDatabase,
  clock: ClockPort,
  onFailure: OnStoreFailure | undefined,
  limits: Partial<PostgresLimits> | undefined,
): Promise<Result<Database, StartError>> => {
  const { url, onTime } = shared;
  const address = addressWithoutLogin(url);
  // Loaded on demand: a shop on a file does not need it.
  const { postgresDatabase } = await import('../database/postgres-database.ts');
  // Until the database is open, a failure is reported in the start's error line.
  let last: Failed = { kind: 'lost', message: 'nobody answers' };
  const starting = postgresDatabase(url, {
    limits: patientLimits,
    onTime,
    onFailure: (kind, message) => {
      last = { kind, message };
    },
  });
  const failed = (): StartError => startError(address, last);
  const prepare = async (): Promise<Result<void, StartError>> => {
    const refused = refusedBeginning(address, shared);
    if (refused !== undefined) {
      const relations = await starting.read(async (db) => ok(await existingRelations(db)));
      if (relations.isErr()) return err(failed());
      if (relations.value.length === 0) return err(refused);
    }
    const foreign: StartError = { kind: 'serverForeign', address };
    return prepareDatabase(starting, { clock, place: address, foreign, failed, upgrades: shared.upgrades });
  };
  const prepared = await prepare()
    .catch(
      (error: unknown): Result<void, StartError> =>
        err({ kind: 'databaseUnusable', file: address, reason: messageOf(error) }),
    )
    .finally(() => starting.close());
  return prepared.map(() => postgresDatabase(url, { onTime, onFailure, limits }));
};

/** Opens a shared database. Migrates its tables, and fills those of a first start. Errors: `serverUnreachable`,
 *  `serverForeign`, `databaseNewer`, `databaseOlder`, `databaseUnusable`. */
export const openSharedDatabase = (
  shared: SharedDatabase,
  clock: ClockPort,
  onFailure?: OnStoreFailure,
  limits?: Partial<PostgresLimits>,
): ResultAsync<Database, StartError> => new ResultAsync(openAndPrepare(shared, clock, onFailure, limits));
