import type { ClockPort } from '@shop/core/ports/clock-port';
import type { ResultAsync } from 'neverthrow';
import type { Database } from '../database/database.ts';
import { type DataFolder, dataFolderAt, inspectDataFolder, moveOf } from './data-folder.ts';
import { type DatabaseStart, openDatabase } from './open-database.ts';
import { addressWithoutLogin, openSharedDatabase, type SharedDatabase } from './open-shared-database.ts';
import type { StartError } from './start-error.ts';

/** Where an embedded shop stores its data. */
export type StoreOptions = Pick<DatabaseStart, 'server' | 'onStoreFailure' | 'makesNone'> & {
  readonly dataDir: string;
  /** File name of the database in the folder. Default: `shop.db`. */
  readonly databaseName?: string;
  /** A database shared by hosts, instead of a file in the folder. */
  readonly shared?: SharedDatabase;
  readonly clock: ClockPort;
};

const notMovedFrom = (data: DataFolder): string | undefined => {
  const isThere = inspectDataFolder(data).unwrapOr('empty') === 'present';
  return isThere && moveOf(data) === undefined ? data.databaseFile : undefined;
};

/** Opens the file of a data folder, or a shared database; `dataAt` is its place, to be printed. Errors:
 *  `StartError`. */
export const openStore = (
  options: StoreOptions,
): ResultAsync<{ readonly database: Database; readonly dataAt: string }, StartError> => {
  const { clock, server, onStoreFailure, shared, makesNone } = options;
  const data = dataFolderAt(options.dataDir, options.databaseName);
  if (shared !== undefined) {
    const opened = openSharedDatabase({ ...shared, makesNone, notMoved: notMovedFrom(data) }, clock, onStoreFailure);
    return opened.map((database) => ({ database, dataAt: addressWithoutLogin(shared.url) }));
  }
  return openDatabase({ ...data, clock, server, onStoreFailure, makesNone }).map((database) => ({
    database,
    dataAt: data.databaseFile,
  }));
};
