import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Older ones are not tried. */
const oldest = 15;

type Settings = {
  readonly version: string;
  readonly encoding: string;
  readonly kept: string;
  readonly idle: string;
  readonly idleFrom: string;
  readonly schema: string | null;
};

/** For the keeper who put one before the database. */
export const behindPooler = 'settings of a connection are dropped, as poolers do; connect to it directly';

/** Why a PostgreSQL database cannot keep a shop, for its keeper; nothing where it can. Asked before anything is made in it. */
export const unfitBecause = async (db: Db): Promise<string | undefined> => {
  const { rows } = await sql<Settings>`
    select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding, current_setting('synchronous_commit') as kept,
      setting as idle, source as "idleFrom", current_schema() as schema
    from pg_settings where name = 'idle_in_transaction_session_timeout'`.execute(db);
  const [settings] = rows;
  if (settings === undefined) return undefined;
  const { version, encoding, kept, idle, idleFrom, schema } = settings;
  if (Number(version) < oldest * 10_000) return `it is older than PostgreSQL ${oldest}`;
  // Names of visitors have letters that another encoding lacks, or takes for several.
  if (encoding !== 'UTF8') return `its encoding is ${encoding}; create one with encoding UTF8`;
  if (kept === 'off') return 'synchronous_commit is off, so that it would lose what was answered; switch it on';
  if (schema === null) return 'no schema of its search_path is there; create one, or set another search_path';
  // Every connection asks for a limit of its own; a pooler drops it, and then there is none, or the one of the role.
  if (idle === '0' || idleFrom !== 'client') return behindPooler;
  return undefined;
};
