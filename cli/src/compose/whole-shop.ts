import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { CheckedShop } from '@shop/adapters/store/check/check-shop';
import type { DataFailure } from '@shop/adapters/store/open/data-failure';
import { dataFolderAt } from '@shop/adapters/store/open/data-folder';
import type { FirstCatalog } from '@shop/adapters/store/open/prepare-database';
import type { RestoredShop, ShopCopy, UpgradedShop } from '@shop/core/seller/views/shop-copy';
import type { MovedShop } from '@shop/core/seller/views/shop-sums';
import { err, errAsync, ok, type Result, ResultAsync } from 'neverthrow';
import type { ShopSettings } from '../arguments/global-options.ts';
import { parsePostgres, type Target } from '../arguments/target.ts';
import { type Failure, operatorRefused, usage } from '../failures/failure.ts';
import { readableFile } from '../failures/readable-file.ts';
import type { Terminal } from '../terminal.ts';
import { clockOf, isOwn } from './own-store.ts';

const failed = (failure: DataFailure): Failure =>
  failure.type === 'refused' ? operatorRefused(failure.code, failure.message, [failure.hint]) : failure;

type Folder = Extract<Target, { type: 'database' }>;

const dataOf = ({ folder, file }: Folder) => dataFolderAt(folder, file);

/** Returns the data folder of a target. Errors: `usage` for another target; `instead` are the commands to use with
 *  PostgreSQL. */
const folderOf = (target: Target, what: string, instead: readonly string[] = []): Result<Folder, Failure> => {
  if (target.type === 'database') return ok(target);
  return target.type === 'postgres' && instead.length > 0
    ? err(usage(`a PostgreSQL database is ${what} by its own programs`, instead))
    : err(usage(`only a data folder on this machine can be ${what}`, ['--on <folder>']));
};

/** Turns the import of a module into a result. */
const loaded = <Module>(module: Promise<Module>) => ResultAsync.fromSafePromise(module);

/** Returns the file at the path of a folder or of one of its parents; `undefined` when there is none. */
const fileInTheWay = (path: string): string | undefined => {
  if (existsSync(path)) return statSync(path).isDirectory() ? undefined : path;
  return dirname(path) === path ? undefined : fileInTheWay(dirname(path));
};

/** Makes a shop in a data folder without one and returns the path of its database. Errors: `usage` for a file in place
 *  of the folder. */
export const makeShop = (
  { target, at }: Pick<ShopSettings, 'target' | 'at'>,
  sells: FirstCatalog,
): ResultAsync<string, Failure> => {
  const needsFolder = ['shop new <folder>'];
  if (target.type !== 'database') return errAsync(usage('a shop is made in a folder', needsFolder));
  const file = fileInTheWay(target.folder);
  if (file !== undefined) return errAsync(usage(`a shop is made in a folder; ${file} is a file`, needsFolder));
  const data = dataOf(target);
  return loaded(import('@shop/adapters/shop/create-shop')).andThen(({ createShop }) =>
    createShop(data, clockOf({ target, at }), sells)
      .map(() => data.databaseFile)
      .mapErr(failed),
  );
};

/** Moves the shop of a data folder into an empty PostgreSQL database: `to`, or DATABASE_URL when it is absent. */
export const transfer = (
  { target, at }: ShopSettings,
  to: string | undefined,
  { env }: Terminal,
  show: (what: string) => Promise<void>,
): ResultAsync<MovedShop, Failure> =>
  folderOf(target, 'moved').asyncAndThen(({ folder, file }) =>
    parsePostgres(to ?? env.DATABASE_URL ?? '', to === undefined ? 'DATABASE_URL' : '--to')
      .mapErr((message) => usage(message))
      .asyncAndThen((url) =>
        loaded(import('@shop/adapters/store/transfer/move-shop')).andThen(({ moveShop }) =>
          moveShop({
            dataDir: folder,
            databaseName: file,
            url,
            at,
            onStep: ({ table, rows }) => show(`${table} ${rows}`),
          }).mapErr(failed),
        ),
      ),
  );

/** Copies the shop of a data folder into a new file. */
export const backUp = ({ target }: ShopSettings, file: string, { folder }: Terminal): ResultAsync<ShopCopy, Failure> =>
  folderOf(target, 'backed up', [`pg_dump -Fc "$DATABASE_URL" -f ${file}`]).asyncAndThen((of) =>
    loaded(import('@shop/adapters/store/backup/back-up-shop')).andThen(({ backUpShop }) =>
      backUpShop(dataOf(of), resolve(folder, file)).mapErr(failed),
    ),
  );

/** Returns the failure with the steps that replace a shared database by a dump. */
const restoreSteps = (file: string): Failure =>
  usage('a dump of PostgreSQL is put in place in four steps, all hosts stopped', [
    'createdb -T template0 -E UTF8 <new name>',
    `pg_restore --no-owner --exit-on-error -d <new address> ${file}`,
    'shop db restore <new address> --on postgres',
    'start the servers with DATABASE_URL=<new address>',
  ]);

/** Restores a backup into a data folder. For PostgreSQL, makes a database that pg_restore has filled the successor
 *  of the shared one. */
export const restore = (
  settings: ShopSettings,
  from: string,
  { folder }: Terminal,
): ResultAsync<RestoredShop, Failure> => {
  const { target } = settings;
  const clock = clockOf(settings);
  if (target.type === 'postgres') {
    if (!/^postgres(ql)?:/.test(from)) return errAsync(restoreSteps(from));
    return parsePostgres(from, 'the backup')
      .mapErr((message) => usage(message))
      .asyncAndThen((url) =>
        loaded(import('@shop/adapters/store/restore/restore-database')).andThen(({ restoreDatabase }) =>
          restoreDatabase({ url, former: target.url, clock }).mapErr(failed),
        ),
      );
  }
  const file = resolve(folder, from);
  return folderOf(target, 'restored')
    .andThen((of) => readableFile(`the backup ${file}`, file).map(() => of))
    .asyncAndThen((of) =>
      loaded(import('@shop/adapters/store/restore/restore-shop')).andThen(({ restoreShop }) =>
        restoreShop({ data: dataOf(of), file, clock }).mapErr(failed),
      ),
    );
};

/** Upgrades the database of a data folder, or the shared one, to this release. */
export const upgrade = (settings: ShopSettings): ResultAsync<UpgradedShop, Failure> => {
  const { target } = settings;
  if (target.type !== 'database' && target.type !== 'postgres')
    return errAsync(usage('a shop is upgraded by its database', ['--on <folder | postgres>']));
  const clock = clockOf(settings);
  return loaded(import('@shop/adapters/store/upgrade/upgrade-shop'))
    .andThen(({ upgradeFolder, upgradeShared }) =>
      target.type === 'database' ? upgradeFolder(dataOf(target), clock) : upgradeShared(target.url, clock),
    )
    .mapErr(failed);
};

/** The contradictions in a shop's data, the money of its orders, and since when a restore is open. */
export type ShopCheck = Pick<CheckedShop, 'breaches' | 'money' | 'openSince'>;

/** Looks for contradictions in the data of a data folder or of the shared database. */
export const checkShop = ({ target }: ShopSettings): ResultAsync<ShopCheck, Failure> => {
  if (target.type !== 'database' && target.type !== 'postgres')
    return errAsync(usage('a shop is checked by its database', ['--on <folder | postgres>']));
  return loaded(import('@shop/adapters/store/check/check-shop'))
    .andThen(({ checkFolder, checkShared }) =>
      target.type === 'database' ? checkFolder(dataOf(target)) : checkShared(target.url),
    )
    .map(({ breaches, money, openSince }) => ({ breaches, money, openSince }))
    .mapErr(failed);
};

/** Closes the restore of a data folder or of the shared database, after its operator has checked it. */
export const closeRestoreOf = (settings: ShopSettings): ResultAsync<void, Failure> => {
  const { target } = settings;
  if (!isOwn(target)) return errAsync(usage('a restore is closed in its database', ['--on <folder | postgres>']));
  return loaded(import('@shop/adapters/store/restore/close-restore'))
    .andThen(({ closeFolderRestore, closeSharedRestore }) =>
      target.type === 'database'
        ? closeFolderRestore(dataOf(target))
        : closeSharedRestore(target.url, clockOf(settings)),
    )
    .mapErr(failed);
};
