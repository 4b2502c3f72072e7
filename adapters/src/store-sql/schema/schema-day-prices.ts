import type { SchemaStep } from '../database/migrations.ts';

/** For which days prices count, and what holidays do. What was written before counts on every day of its group's weekdays. */
export const addDayPrices: SchemaStep = async (tx) => {
  await tx.schema.alterTable('price_groups').addColumn('holidays', 'text').execute();
  await tx.schema.alterTable('price_lists').addColumn('weekdays', 'text').execute();
  await tx.schema.alterTable('price_lists').addColumn('holidays', 'text').execute();
};
