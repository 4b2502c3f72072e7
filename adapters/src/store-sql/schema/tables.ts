import { cartTables } from './cart-tables.ts';
import { catalogTables } from './catalog-tables.ts';
import { operationTables } from './operation-tables.ts';
import { orderTables } from './order-tables.ts';
import type { RowOf } from './table.ts';

/** Every table of the embedded provider, those that others refer to first. */
export const tables = { ...catalogTables, ...cartTables, ...orderTables, ...operationTables };

/** The rows of every table; those of `schema_migrations` are Kysely's own. */
export type Tables = { [Name in keyof typeof tables]: RowOf<(typeof tables)[Name]['columns']> } & {
  schema_migrations: { name: string; timestamp: string };
};
