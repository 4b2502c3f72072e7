import { columnTypes, type SchemaStep } from '../database/migrations.ts';

/** What opens an order's page, and its tickets. Orders of before have neither until they are tried again (D-ORDER-KEYS). */
export const addOrderKeys: SchemaStep = async (tx, dialect) => {
  const { instant, tableEnd } = columnTypes(dialect);
  await tx.schema.alterTable('orders').addColumn('order_key', 'text').execute();
  await tx.schema.createIndex('orders_by_key').unique().on('orders').column('order_key').execute();
  await tx.schema
    .createTable('order_tickets')
    .addColumn('code', 'text', (column) => column.notNull().primaryKey())
    .addColumn('order_ref', 'text', (column) => column.notNull().references('orders.ref'))
    .addColumn('line_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('admitted_at', instant)
    .addColumn('admitted_on', 'text')
    .addUniqueConstraint('order_tickets_number', ['order_ref', 'number'])
    .modifyEnd(tableEnd)
    .execute();
};
