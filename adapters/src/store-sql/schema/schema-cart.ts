import { minutes } from '@shop/core/dates/instant';
import { sql } from 'kysely';
import { columnTypes, type SchemaArea, type SchemaStep } from '../database/migrations.ts';
import { addClientSlots } from './schema-client-slots.ts';
import { shareFacilityPlaces } from './schema-facilities.ts';
import { addFirstUses } from './schema-first-uses.ts';
import { addKeptCalls } from './schema-kept-calls.ts';
import { freeLineReferences } from './schema-line-references.ts';

const createCarts: SchemaStep = async (tx, dialect) => {
  const { instant, clusteredEnd } = columnTypes(dialect);
  await tx.schema
    .createTable('carts')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('open', 'paying', 'sold')`))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .modifyEnd(clusteredEnd)
    .execute();
};

const createCartLines: SchemaStep = async (tx, dialect) => {
  const { instant, clusteredEnd } = columnTypes(dialect);
  await tx.schema
    .createTable('cart_lines')
    .addColumn('cart_id', 'text', (column) => column.notNull().references('carts.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.references('products.id'))
    .addColumn('price_list_id', 'text', (column) => column.references('price_lists.id'))
    .addColumn('upsell_id', 'text', (column) => column.references('upsells.id'))
    .addColumn('period', 'text')
    .addColumn('upsell_day', 'text')
    .addColumn('chosen_price', 'integer')
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
    .addColumn('persons_each', 'integer', (column) => column.notNull().check(sql`persons_each >= 0`))
    .addColumn('place_state', 'text', (column) =>
      column.notNull().check(sql`place_state in ('none', 'held', 'lapsed', 'paying', 'sold')`),
    )
    .addColumn('first_added_at', instant, (column) => column.notNull())
    .addColumn('last_added_at', instant, (column) => column.notNull())
    .addColumn('hold_until', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('cart_lines_key', ['cart_id', 'id'])
    .addForeignKeyConstraint('cart_lines_period', ['product_id', 'period'], 'ticket_periods', ['product_id', 'period'])
    .addCheckConstraint('cart_lines_one_thing', sql`(upsell_id is null) <> (price_list_id is null)`)
    .addCheckConstraint('cart_lines_places', sql`(period is null) = (place_state = 'none')`)
    .modifyEnd(clusteredEnd)
    .execute();
  await tx.schema
    .createIndex('cart_lines_by_period')
    .on('cart_lines')
    .columns(['product_id', 'period', 'place_state', 'hold_until'])
    .execute();
};

const createPromoUses: SchemaStep = async (tx, dialect) => {
  const { instant, clusteredEnd } = columnTypes(dialect);
  await tx.schema
    .createTable('promo_uses')
    .addColumn('cart_id', 'text', (column) => column.notNull().primaryKey().references('carts.id').onDelete('cascade'))
    .addColumn('code', 'text', (column) => column.notNull().references('promo_codes.code'))
    .addColumn('place_state', 'text', (column) =>
      column.notNull().check(sql`place_state in ('held', 'lapsed', 'paying', 'sold')`),
    )
    .addColumn('hold_until', instant, (column) => column.notNull())
    .modifyEnd(clusteredEnd)
    .execute();
  await tx.schema
    .createIndex('promo_uses_by_code')
    .on('promo_uses')
    .columns(['code', 'place_state', 'hold_until'])
    .execute();
};

const createIdempotencyKeys: SchemaStep = async (tx, dialect) => {
  const { instant, clusteredEnd } = columnTypes(dialect);
  await tx.schema
    .createTable('idempotency_keys')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('cart_id', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_key', ['scope', 'key'])
    .modifyEnd(clusteredEnd)
    .execute();
};

const createCartTables: SchemaStep = async (tx, dialect) => {
  await createCarts(tx, dialect);
  await createCartLines(tx, dialect);
  await createPromoUses(tx, dialect);
  await createIdempotencyKeys(tx, dialect);
};

/** A cart's payment and a code's use know their times by themselves. */
const addTimesOfPayments: SchemaStep = async (tx, dialect) => {
  const { instant } = columnTypes(dialect);
  await tx.schema.alterTable('carts').addColumn('paying_until', instant).execute();
  await sql`update carts set paying_until = (
    select max(hold_until) from cart_lines where cart_id = carts.id and place_state = 'paying'
  ) where state = 'paying'`.execute(tx);
  // Carts of gift cards have no places: a payment has fifteen minutes, and two of grace.
  await sql`update carts set paying_until = updated_at + ${minutes(17)} where state = 'paying' and paying_until is null`.execute(
    tx,
  );
  await tx.schema
    .alterTable('promo_uses')
    .addColumn('first_held_at', instant, (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update promo_uses set first_held_at = hold_until - ${minutes(15)} where hold_until > 0`.execute(tx);
};

/** Keeps first moments with the cart, whose row every change reads and writes anyway. */
const addFirstMoments: SchemaStep = async (tx) => {
  await tx.schema.alterTable('carts').addColumn('first_moments', 'text').execute();
};

/** Only lines whose places are counted until a moment are looked for by their day; those that are sold fill no index. */
const indexCountedLines: SchemaStep = async (tx) => {
  await tx.schema
    .createIndex('cart_lines_counted')
    .on('cart_lines')
    .columns(['product_id', 'period', 'hold_until'])
    .where(sql.ref('place_state'), 'in', ['held', 'paying'])
    .execute();
  await tx.schema.dropIndex('cart_lines_by_period').execute();
};

/** What a cart still has to tell, and where lines stood, in the row that every change reads and writes anyway. */
const addLostTickets: SchemaStep = async (tx) => {
  await tx.schema.alterTable('carts').addColumn('lost_tickets', 'text').execute();
  await tx.schema.alterTable('carts').addColumn('former_positions', 'text').execute();
};

/** What a cart still has to tell of its promo code. */
const addLostCode: SchemaStep = async (tx) => {
  await tx.schema.alterTable('carts').addColumn('lost_code', 'text').execute();
  await tx.schema.alterTable('carts').addColumn('lost_code_reason', 'text').execute();
};

const steps = [
  createCartTables,
  addTimesOfPayments,
  addFirstMoments,
  indexCountedLines,
  addLostTickets,
  shareFacilityPlaces,
  addLostCode,
  addKeptCalls,
  addFirstUses,
  addClientSlots,
  freeLineReferences,
];

/** Carts, their lines with the places they hold, and the keys of changes already made. Needs the catalog's tables. */
export const cartSchema: SchemaArea = { name: 'cart', steps };
