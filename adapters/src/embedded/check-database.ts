import { DatabaseSync } from 'node:sqlite';
import { err, ok, type Result } from 'neverthrow';
import { readMoveMark } from '../store-sql/transfer/move-mark.ts';
import { databaseError, type StartError } from './start-error.ts';

/** A shop that has moved sells from there alone (D-TRANSFER). */
const checkMove = (connection: DatabaseSync, file: string): Result<void, StartError> => {
  const mark = readMoveMark(connection);
  if (mark === undefined || mark.state === 'arrived') return ok();
  return err({ kind: mark.state === 'gone' ? 'databaseMoved' : 'databaseLeaving', file, place: mark.place });
};

const checkOpen = (connection: DatabaseSync, file: string, isMarked: boolean): Result<void, StartError> => {
  const [finding] = Object.values(connection.prepare('pragma quick_check(1)').get() ?? {});
  if (finding !== 'ok') return err({ kind: 'databaseDamaged', file, reason: String(finding).replaceAll(/\s+/g, ' ') });
  const tables = connection.prepare("select name from sqlite_schema where type = 'table'").all();
  if (tables.some((table) => table.name === 'schema_areas')) return checkMove(connection, file);
  if (tables.length > 0) return err({ kind: 'databaseForeign', file });
  return isMarked ? err({ kind: 'databaseDamaged', file, reason: 'it has no tables' }) : ok();
};

/** Looks whether a file is a sound database of the shop, through a connection that cannot write: what is damaged stays as it
 *  was found. Errors: `databaseDamaged`, `databaseForeign`, `databaseMoved`,
 *  `databaseLeaving`, `databaseBusy`, `databaseUnusable`. */
export const checkDatabase = (file: string, isMarked: boolean): Result<void, StartError> => {
  try {
    const connection = new DatabaseSync(file, { readOnly: true, timeout: 2000 });
    try {
      return checkOpen(connection, file, isMarked);
    } finally {
      connection.close();
    }
  } catch (error) {
    return err(databaseError(file, error));
  }
};
