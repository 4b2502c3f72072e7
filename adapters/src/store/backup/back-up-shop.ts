import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ShopCopy } from '@shop/core/seller/views/shop-copy';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { checkOpened, checkReadable } from '../check/check-shop.ts';
import { sqliteDatabase } from '../database/sqlite-database.ts';
import { type DataFailure, refused, unusable, unusableStart } from '../open/data-failure.ts';
import type { DataFolder } from '../open/data-folder.ts';
import { messageOf } from '../open/start-error.ts';
import { copyDatabase, nameDurably } from './sqlite-backup.ts';

const alreadyExists = (to: string): DataFailure =>
  refused('Db.Taken', `${to} is there already and stays as it is`, 'name a new file');

/** Copies and checks a shop in a temporary folder, then moves the copy to its final name. */
const copyIn = async (folder: string, from: string, to: string): Promise<Result<ShopCopy, DataFailure>> => {
  const copy = join(folder, 'shop.db');
  await copyDatabase(from, copy);
  const connection = new DatabaseSync(copy);
  // A backup is one file without a log, and is recognized by that.
  connection.exec('pragma journal_mode = delete');
  const database = sqliteDatabase(connection);
  const checked = await checkOpened(database, to);
  await database.close();
  if (checked.isErr()) return err(checked.error);
  const { sums, breaches } = checked.value;
  if (sums === undefined) return err(unusable(`${from} is damaged: ${breaches[0]?.what ?? ''}`));
  return nameDurably(copy, to) === 'taken' ? err(alreadyExists(to)) : ok({ from, to, sums, breaches });
};

const backUp = async (data: DataFolder, to: string): Promise<Result<ShopCopy, DataFailure>> => {
  const { databaseFile: from } = data;
  if (existsSync(to)) return err(alreadyExists(to));
  const source = checkReadable(data).mapErr((error) =>
    error.type === 'damaged' ? unusableStart({ kind: 'databaseDamaged', file: from, reason: error.reason }) : error,
  );
  if (source.isErr()) return err(source.error);
  try {
    // A private folder of this run; a killed run leaves it, but never an incomplete backup under the final name.
    const folder = mkdtempSync(`${to}.part-`);
    try {
      return await copyIn(folder, from, to);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  } catch (error) {
    return err(unusable(`${to} cannot be written (${messageOf(error)}); there is no backup`));
  }
};

/** Copies the shop of a data folder into a new file and checks the copy. The shop's server may run meanwhile.
 *  Errors: the reason why there is no backup. */
export const backUpShop = (data: DataFolder, file: string): ResultAsync<ShopCopy, DataFailure> =>
  new ResultAsync(backUp(data, file));
