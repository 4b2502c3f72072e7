import { columnTypes, type SchemaStep } from '../database/migrations.ts';

/** The few carts that a client may hold places in at once. What carts of before hold is nobody's. */
export const addClientSlots: SchemaStep = async (tx, dialect) => {
  const { instant, tableEnd } = columnTypes(dialect);
  await tx.schema
    .createTable('client_slots')
    .addColumn('client_hash', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('cart_id', 'text', (column) => column.notNull().references('carts.id').onDelete('cascade'))
    .addColumn('taken_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('client_slots_key', ['client_hash', 'number'])
    .modifyEnd(tableEnd)
    .execute();
  await tx.schema.createIndex('client_slots_by_cart').on('client_slots').column('cart_id').execute();
  await tx.schema.createIndex('client_slots_by_age').on('client_slots').column('taken_at').execute();
};
