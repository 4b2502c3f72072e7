import type { DatabaseSync } from 'node:sqlite';
import type { ShopSums } from '@shop/core/host/views/shop-sums';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import { err, ok, Result, ResultAsync } from 'neverthrow';
import { type Ownership, ownFile } from '../files/file-owner.ts';
import type { Database } from '../store-sql/database/database.ts';
import { openSqliteConnection, sqliteDatabase } from '../store-sql/database/sqlite-database.ts';
import { migrations } from '../store-sql/schema/migrations.ts';
import type { CopyStep } from '../store-sql/transfer/copy-table.ts';
import { clockAheadOf, targetDatabase } from '../store-sql/transfer/target-database.ts';
import { type TransferRefusal, type Transferred, transferShop } from '../store-sql/transfer/transfer-shop.ts';
import { transferSums } from '../store-sql/transfer/transfer-sums.ts';
import { checkDatabase } from './check-database.ts';
import { type DataFolder, inspectDataFolder, markMoved } from './data-folder.ts';
import { shownAddress } from './open-shared-database.ts';
import { databaseError, type StartError } from './start-error.ts';

export type MoveOptions = DataFolder & {
  /** `postgres://user:password@host/name`, never told to anybody. */
  readonly url: string;
  readonly clock: ClockPort;
  /** This machine's clock, whatever the moment is said to be. */
  readonly machine: Pick<ClockPort, 'now'>;
  readonly random: RandomPort;
  /** Told how far a table is. */
  readonly onStep: (step: CopyStep) => Promise<void>;
};

/** `clockAhead`: by so much the database's clock, which the shop goes by now, is ahead of this machine's. Units: milliseconds. */
export type MovedFolder = Transferred & { readonly clockAhead: number };

/** Why a shop was not moved: what it stands on is not there, or the move itself is refused. */
export type MoveError =
  | { readonly type: 'start'; readonly error: StartError }
  /** There is no shop in the folder. */
  | { readonly type: 'nothingThere'; readonly file: string }
  | { readonly type: 'refused'; readonly refusal: TransferRefusal };

const start = (error: StartError): MoveError => ({ type: 'start', error });

/** A transfer that was cut off is gone on with, which nobody else may. */
const checkSource = (data: DataFolder): Result<void, MoveError> =>
  checkDatabase(data)
    .orElse((error) => (error.kind === 'databaseLeaving' ? ok() : err(error)))
    .mapErr(start);

const openSource = (data: DataFolder): Result<DatabaseSync, MoveError> =>
  Result.fromThrowable(
    () => openSqliteConnection(data.databaseFile),
    (error) => start(databaseError(data.databaseFile, error)),
  )();

const claim = (file: string): Result<Ownership, MoveError> =>
  ownFile(file).mapErr((error) =>
    start(
      error.kind === 'owned'
        ? { kind: 'databaseOwned', file, owner: error.owner }
        : { kind: 'databaseUnusable', file, reason: error.reason },
    ),
  );

const unusable = (file: string): StartError => ({
  kind: 'databaseUnusable',
  file,
  reason: 'it is full, read-only or locked',
});

const sumsOf = async (database: Database): Promise<ShopSums> => {
  const sums = await database.read(async (db) => ok(await transferSums(db)));
  if (sums.isErr()) throw new Error('the file cannot be read');
  return sums.value;
};

/** Brings the file up to this program's schema, as a start would, and moves it. */
const move = async (source: DatabaseSync, options: MoveOptions): Promise<Result<MovedFolder, MoveError>> => {
  const { url, databaseFile: file, clock, machine, random, onStep } = options;
  const database = sqliteDatabase(source);
  const migrated = await ResultAsync.fromPromise(database.migrate(migrations), (error) =>
    databaseError(file, error),
  ).andThen((done) => done.mapErr(() => unusable(file)));
  if (migrated.isErr()) return err(start(migrated.error));
  if (migrated.value.type === 'newer') {
    return err(start({ kind: 'databaseNewer', file, migration: migrated.value.migration }));
  }
  const target = targetDatabase(url);
  const to = shownAddress(url);
  try {
    // Whoever cannot be asked is told by the transfer itself.
    const clockAhead = await clockAheadOf(target, machine.now).catch(() => 0);
    const moved = await transferShop({
      ...{ source, target, from: file, to, onStep },
      sumsOfSource: () => sumsOf(database),
      // Where the folder takes no more files the mark in the database alone has to do.
      onArrived: () => void markMoved(options, to),
      transfer: random.token(),
      now: clock.now(),
    });
    return moved.map((shop) => ({ ...shop, clockAhead })).mapErr((refusal) => ({ type: 'refused', refusal }));
  } finally {
    await target.destroy();
  }
};

const claimAndMove = async (options: MoveOptions): Promise<Result<MovedFolder, MoveError>> => {
  const { databaseFile: file } = options;
  const present = inspectDataFolder(options)
    .mapErr(start)
    .andThen((state): Result<void, MoveError> => (state === 'present' ? ok() : err({ type: 'nothingThere', file })));
  const claimed = present.andThen(() => claim(file));
  if (claimed.isErr()) return err(claimed.error);
  try {
    const source = checkSource(options).andThen(() => openSource(options));
    if (source.isErr()) return err(source.error);
    try {
      return await move(source.value, options);
    } finally {
      source.value.close();
    }
  } finally {
    claimed.value.release();
  }
};

/** Moves the shop of a data folder, which no server may own meanwhile, into an empty PostgreSQL database, whole or not at all, and closes
 *  the folder (D-TRANSFER). Errors: `MoveError`; the shop stays where it was. */
export const moveShop = (options: MoveOptions): ResultAsync<MovedFolder, MoveError> =>
  new ResultAsync(claimAndMove(options));
