import { DatabaseSync } from 'node:sqlite';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { Breach } from '@shop/core/seller/views/shop-copy';
import type { MoneySums, ShopSums } from '@shop/core/seller/views/shop-sums';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { systemClock } from '../../platform/clock/clocks.ts';
import { checkInUse } from '../backup/sqlite-backup.ts';
import type { Database } from '../database/database.ts';
import { sqliteDatabase } from '../database/sqlite-database.ts';
import { type DataFailure, unusable, unusableStart } from '../open/data-failure.ts';
import { type DataFolder, inspectDataFolder, orMissing } from '../open/data-folder.ts';
import { checkDatabase } from '../open/open-database.ts';
import { addressWithoutLogin, openSharedDatabase, patientLimits } from '../open/open-shared-database.ts';
import { openRestoreOf } from '../restore/open-restore.ts';
import { transferSums } from '../transfer/copy-tables.ts';
import { breachesIn } from './breaches.ts';
import { moneySums } from './order-laws.ts';

/** The sums of a database and the contradictions in it. `sums` and `money` are absent when the file is damaged. */
export type CheckedShop = {
  readonly sums?: ShopSums | undefined;
  readonly money?: MoneySums | undefined;
  readonly breaches: readonly Breach[];
  /** Time of the last restore in ISO 8601, while that restore is not closed. */
  readonly openSince?: string | undefined;
};

type DamagedFile = { readonly type: 'damaged'; readonly reason: string };

/** Checks an open database in one snapshot. When its file is damaged, nothing else is checked. */
export const checkOpened = (
  database: Database,
  place: string,
  clock: Pick<ClockPort, 'now'> = systemClock(),
): ResultAsync<CheckedShop, DataFailure> =>
  database
    .read(async (db) => {
      const breaches = await breachesIn(db, database.dialect, clock.now());
      const isDamaged = breaches.some(({ law }) => law === 'structure');
      if (isDamaged) return ok({ breaches });
      const {
        rows: [money],
      } = await moneySums(database.dialect).execute(db);
      return ok({ breaches, sums: await transferSums(db), money, openSince: await openRestoreOf(db) });
    })
    .mapErr(() => unusable(`${place} cannot be read to its end`));

/** Checks whether the shop of a folder can be read, without changing the folder. */
export const checkReadable = (data: DataFolder): Result<void, DataFailure | DamagedFile> => {
  const { databaseFile: file } = data;
  return inspectDataFolder(data)
    .andThen(orMissing(data))
    .mapErr(unusableStart)
    .andThen(() => checkInUse(file))
    .andThen(() =>
      checkDatabase(data)
        .andThen(orMissing(data))
        .mapErr((error) =>
          error.kind === 'databaseDamaged'
            ? ({ type: 'damaged', reason: error.reason } as const)
            : unusableStart(error),
        ),
    );
};

/** Checks a file without stopping or delaying its server. */
const checkFile = async (data: DataFolder, clock: ClockPort): Promise<Result<CheckedShop, DataFailure>> => {
  const readable = checkReadable(data);
  if (readable.isErr()) {
    const { error } = readable;
    return error.type === 'damaged' ? ok({ breaches: [{ law: 'structure', what: error.reason }] }) : err(error);
  }
  const connection = new DatabaseSync(data.databaseFile, { readOnly: true, timeout: 5000 });
  connection.exec('begin');
  const database = sqliteDatabase(connection);
  const checked = await checkOpened(database, data.databaseFile, clock);
  await database.close();
  return checked;
};

/** Checks the shop of a data folder at a clock's time. Errors: the reason why it cannot be read. */
export const checkFolder = (
  data: DataFolder,
  clock: ClockPort = systemClock(),
): ResultAsync<CheckedShop, DataFailure> => new ResultAsync(checkFile(data, clock));

/** Checks the shop of a shared database at a clock's time. Errors: the reason why it cannot be read. */
export const checkShared = (url: string, clock: ClockPort = systemClock()): ResultAsync<CheckedShop, DataFailure> =>
  openSharedDatabase({ url, makesNone: true }, clock, undefined, patientLimits)
    .mapErr(unusableStart)
    .andThen((database) => {
      const check = async () => {
        const checked = await checkOpened(database, addressWithoutLogin(url), clock);
        await database.close();
        return checked;
      };
      return new ResultAsync(check());
    });
