import { DatabaseSync } from 'node:sqlite';
import { err, ok, type Result } from 'neverthrow';
import { databaseError, type StartError } from './start-error.ts';

const checkOpen = (connection: DatabaseSync, file: string, isMarked: boolean): Result<void, StartError> => {
  const [finding] = Object.values(connection.prepare('pragma quick_check(1)').get() ?? {});
  if (finding !== 'ok') return err({ kind: 'databaseDamaged', file, reason: String(finding).replaceAll(/\s+/g, ' ') });
  const tables = connection.prepare("select name from sqlite_schema where type = 'table'").all();
  if (tables.some((table) => table.name === 'schema_areas')) return ok();
  if (tables.length > 0) return err({ kind: 'databaseForeign', file });
  return isMarked ? err({ kind: 'databaseDamaged', file, reason: 'it has no tables' }) : ok();
};

/** Looks whether a file is a sound database of the shop, through a connection that cannot write: what is damaged stays as it
 *  was found. Errors: `databaseDamaged`, `databaseForeign`, `databaseBusy`, `databaseUnusable`. */
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
