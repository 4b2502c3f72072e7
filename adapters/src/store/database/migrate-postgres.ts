import { sql } from 'kysely';
import type { Db, Tx } from './database.ts';
import { type MigrationOutcome, type Migrations, type MigrationTerms, migrate } from './migrate.ts';

/** The oldest supported version of PostgreSQL. */
const oldest = 15;

type Settings = {
  readonly version: number;
  readonly encoding: string;
  readonly kept: string;
  readonly schema: string | null;
};

/** Returns the reason why a PostgreSQL database cannot store a shop, or `undefined`. Checked before anything is
 *  created. */
const unfitBecause = async (db: Db): Promise<string | undefined> => {
  const { rows } = await sql<Settings>`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
      current_setting('synchronous_commit') as kept, current_schema() as schema`.execute(db);
  for (const { version, encoding, kept, schema } of rows) {
    if (version < oldest * 10_000) return `it is older than PostgreSQL ${oldest}`;
    // Other encodings lack letters of visitors' names, or store them as several characters.
    if (encoding !== 'UTF8') return `its encoding is ${encoding}; create one with encoding UTF8`;
    if (kept === 'off') return 'synchronous_commit is off, so that it would lose what was answered; switch it on';
    if (schema === null) return 'no schema of its search_path is there; create one, or set another search_path';
  }
  return undefined;
};

/** Returns the tables and views in the shop's schema of PostgreSQL, except those of extensions, which may live in
 *  any schema. */
export const existingRelations = async (db: Db): Promise<readonly string[]> => {
  const { rows } = await sql<{ readonly name: string }>`
    select relation.relname as name
    from pg_class relation join pg_namespace schema on schema.oid = relation.relnamespace
    where schema.nspname = current_schema() and relation.relkind in ('r', 'p', 'v', 'm', 'f') and not exists (
      select from pg_depend where classid = 'pg_class'::regclass and objid = relation.oid and deptype = 'e')`.execute(
    db,
  );
  return rows.map(({ name }) => name);
};

/** A lock that ends with the transaction, also behind a pooler in transaction mode. */
const oneAtATime = sql`select pg_advisory_xact_lock(5871240663)`;

/** Applies missing migrations in the caller's transaction, unless the database is unfit. Of several starting
 *  processes, one applies them. Throws database errors. */
export const migratePostgres = async (
  tx: Tx,
  migrations: Migrations,
  terms?: MigrationTerms,
): Promise<MigrationOutcome> => {
  const reason = await unfitBecause(tx);
  if (reason !== undefined) return { type: 'unfit', reason };
  await oneAtATime.execute(tx);
  return migrate(tx, 'postgres', await existingRelations(tx), migrations, terms);
};
