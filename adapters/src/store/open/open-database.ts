import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { err, ok, Result, ResultAsync } from 'neverthrow';
import { type OwnError, type Ownership, ownFile, useFile } from '../../platform/files/file-owner.ts';
import type { Database } from '../database/database.ts';
import { type FormerShop, formerShop, isOlderShop, migrationTable } from '../database/migrate.ts';
import type { OnStoreFailure, SqlDatabase } from '../database/sql-database.ts';
import { openSqliteConnection, sqliteDatabase, tableNames } from '../database/sqlite-database.ts';
import { migrations } from '../schema/migrations.ts';
import {
  type DataFolder,
  type FolderState,
  inspectDataFolder,
  makeDataFolder,
  markDataFolder,
  moveOf,
  orMissing,
} from './data-folder.ts';
import { type FirstCatalog, prepareDatabase } from './prepare-database.ts';
import { databaseError, type StartError } from './start-error.ts';
import { type StoreGuard, storeGuard } from './store-guard.ts';

const formerIn = (connection: DatabaseSync): FormerShop | undefined => {
  const applied = connection.prepare(`select name from ${migrationTable}`).all();
  return formerShop(
    applied.map(({ name }) => String(name)),
    migrations,
  );
};

const checkOpen = (connection: DatabaseSync, data: DataFolder, upgrades: boolean): Result<FolderState, StartError> => {
  const { databaseFile: file, marker } = data;
  const [finding] = Object.values(connection.prepare('pragma quick_check(1)').get() ?? {});
  if (finding !== 'ok') return err({ kind: 'databaseDamaged', file, reason: String(finding).replaceAll(/\s+/g, ' ') });
  const tables = tableNames(connection);
  if (isOlderShop(tables)) return err({ kind: 'databaseOlder', file });
  if (tables.includes(migrationTable)) {
    const former = formerIn(connection);
    const isRead = former === undefined || (upgrades && former.release !== undefined);
    return isRead ? ok('present') : err({ kind: 'databaseOlder', file, ...former });
  }
  if (tables.length > 0) return err({ kind: 'databaseForeign', file });
  return existsSync(marker) ? err({ kind: 'databaseDamaged', file, reason: 'it has no tables' }) : ok('empty');
};

/** Exceptions for a database that is otherwise refused: one that moves to `movesTo`, and one of a former release. */
type Allowed = Pick<DatabaseStart, 'movesTo'> & { readonly upgrades?: boolean };

/** Checks with a read-only connection whether a file is a sound database of the shop or an empty one. Damaged files
 *  are not changed. Errors: `databaseDamaged`, `databaseForeign`, `databaseOlder`, `databaseMoved`, `databaseBusy`,
 *  `databaseUnusable`. */
export const checkDatabase = (
  data: DataFolder,
  { movesTo, upgrades = false }: Allowed = {},
): Result<FolderState, StartError> => {
  const { databaseFile: file, moved } = data;
  const move = moveOf(data);
  if (move !== undefined && move.place !== movesTo)
    return err({ kind: 'databaseMoved', file, place: move.place, moved });
  try {
    const connection = new DatabaseSync(file, { readOnly: true, timeout: 2000 });
    try {
      return checkOpen(connection, data, upgrades);
    } finally {
      connection.close();
    }
  } catch (error) {
    return err(databaseError(file, error));
  }
};

/** The server that owns the database: its address, and a function called when the database's files are lost. */
export type ServerOfFiles = { readonly address: string; readonly onLost: (line: string) => void };

export type DatabaseStart = DataFolder & {
  readonly clock: ClockPort;
  /** The server that owns the file while it runs. Absent for programs that use the file briefly. */
  readonly server?: ServerOfFiles | undefined;
  readonly onStoreFailure?: OnStoreFailure | undefined;
  /** When true, refuses to create a shop: operators work on an existing one. */
  readonly makesNone?: boolean | undefined;
  /** Catalog of a new shop. Default: the sample. */
  readonly sells?: FirstCatalog | undefined;
  /** Place that the shop moves to. The file is then owned, and opens even if an earlier run to that place has closed
   *  it. */
  readonly movesTo?: string | undefined;
};

type OpenFile = { readonly database: SqlDatabase; readonly guard?: StoreGuard };

const openFile = (
  start: DatabaseStart,
  { lockFile }: Ownership,
  onFailure: OnStoreFailure,
): Result<OpenFile, StartError> =>
  Result.fromThrowable(
    () => {
      const { databaseFile, server } = start;
      const connection = openSqliteConnection(databaseFile);
      if (server === undefined) return { database: sqliteDatabase(connection, { onFailure }) };
      const guard = storeGuard({ databaseFile, lockFile, connection, onLost: server.onLost });
      return { guard, database: sqliteDatabase(connection, { guard, onFailure }) };
    },
    (error) => databaseError(start.databaseFile, error),
  )();

/** Takes exclusive ownership of a file for this process. Errors: `databaseOwned`, `databaseUnusable`. */
export const claimAlone = (file: string, address?: string): Result<Ownership, StartError> =>
  ownFile(file, address).mapErr((error) => claimError(file, error));

const claimError = (file: string, error: OwnError): StartError =>
  error.kind === 'owned'
    ? { kind: 'databaseOwned', file, owner: error.owner }
    : { kind: 'databaseUnusable', file, reason: error.reason };

const claim = ({ databaseFile: file, server, movesTo }: DatabaseStart): Result<Ownership, StartError> =>
  server === undefined && movesTo === undefined
    ? useFile(file).mapErr((error) => claimError(file, error))
    : claimAlone(file, server?.address);

const openClaimed = async (start: DatabaseStart, ownership: Ownership): Promise<Result<Database, StartError>> => {
  const { databaseFile: file, clock } = start;
  let isOpen = false;
  // Until the database is open, a failure is reported in the start's error line.
  let reason = 'it is full, read-only or locked';
  const onFailure: OnStoreFailure = (kind, message) => {
    if (isOpen) start.onStoreFailure?.(kind, message);
    else reason = message;
  };
  const opened = inspectDataFolder(start)
    .andThen((state) => (state === 'present' ? checkDatabase(start, start) : ok(state)))
    .andThen(() => openFile(start, ownership, onFailure));
  if (opened.isErr()) return err(opened.error);
  const { database, guard } = opened.value;
  const close = async (): Promise<void> => {
    guard?.close();
    await database.close();
  };
  const failed = (): StartError => ({ kind: 'databaseUnusable', file, reason });
  const foreign: StartError = { kind: 'databaseForeign', file };
  const prepared = await prepareDatabase(database, { clock, place: file, foreign, failed, sells: start.sells })
    .then((done) => done.andThen(() => markDataFolder(start, clock.now())))
    // Another program's table may have the name of a table that a migration creates.
    .catch((error: unknown) => err<void, StartError>(databaseError(file, error)));
  if (prepared.isOk()) {
    guard?.arm();
    isOpen = true;
    return ok({ ...database, close });
  }
  await close();
  return err(prepared.error);
};

const openAndPrepare = async (start: DatabaseStart): Promise<Result<Database, StartError>> => {
  const looked = start.makesNone === true ? inspectDataFolder(start).andThen(orMissing(start)) : ok();
  const claimed = looked.andThen(() => makeDataFolder(start)).andThen(() => claim(start));
  if (claimed.isErr()) return err(claimed.error);
  const { release } = claimed.value;
  const opened = await openClaimed(start, claimed.value);
  if (opened.isErr()) release();
  return opened.map((database) => ({ ...database, close: () => database.close().finally(release) }));
};

/** Opens the shop's database; the first start creates folder, database and marker. Other programs may use the same
 *  file unless a server owns it. Errors: `StartError`; existing files are then unchanged. */
export const openDatabase = (start: DatabaseStart): ResultAsync<Database, StartError> =>
  new ResultAsync(openAndPrepare(start));
