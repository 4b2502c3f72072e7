import type { CartTables } from './cart-tables.ts';
import type { CatalogTables } from './catalog-tables.ts';
import type { CheckoutTables } from './checkout-tables.ts';
import type { ContentTables } from './content-tables.ts';
import type { MemberTables } from './member-tables.ts';
import type { MoveTables } from './move-tables.ts';

/** How far each area's steps have been applied. */
type SchemaAreas = { area: string; version: number };

/** Every table of the embedded provider; each area of the shop describes its own. */
export type Tables = CatalogTables &
  CartTables &
  CheckoutTables &
  ContentTables &
  MemberTables &
  MoveTables & { schema_areas: SchemaAreas };
