import type { CartTables } from './cart-tables.ts';
import type { CatalogTables } from './catalog-tables.ts';
import type { CheckoutTables } from './checkout-tables.ts';
import type { MemberTables } from './member-tables.ts';
import type { MoveTables } from './move-tables.ts';

/** The migrations that were applied; Kysely's own columns. */
type SchemaMigrations = { name: string; timestamp: string };

/** Every table of the embedded provider; each area of the shop describes its own. */
export type Tables = CatalogTables &
  CartTables &
  CheckoutTables &
  MemberTables &
  MoveTables & { schema_migrations: SchemaMigrations };
