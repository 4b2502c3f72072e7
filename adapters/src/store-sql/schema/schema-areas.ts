import type { SchemaArea } from '../database/migrations.ts';
import { cartSchema } from './schema-cart.ts';
import { catalogSchema } from './schema-catalog.ts';
import { checkoutSchema } from './schema-checkout.ts';
import { contentSchema } from './schema-content.ts';
import { memberSchema } from './schema-members.ts';
import { moveSchema } from './schema-moves.ts';

/** Every table of the shop, in the order in which they refer to each other. */
export const schemaAreas: readonly SchemaArea[] = [
  catalogSchema,
  cartSchema,
  checkoutSchema,
  contentSchema,
  memberSchema,
  moveSchema,
];
