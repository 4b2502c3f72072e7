import type { SchemaStep } from '../database/migrations.ts';

/** Which price groups sell the same stay. What was written before does not say. */
export const addStays: SchemaStep = async (tx) => {
  await tx.schema.alterTable('price_groups').addColumn('same_stay_as', 'text').execute();
};
