import { existsSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { orderNumber } from '@shop/core/seller/checkout/place-order';
import type { Breach, RestoredShop } from '@shop/core/seller/views/kept-shop';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { Database, Tx } from '../store-sql/database/database.ts';
import { openSqliteConnection, sqliteDatabase } from '../store-sql/database/sqlite-database.ts';
import { transferSums } from '../store-sql/transfer/copy-tables.ts';
import { checkOpened } from './checked-shop.ts';
import { type DataFailure, refused, unusable, unusableStart } from './data-failure.ts';
import { type DataFolder, dataFolderAt, makeDataFolder, markDataFolder, moveOf } from './data-folder.ts';
import { checkDatabase, claimAlone } from './open-database.ts';
import { noteRestore } from './open-restore.ts';
import { prepareDatabase } from './prepare-database.ts';
import { restoreOrders } from './restored-orders.ts';
import { checkBackup, copyDatabase, logsOf, moveDurably, removeDatabase } from './sqlite-backup.ts';
import { messageOf, type StartError } from './start-error.ts';
import { ticketsUsedSince } from './uses-since.ts';

export type ShopRestore = { readonly data: DataFolder; readonly file: string; readonly clock: ClockPort };

/** More orders than a shop forgets between two backups. */
const skippedNumbers = 1000;

/** Gives no number of a forgotten order to another one; `known` is the last one of the shop that is replaced. */
const skipNumbers = async (tx: Tx, year: number, known: number): Promise<string> => {
  const table = tx.selectFrom('order_numbers').select('last').where('year', '=', year);
  const last = Math.max((await table.executeTakeFirst())?.last ?? 0, known) + skippedNumbers;
  const row = { year, last };
  await tx
    .insertInto('order_numbers')
    .values(row)
    .onConflict((on) => on.column('year').doUpdateSet(row))
    .execute();
  return orderNumber(year, last + 1);
};

/** The last number of the shop that is replaced; 0 where it cannot be read. */
const lastNumberIn = (file: string, year: number): number => {
  if (!existsSync(file)) return 0;
  try {
    const connection = new DatabaseSync(file, { readOnly: true });
    try {
      return Number(connection.prepare('select last from order_numbers where year = ?').get(year)?.last ?? 0);
    } finally {
      connection.close();
    }
  } catch {
    return 0;
  }
};

const damaged = (file: string, reason = ''): DataFailure =>
  unusable(`the backup ${file} is damaged (${reason}); use another one, nothing has been changed`);

const contradictory = (file: string, [first, ...others]: readonly Breach[]): DataFailure =>
  refused(
    'Db.Breaches',
    `the backup ${file} contradicts itself in ${others.length + 1} ${others.length === 0 ? 'place' : 'places'}, first ${first?.law}: ${first?.what}; nothing has been changed`,
    'restore an earlier backup; db backup says of each one whether it is sound',
  );

type Prepared = Pick<RestoredShop, 'sums' | 'nextOrder' | 'asked' | 'uses'>;

/** A backup that is damaged or contradicts itself is not put in place. */
const checkSound = (database: Database, file: string, clock: ClockPort): ResultAsync<void, DataFailure> =>
  checkOpened(database, file, clock).andThen(({ sums, breaches }) => {
    if (sums === undefined) return err(damaged(file, breaches[0]?.what));
    return breaches.length === 0 ? ok() : err(contradictory(file, breaches));
  });

/** Brings a copy of the backup to what the next server expects. */
const prepare = async (
  { file, clock }: ShopRestore,
  part: string,
  former: string,
): Promise<Result<Prepared, DataFailure>> => {
  await copyDatabase(file, part);
  const database = sqliteDatabase(openSqliteConnection(part));
  try {
    const failed = (): StartError => ({ kind: 'databaseUnusable', file: part, reason: 'it cannot be written' });
    const foreign: StartError = { kind: 'databaseForeign', file };
    const ready = await prepareDatabase(database, { clock, place: file, foreign, failed, upgrades: true });
    if (ready.isErr()) return err(unusableStart(ready.error));
    const sound = await checkSound(database, file, clock);
    if (sound.isErr()) return err(sound.error);
    const year = Number(clock.today().slice(0, 4));
    const known = lastNumberIn(former, year);
    const used = ticketsUsedSince(part, former);
    return await database
      .transaction({ isolation: 'serializable' }, async (tx) => {
        const orders = await restoreOrders(tx, clock, used);
        const nextOrder = await skipNumbers(tx, year, known);
        return ok({ ...orders, nextOrder, sums: await transferSums(tx) });
      })
      .mapErr(() => unusableStart(failed()));
  } finally {
    await database.close();
  }
};

/** A free name for the former shop; where an earlier run has moved it and was killed, the name that it has. */
const asideOf = (file: string, hasFormer: boolean): string => {
  const name = (number: number): string => `${file}.replaced${number === 1 ? '' : `.${number}`}`;
  let free = 1;
  while (existsSync(name(free))) free += 1;
  return name(hasFormer ? free : Math.max(1, free - 1));
};

/** Moves the former shop aside, database before log: a run that is killed leaves no database without its log. */
const putAside = (file: string, aside: string): void => {
  for (const end of ['', '-wal']) if (existsSync(file + end)) renameSync(file + end, aside + end);
  rmSync(`${file}-shm`, { force: true });
};

const partOf = ({ databaseFile }: DataFolder): string => `${databaseFile}.part`;

const restore = async (wanted: ShopRestore): Promise<Result<RestoredShop, DataFailure>> => {
  const { data, file, clock } = wanted;
  const { databaseFile: to } = data;
  const part = partOf(data);
  const hasFormer = existsSync(to);
  const aside = asideOf(to, hasFormer);
  // An earlier run was killed between database and log.
  if (!hasFormer) putAside(to, aside);
  const prepared = await prepare(wanted, part, hasFormer ? to : aside);
  if (prepared.isErr()) return err(prepared.error);
  if (logsOf(part).some(existsSync)) return err(unusable(`${part} cannot be completed; nothing has been changed`));
  const marked = markDataFolder(data, clock.now());
  if (marked.isErr()) return err(unusableStart(marked.error));
  noteRestore(data, clock.now());
  putAside(to, aside);
  moveDurably(part, to);
  return ok({ from: file, to, ...prepared.value, ...(existsSync(aside) ? { replaced: aside } : {}) });
};

const checkFile = (file: string): Result<void, DataFailure> => {
  if (!existsSync(file)) return err(unusable(`there is no backup ${file}`));
  const backup = dataFolderAt(dirname(file), basename(file));
  return checkBackup(file).andThen(() =>
    checkDatabase(backup, { upgrades: true })
      .mapErr((error) => (error.kind === 'databaseDamaged' ? damaged(file, error.reason) : unusableStart(error)))
      .andThen((state) => (state === 'present' ? ok() : err(damaged(file, 'it holds no shop')))),
  );
};

const claimed = ({ data }: ShopRestore) => {
  const { databaseFile: file, moved } = data;
  const move = moveOf(data);
  if (move !== undefined) return err(unusableStart({ kind: 'databaseMoved', file, place: move.place, moved }));
  return makeDataFolder(data)
    .andThen(() => claimAlone(file))
    .mapErr(unusableStart);
};

const claimAndRestore = async (wanted: ShopRestore): Promise<Result<RestoredShop, DataFailure>> => {
  const owned = checkFile(wanted.file).andThen(() => claimed(wanted));
  if (owned.isErr()) return err(owned.error);
  try {
    return await restore(wanted);
  } catch (error) {
    return err(unusable(`${wanted.file} cannot be restored (${messageOf(error)}); the same again finishes it`));
  } finally {
    removeDatabase(partOf(wanted.data));
    owned.value.release();
  }
};

/** Puts a backup in place of the shop of a data folder that no server runs on; the former one is moved aside. May be
 *  repeated after any failure. Errors: why it was not done. */
export const restoredShop = (wanted: ShopRestore): ResultAsync<RestoredShop, DataFailure> =>
  new ResultAsync(claimAndRestore(wanted));
