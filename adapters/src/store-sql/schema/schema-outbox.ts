import { sql } from 'kysely';
import { columnTypes, type SchemaStep } from '../database/migrations.ts';

/** Mails to buyers that are to be sent, or were (D-OUTBOX). Orders of before have none. */
export const addOutbox: SchemaStep = async (tx, dialect) => {
  const { instant, tableEnd } = columnTypes(dialect);
  await tx.schema
    .createTable('order_mails')
    .addColumn('order_ref', 'text', (column) => column.notNull().references('orders.ref'))
    .addColumn('about', 'text', (column) => column.notNull().check(sql`about in ('completed', 'canceled', 'refunded')`))
    .addColumn('copy', 'integer', (column) => column.notNull())
    .addColumn('asked_at', instant, (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('due_at', instant)
    .addColumn('sent_at', instant)
    .addColumn('failed_at', instant)
    .addColumn('fault', 'text')
    .addPrimaryKeyConstraint('order_mails_key', ['order_ref', 'about'])
    .modifyEnd(tableEnd)
    .execute();
  await tx.schema
    .createIndex('order_mails_due')
    .on('order_mails')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', null)
    .execute();
};
