import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { err, ok, type Result } from 'neverthrow';
import { isOlderShop, migrationTable } from '../store-sql/database/migrate.ts';
import { tableNames } from '../store-sql/database/sqlite-database.ts';
import { type DataFolder, moveOf } from './data-folder.ts';
import { databaseError, type StartError } from './start-error.ts';

const checkOpen = (connection: DatabaseSync, data: DataFolder): Result<void, StartError> => {
  const { databaseFile: file, marker } = data;
  const [finding] = Object.values(connection.prepare('pragma quick_check(1)').get() ?? {});
  if (finding !== 'ok') return err({ kind: 'databaseDamaged', file, reason: String(finding).replaceAll(/\s+/g, ' ') });
  const tables = tableNames(connection);
  if (isOlderShop(tables)) return err({ kind: 'databaseOlder', file });
  if (tables.includes(migrationTable)) return ok();
  if (tables.length > 0) return err({ kind: 'databaseForeign', file });
  return existsSync(marker) ? err({ kind: 'databaseDamaged', file, reason: 'it has no tables' }) : ok();
};

/** Looks whether a file is a sound database of the shop, through a connection that cannot write: what is damaged stays as it
 *  was found. Errors: `databaseDamaged`, `databaseForeign`, `databaseOlder`, `databaseMoved`,
 *  `databaseBusy`, `databaseUnusable`. */
export const checkDatabase = (data: DataFolder, movesTo?: string): Result<void, StartError> => {
  const { databaseFile: file, moved } = data;
  const move = moveOf(data);
  if (move !== undefined && move.place !== movesTo)
    return err({ kind: 'databaseMoved', file, place: move.place, moved });
  try {
    const connection = new DatabaseSync(file, { readOnly: true, timeout: 2000 });
    try {
      return checkOpen(connection, data);
    } finally {
      connection.close();
    }
  } catch (error) {
    return err(databaseError(file, error));
  }
};
