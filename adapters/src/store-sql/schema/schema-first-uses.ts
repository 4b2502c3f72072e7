import type { SchemaStep } from '../database/migrations.ts';

/** Since when a cart had the promo codes that were taken off it, in the row that every change reads and writes anyway. What was taken off
 *  before is not known. */
export const addFirstUses: SchemaStep = async (tx) => {
  await tx.schema.alterTable('carts').addColumn('first_uses', 'text').execute();
};
