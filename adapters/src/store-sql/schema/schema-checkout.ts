import { sql } from 'kysely';
import { columnTypes, type SchemaArea, type SchemaStep } from '../database/migrations.ts';
import { addCatalogVersion } from './schema-catalog-versions.ts';
import { addDeclineReason } from './schema-decline-reason.ts';
import { addDrafts } from './schema-drafts.ts';
import { addMoneySeen } from './schema-money-seen.ts';
import { addOrderKeys } from './schema-order-keys.ts';
import { addOrderNotes } from './schema-order-notes.ts';
import { addOutbox } from './schema-outbox.ts';
import { addRetentionIndexes } from './schema-retention.ts';
import { addStrayPayments } from './schema-stray-payments.ts';

const createBuyers: SchemaStep = async (tx, dialect) => {
  const { instant, tableEnd } = columnTypes(dialect);
  await tx.schema
    .createTable('buyers')
    .addColumn('cart_id', 'text', (column) => column.notNull().primaryKey().references('carts.id').onDelete('cascade'))
    .addColumn('session_hash', 'text', (column) => column.notNull())
    .addColumn('customer', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('member_hash_id', 'text')
    .addColumn('mtc_id', instant, (column) => column.notNull())
    .addColumn('saved_at', instant, (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();
};

const createOrders: SchemaStep = async (tx, dialect) => {
  const { instant, tableEnd } = columnTypes(dialect);
  await tx.schema
    .createTable('orders')
    .addColumn('ref', 'text', (column) => column.notNull().primaryKey())
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('cancel_id', 'text', (column) => column.notNull().unique())
    // No cascade: an order with a payment attempt is never deleted, and neither is its cart (R-HOLD-9).
    .addColumn('cart_id', 'text', (column) => column.notNull().references('carts.id'))
    .addColumn('cart_version', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('product_type', 'text', (column) => column.notNull())
    .addColumn('payment_type', 'text', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull().check(sql`total >= 0`))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('payment_status', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) =>
      column.notNull().check(sql`outcome in ('open', 'completed', 'refunded', 'canceled')`),
    )
    .addColumn('paid_attempt', 'text')
    .addColumn('placed_at', instant, (column) => column.notNull())
    // Only free orders are completed without money.
    .addCheckConstraint('orders_paid', sql`outcome <> 'completed' or total = 0 or paid_attempt is not null`)
    .modifyEnd(tableEnd)
    .execute();
  await tx.schema.createIndex('orders_by_cart').on('orders').columns(['cart_id', 'placed_at']).execute();
  await tx.schema
    .createTable('order_buyers')
    .addColumn('order_ref', 'text', (column) => column.notNull().primaryKey().references('orders.ref'))
    .addColumn('customer', 'text', (column) => column.notNull())
    .addColumn('member_hash_id', 'text')
    .addColumn('mtc_id', instant, (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();
  await tx.schema
    .createTable('order_numbers')
    .addColumn('year', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();
};

const createAttempts: SchemaStep = async (tx, dialect) => {
  const { instant, tableEnd } = columnTypes(dialect);
  await tx.schema
    .createTable('payment_attempts')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('order_ref', 'text', (column) => column.notNull().references('orders.ref'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .check(
          sql`state in ('opening', 'open', 'late', 'paid', 'declined', 'canceled', 'failed', 'refunding', 'refunded')`,
        ),
    )
    .addColumn('redirect_url', 'text')
    .addColumn('session_ends_at', instant, (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('ask_at', instant)
    .addUniqueConstraint('payment_attempts_number', ['order_ref', 'number'])
    .modifyEnd(tableEnd)
    .execute();
  // At most one attempt that a buyer can pay, and at most one whose money is kept (R-GUARD-2).
  await tx.schema
    .createIndex('payment_attempts_one_open')
    .unique()
    .on('payment_attempts')
    .column('order_ref')
    .where(sql.ref('state'), 'in', ['opening', 'open'])
    .execute();
  await tx.schema
    .createIndex('payment_attempts_one_paid')
    .unique()
    .on('payment_attempts')
    .column('order_ref')
    .where(sql.ref('state'), '=', 'paid')
    .execute();
  await tx.schema
    .createIndex('payment_attempts_to_ask')
    .on('payment_attempts')
    .column('ask_at')
    .where(sql.ref('ask_at'), 'is not', null)
    .execute();
  await tx.schema
    .createTable('payment_events')
    .addColumn('event_id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('attempt_id', 'text', (column) => column.notNull().references('payment_attempts.id'))
    .addColumn('received_at', instant, (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();
};

const createCheckoutTables: SchemaStep = async (tx, dialect) => {
  await createBuyers(tx, dialect);
  await createOrders(tx, dialect);
  await createAttempts(tx, dialect);
};

/** Data belong to a cart and a session, and an order to the session that bought it; what is there is kept. */
const keyBySession: SchemaStep = async (tx, dialect) => {
  const { instant, tableEnd } = columnTypes(dialect);
  await tx.schema
    .createTable('buyers_by_session')
    .addColumn('cart_id', 'text', (column) => column.notNull().references('carts.id').onDelete('cascade'))
    .addColumn('session_hash', 'text', (column) => column.notNull())
    .addColumn('customer', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('member_hash_id', 'text')
    .addColumn('mtc_id', instant, (column) => column.notNull())
    .addColumn('saved_at', instant, (column) => column.notNull())
    .addColumn('told_version', 'integer')
    .addColumn('told_total', 'integer')
    .addPrimaryKeyConstraint('buyers_key', ['cart_id', 'session_hash'])
    .modifyEnd(tableEnd)
    .execute();
  const columns = sql.raw('cart_id, session_hash, customer, language, member_hash_id, mtc_id, saved_at');
  await sql`insert into buyers_by_session (${columns}) select ${columns} from buyers`.execute(tx);
  await tx.schema.alterTable('orders').addColumn('session_hash', 'text').execute();
  await sql`update orders set session_hash = (
    select buyers.session_hash from buyers where buyers.cart_id = orders.cart_id
  )`.execute(tx);
  await tx.schema.dropTable('buyers').execute();
  await tx.schema.alterTable('buyers_by_session').renameTo('buyers').execute();
};

const steps = [
  createCheckoutTables,
  keyBySession,
  addMoneySeen,
  addCatalogVersion,
  addDrafts,
  addOrderKeys,
  addOutbox,
  addOrderNotes,
  addRetentionIndexes,
  addDeclineReason,
  addStrayPayments,
];

/** Buyers, orders and payment attempts. Needs the carts' tables. */
export const checkoutSchema: SchemaArea = { name: 'checkout', steps };
