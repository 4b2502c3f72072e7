import { columnTypes, type SchemaStep } from '../database/migrations.ts';

/** When and for what a code may be used. What was written before is not limited. */
export const addPromoTerms: SchemaStep = async (tx, dialect) => {
  for (const column of ['valid_from', 'valid_until', 'kinds']) {
    await tx.schema.alterTable('promo_codes').addColumn(column, 'text').execute();
  }
  await tx.schema
    .createTable('promo_code_products')
    .addColumn('code', 'text', (column) => column.notNull().references('promo_codes.code'))
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id'))
    .addPrimaryKeyConstraint('promo_code_products_key', ['code', 'product_id'])
    .modifyEnd(columnTypes(dialect).tableEnd)
    .execute();
};
