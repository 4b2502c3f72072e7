import { sql } from 'kysely';
import { columnTypes, type SchemaArea, type SchemaStep } from '../database/migrations.ts';

/** Where a shop has moved to, or come from. */
const createMoves: SchemaStep = async (tx, dialect) => {
  const { instant, tableEnd } = columnTypes(dialect);
  await tx.schema
    .createTable('shop_moves')
    .addColumn('id', 'integer', (column) => column.notNull().primaryKey().check(sql`id = 1`))
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('leaving', 'gone', 'arrived')`))
    .addColumn('transfer', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('moved_at', instant, (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();
};

/** The way of a shop from one database to another. Needs no other tables. */
export const moveSchema: SchemaArea = { name: 'moves', steps: [createMoves] };
