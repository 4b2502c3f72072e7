import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Names of all tables and views where the shop's own would stand in a PostgreSQL database, but for those that an extension brought:
 *  keepers may install such for themselves, into any schema. */
export const standingRelations = async (db: Db): Promise<readonly string[]> => {
  const { rows } = await sql<{ readonly name: string }>`
    select relation.relname as name
    from pg_class relation join pg_namespace schema on schema.oid = relation.relnamespace
    where schema.nspname = current_schema() and relation.relkind in ('r', 'p', 'v', 'm', 'f') and not exists (
      select from pg_depend where classid = 'pg_class'::regclass and objid = relation.oid and deptype = 'e')`.execute(
    db,
  );
  return rows.map(({ name }) => name);
};
