import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Migrations } from '../database/migrate.ts';
import { cartSchema } from './cart-schema.ts';
import { orderSchema } from './order-schema.ts';
import { createTable, type SqlDialectName } from './table.ts';
import { tables } from './tables.ts';

const createTables = async (db: Db, dialect: SqlDialectName): Promise<void> => {
  const statements = [
    ...cartSchema(dialect),
    ...orderSchema(dialect),
    ...Object.entries(tables).flatMap(([name, table]) => createTable(dialect, name, table)),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};

/** Every change of the schema, in the order of names. A released migration is never edited; add another one. */
export const migrations: Migrations = {
  /** The tables of release 0.2.0; a new database does not get them. */
  '0001-baseline': async () => undefined,
  '0002-documents': async (db, dialect, existingTables) => {
    if (!existingTables.includes('facility_periods')) return createTables(db, dialect);
    // Loaded on demand: a shop is upgraded once.
    const { moveToDocuments } = await import('../upgrade/to-documents.ts');
    await moveToDocuments(db, dialect, () => createTables(db, dialect));
  },
};
