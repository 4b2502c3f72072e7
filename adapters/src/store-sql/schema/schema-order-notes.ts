import { columnTypes, type SchemaStep } from '../database/migrations.ts';

/** What happened to each order (D-ORDER-HISTORY). Orders of before have no notes. */
export const addOrderNotes: SchemaStep = async (tx, dialect) => {
  const { instant, tableEnd } = columnTypes(dialect);
  await tx.schema
    .createTable('order_notes')
    .addColumn('order_ref', 'text', (column) => column.notNull().references('orders.ref'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('noted_at', instant, (column) => column.notNull())
    .addColumn('notes', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_notes_key', ['order_ref', 'number'])
    .modifyEnd(tableEnd)
    .execute();
  await tx.schema.createIndex('order_notes_by_age').on('order_notes').column('noted_at').execute();
};
