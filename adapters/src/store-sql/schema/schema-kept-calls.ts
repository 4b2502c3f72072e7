import { columnTypes, type SchemaStep } from '../database/migrations.ts';

/** The last calls of each cart, for support; they go with their cart. Their ids are in the order in which they were answered. */
export const addKeptCalls: SchemaStep = async (tx, dialect) => {
  const { instant, tableEnd } = columnTypes(dialect);
  await tx.schema
    .createTable('kept_calls')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('cart_id', 'text', (column) => column.notNull().references('carts.id').onDelete('cascade'))
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('asked_at', instant, (column) => column.notNull())
    .addColumn('line', 'text', (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();
  await tx.schema.createIndex('kept_calls_by_cart').on('kept_calls').columns(['cart_id', 'id']).execute();
  await tx.schema.createIndex('kept_calls_by_age').on('kept_calls').column('asked_at').execute();
  await tx.schema.createIndex('kept_calls_by_owner').on('kept_calls').columns(['owner', 'id']).execute();
};
