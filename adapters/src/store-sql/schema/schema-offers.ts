import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { createTexts, languageCheck, type TableEnd } from './schema-texts.ts';

/** Upsells that go with products. */
export const createUpsellTables = async (tx: Tx, end: TableEnd): Promise<void> => {
  await tx.schema
    .createTable('upsells')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('price', 'integer', (column) => column.notNull().check(sql`price >= 0`))
    .addColumn('price_with_discount', 'integer', (column) => column.check(sql`price_with_discount >= 0`))
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('bound_to_day', 'integer', (column) => column.notNull().check(sql`bound_to_day in (0, 1)`))
    .modifyEnd(end)
    .execute();
  await createTexts(tx, end, 'upsell_texts', 'upsells.upsell_id', ['name', 'description']);
  await tx.schema
    .createTable('upsell_parents')
    .addColumn('upsell_id', 'text', (column) => column.notNull().references('upsells.id'))
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id'))
    .addPrimaryKeyConstraint('upsell_parents_key', ['upsell_id', 'product_id'])
    .modifyEnd(end)
    .execute();
};

/** Codes, each worth a percent or an amount, some of them limited. */
export const createPromoCodes = async (tx: Tx, end: TableEnd): Promise<void> => {
  await tx.schema
    .createTable('promo_codes')
    .addColumn('code', 'text', (column) => column.notNull().primaryKey())
    .addColumn('percent', 'integer', (column) => column.check(sql`percent between 0 and 100`))
    .addColumn('amount', 'integer', (column) => column.check(sql`amount >= 0`))
    .addColumn('max_uses', 'integer')
    .addColumn('used', 'integer', (column) => column.notNull().defaultTo(0).check(sql`used >= 0`))
    .addCheckConstraint('promo_codes_worth', sql`(percent is null) <> (amount is null)`)
    .addCheckConstraint('promo_codes_uses', sql`max_uses is null or used <= max_uses`)
    .modifyEnd(end)
    .execute();
  await tx.schema
    .createTable('promo_code_texts')
    .addColumn('code', 'text', (column) => column.notNull().references('promo_codes.code'))
    .addColumn('language', 'text', (column) => column.notNull().check(languageCheck))
    .addColumn('description', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('promo_code_texts_key', ['code', 'language'])
    .modifyEnd(end)
    .execute();
};
