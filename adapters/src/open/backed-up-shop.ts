import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { KeptShop } from '@shop/core/host/views/kept-shop';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { sqliteDatabase } from '../store-sql/database/sqlite-database.ts';
import { checkOpened, checkReadable } from './checked-shop.ts';
import { type DataFailure, refused, unusable, unusableStart } from './data-failure.ts';
import type { DataFolder } from './data-folder.ts';
import { copyDatabase, moveDurably, removeDatabase } from './sqlite-backup.ts';
import { messageOf } from './start-error.ts';

const backUp = async (data: DataFolder, to: string): Promise<Result<KeptShop, DataFailure>> => {
  const { databaseFile: from } = data;
  if (existsSync(to)) return err(refused('Db.Taken', `${to} is there already and stays as it is`, 'name a new file'));
  const source = checkReadable(data).mapErr((error) =>
    error.type === 'damaged' ? unusableStart({ kind: 'databaseDamaged', file: from, reason: error.reason }) : error,
  );
  if (source.isErr()) return err(source.error);
  // A run that is killed leaves this file, never half of a backup under its name.
  const part = `${to}.part`;
  try {
    await copyDatabase(from, part);
    const connection = new DatabaseSync(part);
    // One file without a log, and recognized as a backup by that.
    connection.exec('pragma journal_mode = delete');
    const database = sqliteDatabase(connection);
    const checked = await checkOpened(database, to);
    await database.close();
    if (checked.isErr()) return err(checked.error);
    const { sums, breaches } = checked.value;
    if (sums === undefined) return err(unusable(`${from} is damaged: ${breaches[0]?.what ?? ''}`));
    moveDurably(part, to);
    return ok({ from, to, sums, breaches });
  } catch (error) {
    removeDatabase(part);
    return err(unusable(`${to} cannot be written (${messageOf(error)}); there is no backup`));
  }
};

/** Copies the shop of a data folder into a new file, also beside its server, and checks the copy. Errors: why there is
 *  no backup. */
export const backedUpShop = (data: DataFolder, file: string): ResultAsync<KeptShop, DataFailure> =>
  new ResultAsync(backUp(data, file));
