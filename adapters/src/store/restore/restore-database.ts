import { setTimeout as pause } from 'node:timers/promises';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { RestoredShop } from '@shop/core/seller/views/shop-copy';
import { sql } from 'kysely';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { postgresDatabase } from '../database/postgres-database.ts';
import { type DataFailure, refused, unusableStart } from '../open/data-failure.ts';
import { addressWithoutLogin, openSharedDatabase, patientLimits } from '../open/open-shared-database.ts';
import { putInPlace } from './put-in-place.ts';

export type DatabaseRestore = {
  /** A database filled by pg_restore: `postgres://user:password@host/name`. Never printed. */
  readonly url: string;
  /** The database to be replaced. When it is the same database, there is no former shop. */
  readonly former: string;
  readonly clock: ClockPort;
};

/** Maximum time in milliseconds for a connection to end after its program. */
const timeout = 2000;

/** Identifies a database independently of its address, and counts the connections of its hosts. Hosts look for mails
 *  once a second, so an idle connection belongs to a pooler. */
const use = sql<{ id: string; hosts: number }>`select
  (select oid from pg_database where datname = current_database()) || ' since ' || pg_postmaster_start_time() as id,
  (select count(*) from pg_stat_activity
    where datname = current_database() and application_name = 'shop' and pid <> pg_backend_pid()
      and (state <> 'idle' or state_change > now() - interval '10 seconds')) as hosts`;

type Use = { readonly id: string; readonly isInUse: boolean };

/** Returns whether hosts use a database. `undefined` when it cannot be read. */
const useOf = async (url: string): Promise<Use | undefined> => {
  const database = postgresDatabase(url, { limits: patientLimits });
  const began = performance.now();
  try {
    for (;;) {
      const [result] = (await database.read(async (db) => ok((await use.execute(db)).rows))).unwrapOr([]);
      const isOver = performance.now() - began > timeout;
      if (result === undefined || result.hosts === 0 || isOver)
        return result && { id: result.id, isInUse: result.hosts > 0 };
      await pause(100);
    }
  } finally {
    await database.close();
  }
};

const inUse = (place: string): DataFailure =>
  refused(
    'Db.InUse',
    `hosts of a shop use ${place}; nothing has been changed`,
    'stop all hosts of both databases first',
  );

const restore = async ({ url, former, clock }: DatabaseRestore): Promise<Result<RestoredShop, DataFailure>> => {
  const [to, from] = [addressWithoutLogin(url), addressWithoutLogin(former)];
  const [next, last] = [await useOf(url), await useOf(former)];
  if (next?.isInUse === true) return err(inUse(to));
  if (last?.isInUse === true) return err(inUse(from));
  const hasFormer = last !== undefined && last.id !== next?.id;
  const opened = await openSharedDatabase({ url, makesNone: true, upgrades: true }, clock, undefined, patientLimits);
  if (opened.isErr()) return err(unusableStart(opened.error));
  const database = opened.value;
  try {
    const openFormer = () => (hasFormer ? postgresDatabase(former, { limits: patientLimits }) : undefined);
    const restored = await putInPlace(database, to, clock, openFormer);
    return restored.map((shop) => ({ from: to, to, ...shop, replaced: hasFormer ? from : undefined }));
  } finally {
    await database.close();
  }
};

/** Turns a database filled by pg_restore into the shop of all hosts. The replaced database is read and not changed; no
 *  host may run. Errors: why it was not finished; repeating it is safe. */
export const restoreDatabase = (options: DatabaseRestore): ResultAsync<RestoredShop, DataFailure> =>
  new ResultAsync(restore(options));
