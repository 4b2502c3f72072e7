import { sql } from 'kysely';
import type { Migrations } from '../database/migrate.ts';
import { cartSchema } from './cart-schema.ts';
import { orderSchema } from './order-schema.ts';
import { createTable } from './table.ts';
import { tables } from './tables.ts';

/** Every change of the schema in the order of names. A released one is never edited: a change is another one. */
export const migrations: Migrations = {
  '0002-documents': async (db, dialect) => {
    const statements = [
      ...cartSchema(dialect),
      ...orderSchema(dialect),
      ...Object.entries(tables).flatMap(([name, table]) => createTable(dialect, name, table)),
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
