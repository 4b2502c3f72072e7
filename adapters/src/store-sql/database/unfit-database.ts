import { sql } from 'kysely';
import type { Db } from './database.ts';

/** The oldest version of PostgreSQL that is tried. */
const oldest = 15;

type Settings = {
  readonly version: number;
  readonly encoding: string;
  readonly kept: string;
  readonly schema: string | null;
};

/** Why a PostgreSQL database cannot keep a shop; nothing where it can. Looked up before anything is created in it. */
export const unfitBecause = async (db: Db): Promise<string | undefined> => {
  const { rows } = await sql<Settings>`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
      current_setting('synchronous_commit') as kept, current_schema() as schema`.execute(db);
  for (const { version, encoding, kept, schema } of rows) {
    if (version < oldest * 10_000) return `it is older than PostgreSQL ${oldest}`;
    // Names of visitors have letters that another encoding lacks, or takes for several.
    if (encoding !== 'UTF8') return `its encoding is ${encoding}; create one with encoding UTF8`;
    if (kept === 'off') return 'synchronous_commit is off, so that it would lose what was answered; switch it on';
    if (schema === null) return 'no schema of its search_path is there; create one, or set another search_path';
  }
  return undefined;
};
