import { DatabaseSync } from 'node:sqlite';
import type { Instant } from '@shop/core/dates/instant';
import type { MovedShop, ShopSums } from '@shop/core/seller/views/shop-sums';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { chosenClock, systemClock } from '../../platform/clock/clocks.ts';
import { cryptoRandom } from '../../platform/random/crypto-random.ts';
import { type Database, type Db, rollBack } from '../database/database.ts';
import { migratePostgres } from '../database/migrate-postgres.ts';
import { postgresKysely } from '../database/postgres-database.ts';
import { postgresFailure } from '../database/postgres-failure.ts';
import { defaultLimits } from '../database/postgres-pool.ts';
import { type DataFailure, refused, unusableStart } from '../open/data-failure.ts';
import { type DataFolder, dataFolderAt, markMoved, moveOf, unmarkMoved } from '../open/data-folder.ts';
import { openDatabase } from '../open/open-database.ts';
import { addressWithoutLogin, patientLimits } from '../open/open-shared-database.ts';
import { type StartError, startErrorText } from '../open/start-error.ts';
import { migrations } from '../schema/migrations.ts';
import { type CopiedTable, type CopyStep, copyTable, tablesOf, targetState, transferSums } from './copy-tables.ts';

export type ShopMove = {
  readonly dataDir: string;
  readonly databaseName: string;
  /** `postgres://user:password@host/name`. Never printed. */
  readonly url: string;
  /** Time of the transfer. When `undefined`, the system clock's time. */
  readonly at: Instant | undefined;
  readonly onStep: (step: CopyStep) => Promise<void>;
};

const startFailure = (error: StartError): DataFailure =>
  error.kind === 'databaseMoved'
    ? refused('Db.Moved', startErrorText(error), 'a shop is moved once; run the same again only after it was cut off')
    : unusableStart(error);

const stays = 'nothing was moved, and the data folder sells on';

type Parts = Pick<ShopMove, 'onStep'> & {
  readonly data: DataFolder;
  readonly to: string;
  readonly now: Instant;
  readonly source: DatabaseSync;
  readonly tables: readonly CopiedTable[];
  readonly sums: ShopSums;
  readonly target: Db;
};

/** Fills the target in one transaction. The folder is closed before COMMIT, so that two databases never sell at
 *  once. */
const copy = async ({ data, to, now, source, tables, sums, target, onStep }: Parts): Promise<void> => {
  const transfer = moveOf(data)?.transfer ?? cryptoRandom.token();
  const tx = await target.startTransaction().execute();
  try {
    const migrated = await migratePostgres(tx, migrations);
    if (migrated.type === 'unfit') throw new Error(migrated.reason);
    for (const table of tables) await copyTable(tx, source, table, onStep);
    if (JSON.stringify(await transferSums(tx)) !== JSON.stringify(sums)) throw new Error('the sums differ');
    const place = data.databaseFile;
    await tx.insertInto('shop_moves').values({ id: 1, state: 'arrived', transfer, place, moved_at: now }).execute();
    markMoved(data, { place: to, transfer });
    await tx.commit().execute();
  } catch (error) {
    await rollBack(tx);
    if (postgresFailure(error).retry !== 'lost') unmarkMoved(data);
    throw error;
  }
};

/** `wasThere`: an earlier, interrupted run had already moved the shop. */
const move = async (parts: Parts): Promise<Result<{ readonly wasThere: boolean }, DataFailure>> => {
  const { data, to, target } = parts;
  const there = await target.transaction().execute(targetState);
  if (there.type === 'arrived' && there.transfer === moveOf(data)?.transfer) return ok({ wasThere: true });
  if (there.type === 'empty') {
    await copy(parts);
    return ok({ wasThere: false });
  }
  // The target has another shop or program, so an earlier, interrupted run did not arrive.
  unmarkMoved(data);
  return err(
    there.type === 'foreign'
      ? refused('Db.Foreign', `${to} holds the tables of another program; ${stays}`, 'name an empty database')
      : refused('Db.Taken', `there is a shop in ${to} already; ${stays}`, 'name an empty database'),
  );
};

const failureOf = (error: unknown, { data, to }: Pick<Parts, 'data' | 'to'>): DataFailure => {
  const reason = error instanceof Error ? error.message : String(error);
  const isLost = postgresFailure(error).retry === 'lost';
  const message =
    moveOf(data) !== undefined
      ? `whether the shop has arrived in ${to} is not known; run it again, which finishes it or opens the data folder (${reason})`
      : `${to} cannot be ${isLost ? 'reached' : 'filled'} (${reason}); ${stays}`;
  return { type: 'unusable', message };
};

/** Moves the shop of a folder without a server into an empty PostgreSQL database, all or nothing, and closes the
 *  folder. Errors: why it was not finished. The shop then stays in the folder, or the message says that this is not
 *  known. Repeating it is safe. */
export const moveShop = (options: ShopMove): ResultAsync<MovedShop, DataFailure> => {
  const data = dataFolderAt(options.dataDir, options.databaseName);
  const { databaseFile: from } = data;
  const to = addressWithoutLogin(options.url);
  const clock = chosenClock(options.at);
  const now = clock.now();
  const run = async (database: Database): Promise<Result<MovedShop, DataFailure>> => {
    let clockAhead = 0;
    const limits = { ...defaultLimits, ...patientLimits };
    const target = postgresKysely(options.url, limits, (databaseTime) => {
      clockAhead = databaseTime - systemClock().now();
    });
    const source = new DatabaseSync(from, { readOnly: true });
    try {
      const tables = tablesOf(source);
      const sums = await database.read(async (db) => ok(await transferSums(db)));
      if (sums.isErr()) throw new Error('the file cannot be read');
      const moved = await move({ ...options, data, to, now, source, tables, sums: sums.value, target });
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      const counted = { tables: tables.length, rows, sums: sums.value, clockAhead };
      return moved.map(({ wasThere }) => ({ from, to, wasThere, ...counted }));
    } catch (error) {
      return err(failureOf(error, { data, to }));
    } finally {
      source.close();
      await target.destroy();
      await database.close();
    }
  };
  return openDatabase({ ...data, clock, makesNone: true, movesTo: to })
    .mapErr(startFailure)
    .andThen((database) => new ResultAsync(run(database)));
};
