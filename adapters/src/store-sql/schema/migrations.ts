import { sql } from 'kysely';
import type { MigrationStep, Migrations } from '../database/migrate.ts';
import { columnTypes, type TableStatements } from './column-types.ts';
import { cartTables } from './schema-carts.ts';
import { catalogTables } from './schema-catalog.ts';
import { mailTables } from './schema-mails.ts';
import { operationTables } from './schema-operations.ts';
import { orderTables } from './schema-orders.ts';

/** A migration that creates tables, those that others refer to first. */
const creating =
  (...subjects: readonly TableStatements[]): MigrationStep =>
  async (db, dialect) => {
    const types = columnTypes(dialect);
    for (const statement of subjects.flatMap((tables) => tables(types))) await sql.raw(statement).execute(db);
  };

/** Every change of the schema, by name in the order of their names. One that was released is never edited: a change of its tables is a
 *  migration of its own behind it. */
export const migrations: Migrations = {
  '0001-baseline': creating(catalogTables, cartTables, orderTables, mailTables, operationTables),
};
