import { columnTypes, type SchemaStep } from '../database/migrations.ts';

/** Personal data that nobody has saved yet; they go with their cart. */
export const addDrafts: SchemaStep = async (tx, dialect) => {
  const { instant, tableEnd } = columnTypes(dialect);
  await tx.schema
    .createTable('customer_drafts')
    .addColumn('cart_id', 'text', (column) => column.notNull().references('carts.id').onDelete('cascade'))
    .addColumn('session_hash', 'text', (column) => column.notNull())
    .addColumn('draft', 'text', (column) => column.notNull())
    .addColumn('typed_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('customer_drafts_key', ['cart_id', 'session_hash'])
    .modifyEnd(tableEnd)
    .execute();
  await tx.schema.createIndex('customer_drafts_by_age').on('customer_drafts').column('typed_at').execute();
};
