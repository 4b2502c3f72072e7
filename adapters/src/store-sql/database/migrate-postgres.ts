import { sql } from 'kysely';
import type { Tx } from './database.ts';
import { type MigrationOutcome, type Migrations, migrate } from './migrate.ts';
import { standingRelations } from './standing-relations.ts';
import { unfitBecause } from './unfit-database.ts';

/** Released with the transaction, also behind a pooler of transactions. */
const oneAtATime = sql`select pg_advisory_xact_lock(5871240663)`;

/** Applies the migrations that a PostgreSQL database lacks in the caller's transaction, unless no shop can be kept there; of several
 *  processes that start at once one does. Throws what the database says. */
export const migratePostgres = async (tx: Tx, migrations: Migrations): Promise<MigrationOutcome> => {
  const reason = await unfitBecause(tx);
  if (reason !== undefined) return { type: 'unfit', reason };
  await oneAtATime.execute(tx);
  return migrate(tx, 'postgres', await standingRelations(tx), migrations);
};
