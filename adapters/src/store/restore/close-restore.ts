import { DatabaseSync } from 'node:sqlite';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { ok, ResultAsync } from 'neverthrow';
import { checkReadable } from '../check/check-shop.ts';
import type { Database } from '../database/database.ts';
import { sqliteDatabase } from '../database/sqlite-database.ts';
import { type DataFailure, unusable, unusableStart } from '../open/data-failure.ts';
import type { DataFolder } from '../open/data-folder.ts';
import { addressWithoutLogin, openSharedDatabase, patientLimits } from '../open/open-shared-database.ts';
import { closeRestore } from './open-restore.ts';

const closeIn = (database: Database, place: string): ResultAsync<void, DataFailure> => {
  const close = async () => {
    const closed = await database.transaction({ isolation: 'read committed' }, async (tx) =>
      ok(await closeRestore(tx)),
    );
    await database.close();
    return closed.mapErr(() => unusable(`the restore of ${place} stays open, as it cannot be written`));
  };
  return new ResultAsync(close());
};

/** Opens a database that writes to the log of the file only: a server stops when another program writes its file. */
const openBesideServer = (file: string): Database => {
  const connection = new DatabaseSync(file, { timeout: 5000 });
  connection.exec('pragma wal_autocheckpoint = 0');
  return sqliteDatabase(connection);
};

/** Closes the restore of a data folder; its server may run. Calling it twice has no effect. Errors: the reason why
 *  the restore stays open. */
export const closeFolderRestore = (data: DataFolder): ResultAsync<void, DataFailure> => {
  const { databaseFile: file } = data;
  return checkReadable(data)
    .mapErr((error) =>
      error.type === 'damaged' ? unusableStart({ kind: 'databaseDamaged', file, reason: error.reason }) : error,
    )
    .asyncAndThen(() => closeIn(openBesideServer(file), file));
};

/** Closes the restore of a shared database; hosts may run. Calling it twice has no effect. Errors: the reason why
 *  the restore stays open. */
export const closeSharedRestore = (url: string, clock: ClockPort): ResultAsync<void, DataFailure> =>
  openSharedDatabase({ url, makesNone: true }, clock, undefined, patientLimits)
    .mapErr(unusableStart)
    .andThen((database) => closeIn(database, addressWithoutLogin(url)));
