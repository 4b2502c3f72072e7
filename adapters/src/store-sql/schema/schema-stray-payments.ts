import { columnTypes, type SchemaStep } from '../database/migrations.ts';

/** Money that a provider has for orders that nobody here knows: of neither an order nor an attempt of ours (D-STRAY-MONEY). */
export const addStrayPayments: SchemaStep = async (tx, dialect) => {
  const { instant, tableEnd } = columnTypes(dialect);
  await tx.schema
    .createTable('stray_payments')
    .addColumn('attempt_id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('order_ref', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('seen_since', instant, (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();
};
