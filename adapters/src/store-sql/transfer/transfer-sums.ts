import type { ShopSums } from '@shop/core/host/views/shop-sums';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

const one = async (db: Db, asked: ReturnType<typeof sql<{ readonly sum: number }>>): Promise<number> =>
  (await asked.execute(db)).rows[0]?.sum ?? 0;

const count = (db: Db, table: string): Promise<number> =>
  one(db, sql<{ readonly sum: number }>`select count(*) as sum from ${sql.table(table)}`);

const total = (db: Db, table: string, column: string): Promise<number> =>
  one(db, sql<{ readonly sum: number }>`select coalesce(sum(${sql.ref(column)}), 0) as sum from ${sql.table(table)}`);

/** Adds up what a shop has sold and owes. */
export const transferSums = async (db: Db): Promise<ShopSums> => ({
  orders: await count(db, 'orders'),
  cents: await total(db, 'orders', 'total'),
  placesSold: await total(db, 'facility_periods', 'sold'),
  placesPaying: await total(db, 'facility_periods', 'paying'),
  placesHeld: await total(db, 'facility_periods', 'held'),
  tickets: await count(db, 'order_tickets'),
  payments: await count(db, 'payment_attempts'),
  history: await count(db, 'order_notes'),
  mailsDue: await one(db, sql<{ readonly sum: number }>`select count(due_at) as sum from order_mails`),
  carts: await count(db, 'carts'),
  keys: await count(db, 'idempotency_keys'),
  accounts: await count(db, 'accounts'),
});
