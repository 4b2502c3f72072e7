import { setTimeout as pause } from 'node:timers/promises';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { RestoredShop } from '@shop/core/seller/views/kept-shop';
import { sql } from 'kysely';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { postgresDatabase } from '../database/postgres-database.ts';
import { type DataFailure, refused, unusableStart } from '../open/data-failure.ts';
import { openSharedDatabase, patientLimits, shownAddress } from '../open/open-shared-database.ts';
import { putInPlace } from './put-in-place.ts';

export type DatabaseRestore = {
  /** A database that pg_restore has filled: `postgres://user:password@host/name`, which is never printed. */
  readonly url: string;
  /** The database that it replaces; where it is the same one, nothing is left of the former shop. */
  readonly former: string;
  readonly clock: ClockPort;
};

/** Units: milliseconds that a connection may take to end after its program. */
const patience = 2000;

/** A database by what no other one has, whatever it is called; and its connections of hosts, which look for mails once
 *  a second: those that a pooler keeps for later are idle. */
const use = sql<{ id: string; hosts: number }>`select
  (select oid from pg_database where datname = current_database()) || ' since ' || pg_postmaster_start_time() as id,
  (select count(*) from pg_stat_activity
    where datname = current_database() and application_name = 'shop' and pid <> pg_backend_pid()
      and (state <> 'idle' or state_change > now() - interval '10 seconds')) as hosts`;

type Use = { readonly id: string; readonly isInUse: boolean };

/** Whether hosts use a database; nothing of one that cannot be read. */
const useOf = async (url: string): Promise<Use | undefined> => {
  const database = postgresDatabase(url, { limits: patientLimits });
  const began = performance.now();
  try {
    for (;;) {
      const [found] = (await database.read(async (db) => ok((await use.execute(db)).rows))).unwrapOr([]);
      const isOver = performance.now() - began > patience;
      if (found === undefined || found.hosts === 0 || isOver)
        return found && { id: found.id, isInUse: found.hosts > 0 };
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
  const [to, from] = [shownAddress(url), shownAddress(former)];
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

/** Makes a database that pg_restore has filled the shop that hosts share from then on. The database that it replaces is
 *  read and stays as it is; no host may run. May be repeated after any failure. Errors: why it was not done. */
export const restoredDatabase = (wanted: DatabaseRestore): ResultAsync<RestoredShop, DataFailure> =>
  new ResultAsync(restore(wanted));
