import type { SchemaStep } from '../database/migrations.ts';

/** Why a bank declined (D-NOT-CONFIRMED); orders from before have none. */
export const addDeclineReason: SchemaStep = async (tx) => {
  await tx.schema.alterTable('orders').addColumn('decline_reason', 'text').execute();
};
