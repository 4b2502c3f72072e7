import { sql } from 'kysely';
import type { SchemaStep } from '../database/migrations.ts';

/** What leaves after a time is found without looking at what stays (D-RETENTION). */
export const addRetentionIndexes: SchemaStep = async (tx) => {
  await tx.schema
    .createIndex('carts_unsold_by_age')
    .on('carts')
    .column('created_at')
    .where(sql.ref('state'), '<>', 'sold')
    .execute();
  await tx.schema.createIndex('idempotency_keys_by_age').on('idempotency_keys').column('created_at').execute();
  await tx.schema.createIndex('buyers_by_age').on('buyers').column('saved_at').execute();
  await tx.schema.createIndex('payment_events_by_age').on('payment_events').column('received_at').execute();
  await tx.schema
    .createIndex('orders_unpaid_by_age')
    .on('orders')
    .column('placed_at')
    .where(sql.ref('outcome'), '=', 'open')
    .execute();
};
