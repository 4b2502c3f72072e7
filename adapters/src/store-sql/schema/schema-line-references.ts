import type { SchemaStep } from '../database/migrations.ts';

const references = [
  'cart_lines_of_facilities_product_id_fkey',
  'cart_lines_of_facilities_price_list_id_fkey',
  'cart_lines_of_facilities_upsell_id_fkey',
  'cart_lines_places_of',
];

/** To look whether a row of the catalog is there, PostgreSQL locks it: everybody who puts something into a cart wrote the same few rows.
 *  What is sold is never deleted (D-LINE-REFERENCES). SQLite, which locks nothing, keeps looking. */
export const freeLineReferences: SchemaStep = async (tx, dialect) => {
  if (dialect === 'sqlite') return;
  for (const name of references) await tx.schema.alterTable('cart_lines').dropConstraint(name).execute();
};
