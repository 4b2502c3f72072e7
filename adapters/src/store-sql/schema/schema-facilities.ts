import { sql } from 'kysely';
import { columnTypes, type SchemaStep } from '../database/migrations.ts';

/** A ticket of before shares its places with no other: it is a facility of its own. */
export const nameFacilities: SchemaStep = async (tx) => {
  await tx.schema.alterTable('products').addColumn('facility_id', 'text').execute();
  await sql`update products set facility_id = id where type in ('dailyTicket', 'hourlyTicket', 'multiDayTicket')`.execute(
    tx,
  );
};

/** Places are counted for a facility; what a product counted of its own is its facility's. */
export const createFacilityPeriods: SchemaStep = async (tx, dialect) => {
  const { clusteredEnd } = columnTypes(dialect);
  await tx.schema
    .createTable('facility_periods')
    .addColumn('facility_id', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('capacity', 'integer', (column) => column.notNull())
    .addColumn('sold', 'integer', (column) => column.notNull().check(sql`sold >= 0`))
    .addColumn('paying', 'integer', (column) => column.notNull().check(sql`paying >= 0`))
    .addColumn('held', 'integer', (column) => column.notNull().check(sql`held >= 0`))
    .addPrimaryKeyConstraint('facility_periods_key', ['facility_id', 'period'])
    .addCheckConstraint('facility_periods_capacity', sql`sold + paying + held <= capacity`)
    .modifyEnd(clusteredEnd)
    .execute();
  await sql`insert into facility_periods (facility_id, period, capacity, sold, paying, held)
    select products.facility_id, day.period, sum(day.capacity), sum(day.sold), sum(day.paying), sum(day.held)
    from ticket_periods as day join products on products.id = day.product_id
    group by products.facility_id, day.period`.execute(tx);
};

const columns = sql.raw(
  'cart_id, id, position, product_id, price_list_id, upsell_id, period, upsell_day, chosen_price, quantity, persons_each, place_state, first_added_at, last_added_at, hold_until',
);

/** A line keeps whose places it has, and refers to those. */
const rebuildCartLines: SchemaStep = async (tx, dialect) => {
  const { instant, clusteredEnd } = columnTypes(dialect);
  await tx.schema
    .createTable('cart_lines_of_facilities')
    .addColumn('cart_id', 'text', (column) => column.notNull().references('carts.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.references('products.id'))
    .addColumn('price_list_id', 'text', (column) => column.references('price_lists.id'))
    .addColumn('upsell_id', 'text', (column) => column.references('upsells.id'))
    .addColumn('facility_id', 'text')
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
    .addPrimaryKeyConstraint('cart_lines_of_cart', ['cart_id', 'id'])
    .addForeignKeyConstraint('cart_lines_places_of', ['facility_id', 'period'], 'facility_periods', [
      'facility_id',
      'period',
    ])
    .addCheckConstraint('cart_lines_of_one_thing', sql`(upsell_id is null) <> (price_list_id is null)`)
    .addCheckConstraint('cart_lines_with_places', sql`(period is null) = (place_state = 'none')`)
    .addCheckConstraint('cart_lines_with_facility', sql`(period is null) = (facility_id is null)`)
    .modifyEnd(clusteredEnd)
    .execute();
  await sql`insert into cart_lines_of_facilities (${columns}, facility_id)
    select ${columns}, case when period is null then null else product_id end from cart_lines`.execute(tx);
  await tx.schema.dropTable('cart_lines').execute();
  await tx.schema.alterTable('cart_lines_of_facilities').renameTo('cart_lines').execute();
  await tx.schema
    .createIndex('cart_lines_overdue')
    .on('cart_lines')
    .columns(['facility_id', 'period', 'hold_until'])
    .where(sql.ref('place_state'), 'in', ['held', 'paying'])
    .execute();
};

/** Nothing refers to a product's days any more; they say when it is sold, and for how much less. */
const dropCountsOfProducts: SchemaStep = async (tx, dialect) => {
  const { clusteredEnd } = columnTypes(dialect);
  await tx.schema
    .createTable('product_periods')
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('facility_percent', 'integer', (column) =>
      column.notNull().check(sql`facility_percent between 0 and 100`),
    )
    .addPrimaryKeyConstraint('product_periods_key', ['product_id', 'period'])
    .modifyEnd(clusteredEnd)
    .execute();
  await sql`insert into product_periods select product_id, period, facility_percent from ticket_periods`.execute(tx);
  await tx.schema.dropTable('ticket_periods').execute();
};

/** Lines take places of a facility, and the counts of single products are gone (D-FACILITY-PLACES). */
export const shareFacilityPlaces: SchemaStep = async (tx, dialect) => {
  await rebuildCartLines(tx, dialect);
  await dropCountsOfProducts(tx, dialect);
};
