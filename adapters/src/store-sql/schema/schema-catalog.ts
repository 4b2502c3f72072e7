import { defaultPersonCategories } from '@shop/core/packages/person-categories';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { columnTypes, type SchemaArea, type SchemaStep } from '../database/migrations.ts';
import { keepCatalogs } from './schema-catalog-versions.ts';
import { addDayPrices } from './schema-day-prices.ts';
import { createFacilityPeriods, nameFacilities } from './schema-facilities.ts';
import { createPromoCodes, createUpsellTables } from './schema-offers.ts';
import { addPromoTerms } from './schema-promo-terms.ts';
import { addStays } from './schema-stays.ts';
import { createTexts, type TableEnd } from './schema-texts.ts';

const productTexts = [
  'url',
  'name',
  'short_description',
  'description',
  'terms_text',
  'help_text',
  'validity_text',
  'calendar_text',
  'select_text',
  'text_before_price',
  'text_after_price',
  'quantity_discount_text',
  'number_of_people',
];

const createProducts = async (tx: Tx, end: TableEnd): Promise<void> => {
  await tx.schema
    .createTable('products')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('type', 'text', (column) =>
      column
        .notNull()
        .check(sql`type in ('giftCard', 'dailyTicket', 'hourlyTicket', 'multiDayTicket', 'wellcardGiftCard')`),
    )
    .addColumn('page_group', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('is_value_card', 'integer', (column) => column.notNull().check(sql`is_value_card in (0, 1)`))
    .addColumn('quantity_discount_min_items', 'integer')
    .addColumn('window_days', 'integer', (column) => column.notNull().check(sql`window_days >= 0`))
    .modifyEnd(end)
    .execute();
  await createTexts(tx, end, 'product_texts', 'products.product_id', productTexts);
  await tx.schema
    .createIndex('product_texts_by_url')
    .unique()
    .on('product_texts')
    .columns(['language', 'url'])
    .execute();
};

const createCategories = async (tx: Tx, end: TableEnd): Promise<void> => {
  await tx.schema
    .createTable('categories')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .modifyEnd(end)
    .execute();
  await createTexts(tx, end, 'category_texts', 'categories.category_id', ['name']);
  await tx.schema
    .createTable('product_categories')
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('category_id', 'text', (column) => column.notNull().references('categories.id'))
    .addPrimaryKeyConstraint('product_categories_key', ['product_id', 'category_id'])
    .modifyEnd(end)
    .execute();
};

const createPrices = async (tx: Tx, end: TableEnd): Promise<void> => {
  await tx.schema
    .createTable('price_groups')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('enabled', 'integer', (column) => column.notNull().check(sql`enabled in (0, 1)`))
    .addColumn('weekdays', 'text', (column) => column.notNull())
    .modifyEnd(end)
    .execute();
  await createTexts(tx, end, 'price_group_texts', 'price_groups.price_group_id', ['name', 'description']);
  await tx.schema
    .createTable('price_lists')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('price_group_id', 'text', (column) => column.references('price_groups.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('price', 'integer', (column) => column.notNull().check(sql`price >= 0`))
    .addColumn('price_with_discount', 'integer', (column) => column.check(sql`price_with_discount >= 0`))
    .addColumn('enabled', 'integer', (column) => column.notNull().check(sql`enabled in (0, 1)`))
    .modifyEnd(end)
    .execute();
  await createTexts(tx, end, 'price_list_texts', 'price_lists.price_list_id', ['name']);
  await tx.schema
    .createTable('package_items')
    .addColumn('price_list_id', 'text', (column) => column.notNull().references('price_lists.id'))
    .addColumn('category_id', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
    .addPrimaryKeyConstraint('package_items_key', ['price_list_id', 'category_id'])
    .modifyEnd(end)
    .execute();
};

const createPeriods = async (tx: Tx, end: TableEnd, clustered: TableEnd): Promise<void> => {
  await tx.schema
    .createTable('seasons')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('first_day', 'text', (column) => column.notNull())
    .addColumn('last_day', 'text', (column) => column.notNull())
    .modifyEnd(end)
    .execute();
  await createTexts(tx, end, 'season_texts', 'seasons.season_id', ['name']);
  await tx.schema
    .createTable('ticket_periods')
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('capacity', 'integer', (column) => column.notNull())
    .addColumn('sold', 'integer', (column) => column.notNull().defaultTo(0).check(sql`sold >= 0`))
    .addColumn('paying', 'integer', (column) => column.notNull().defaultTo(0).check(sql`paying >= 0`))
    .addColumn('held', 'integer', (column) => column.notNull().defaultTo(0).check(sql`held >= 0`))
    .addColumn('facility_percent', 'integer', (column) =>
      column.notNull().check(sql`facility_percent between 0 and 100`),
    )
    .addPrimaryKeyConstraint('ticket_periods_key', ['product_id', 'period'])
    .addCheckConstraint('ticket_periods_capacity', sql`sold + paying + held <= capacity`)
    .modifyEnd(clustered)
    .execute();
};

const createCatalog: SchemaStep = async (tx, dialect) => {
  const { tableEnd, clusteredEnd } = columnTypes(dialect);
  await tx.schema
    .createTable('catalogue_state')
    .addColumn('id', 'integer', (column) => column.notNull().primaryKey().check(sql`id = 1`))
    .addColumn('version', 'integer', (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();
  await sql`insert into catalogue_state (id, version) values (1, 0)`.execute(tx);
  await createProducts(tx, tableEnd);
  await createCategories(tx, tableEnd);
  await createPrices(tx, tableEnd);
  await createPeriods(tx, tableEnd, clusteredEnd);
  await createUpsellTables(tx, tableEnd);
  await createPromoCodes(tx, tableEnd);
};

/** Whose price a single one is. Until now all were those of the sample, which tell it by the end of their id. */
const addPriceCategory: SchemaStep = async (tx) => {
  await tx.schema.alterTable('price_lists').addColumn('category_id', 'text').execute();
  const { adult, child } = defaultPersonCategories;
  for (const [end, category] of Object.entries({ '%-adult': adult, '%-child': child }))
    await tx.updateTable('price_lists').set({ category_id: category }).where(sql<boolean>`id like ${end}`).execute();
};

/** Seasons that were sold once stay known to the carts that hold passes of them. */
const keepFormerSeasons: SchemaStep = async (tx) => {
  await tx.schema
    .alterTable('seasons')
    .addColumn('off_sale', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
};

const steps = [
  createCatalog,
  nameFacilities,
  addStays,
  addPriceCategory,
  addPromoTerms,
  createFacilityPeriods,
  addDayPrices,
  keepCatalogs,
  keepFormerSeasons,
];

/** Products, their texts and prices, days with their places, upsells and promo codes. */
export const catalogSchema: SchemaArea = { name: 'catalogue', steps };
