import { sql } from 'kysely';
import { columnTypes, type SchemaStep } from '../database/migrations.ts';

/** Versions of the catalog are kept, and what left it stays for the carts that hold it (D-CATALOG-IMPORT). */
export const keepCatalogs: SchemaStep = async (tx, dialect) => {
  const { instant, tableEnd } = columnTypes(dialect);
  for (const table of ['products', 'price_lists', 'upsells', 'promo_codes']) {
    await tx.schema
      .alterTable(table)
      .addColumn('off_sale', 'integer', (column) => column.notNull().defaultTo(0).check(sql`off_sale in (0, 1)`))
      .execute();
  }
  await tx.schema
    .alterTable('catalogue_state')
    .addColumn('stamp', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await tx.schema
    .createTable('catalogue_versions')
    .addColumn('version', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('since', instant)
    .addColumn('document', 'text', (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();
};

/** An order says under which version it was made. */
export const addCatalogVersion: SchemaStep = async (tx) => {
  await tx.schema.alterTable('orders').addColumn('catalog_version', 'integer').execute();
};
