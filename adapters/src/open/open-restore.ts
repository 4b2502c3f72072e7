import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Instant, instantText } from '@shop/core/dates/instant';
import { Result } from 'neverthrow';
import { type DataFailure, unusable } from './data-failure.ts';
import type { DataFolder } from './data-folder.ts';
import { messageOf } from './start-error.ts';

/** Stands beside the database, so that neither a backup nor a transfer takes it along. */
const noteOf = ({ databaseFile }: DataFolder): string => `${databaseFile}.restored`;

/** Notes that the shop of a folder is put back from a backup, which its keeper has to go through; on disk once this
 *  returns. Throws when it cannot be written. */
export const noteRestore = (data: DataFolder, now: Instant): void =>
  writeFileSync(noteOf(data), `${instantText(now)}\n`, { flush: true });

/** When the shop of a folder was put back last, in ISO 8601, until its keeper closes that. */
export const openRestoreOf = (data: DataFolder): string | undefined =>
  existsSync(noteOf(data)) ? readFileSync(noteOf(data), 'utf8').trim() : undefined;

/** Closes the restore of a folder; one that is closed stays so. Error: why it stays open. */
export const closeRestore = (data: DataFolder): Result<void, DataFailure> =>
  Result.fromThrowable(
    () => rmSync(noteOf(data), { force: true }),
    (error) => unusable(`${noteOf(data)} cannot be deleted (${messageOf(error)})`),
  )();
