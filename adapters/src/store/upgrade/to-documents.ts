import type { ShopSums } from '@shop/core/seller/views/shop-sums';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { StoreTrouble } from '../database/store-failure.ts';
import type { SqlDialectName } from '../schema/table.ts';
import { transferSums } from '../transfer/copy-tables.ts';
import { copyUnchanged, dropFormer, renameFormer } from './former-tables.ts';
import { moveCarts } from './move-carts.ts';
import { moveOrders } from './move-orders.ts';

/** Returns the sums of a shop of release 0.2.0. Its cards have no balance, and its history starts with the order. */
const formerSums = async (db: Db): Promise<Omit<ShopSums, 'cardsLeft' | 'history'> | undefined> => {
  const { rows } = await sql<Omit<ShopSums, 'cardsLeft' | 'history'>>`select
    (select count(*) from former_orders) as orders,
    (select coalesce(sum(total), 0) from former_orders) as cents,
    (select coalesce(sum(sold), 0) from former_facility_periods) as "placesSold",
    (select coalesce(sum(paying), 0) from former_facility_periods) as "placesPaying",
    (select coalesce(sum(held), 0) from former_facility_periods) as "placesHeld",
    (select count(*) from former_order_tickets) as tickets,
    (select count(*) from former_payment_attempts) as payments,
    (select count(*) from former_order_mails where due_at is not null) as "mailsDue",
    (select count(*) from former_carts) as carts,
    (select count(*) from former_idempotency_keys) as keys,
    (select count(*) from former_accounts) as accounts`.execute(db);
  return rows[0];
};

/** Converts the rows of release 0.2.0 to documents. The old tables are renamed before `createTables` runs. Throws
 *  when a row cannot be read or is missing afterwards; the transaction then changes nothing. */
export const moveToDocuments = async (
  db: Db,
  dialect: SqlDialectName,
  createTables: () => Promise<void>,
): Promise<void> => {
  // Keys come in random order: with SQLite's default of 2 MB, changed pages would be written and read repeatedly.
  if (dialect === 'sqlite') await sql`pragma cache_size = -131072`.execute(db);
  await renameFormer(db, dialect);
  await createTables();
  await copyUnchanged(db);
  await moveCarts(db, dialect);
  await moveOrders(db, dialect);
  const { cardsLeft: _, history: __, ...after } = await transferSums(db);
  const before = await formerSums(db);
  if (JSON.stringify(before) !== JSON.stringify(after))
    throw new StoreTrouble('damaged', `the sums differ: ${JSON.stringify(before)} and ${JSON.stringify(after)}`);
  await dropFormer(db);
};
