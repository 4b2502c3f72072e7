import type { Change } from '@shop/core/host/changes';
import type { Selectable } from 'kysely';
import type { Tx } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import type { IdempotencyKeys } from '../tables/cart-tables.ts';
import { intentRow } from './cart-rows.ts';
import { buyerRow } from './order-rows.ts';

const insertIntent = preparedQuery<Selectable<IdempotencyKeys>>()((db, slot) =>
  db.insertInto('idempotency_keys').values({
    scope: slot('scope'),
    key: slot('key'),
    request_hash: slot('request_hash'),
    cart_id: slot('cart_id'),
    created_at: slot('created_at'),
  }),
);

/** Writes what changes add for good: keys of changes, and the personal data that a session entered, with what it was
 *  told since. */
export const writeEntry = async (tx: Tx, change: Change): Promise<void> => {
  if (change.type === 'intentRecorded') await insertIntent(tx, intentRow(change.intent));
  if (change.type === 'buyerSaved') {
    const { cart_id: _cart, session_hash: _session, ...data } = buyerRow(change.buyer);
    await tx
      .insertInto('buyers')
      .values(buyerRow(change.buyer))
      .onConflict((conflict) => conflict.columns(['cart_id', 'session_hash']).doUpdateSet(data))
      .execute();
  }
  if (change.type === 'totalTold') {
    await tx
      .updateTable('buyers')
      .set({ told_version: change.version, told_total: change.total })
      .where('cart_id', '=', change.cartId)
      .where('session_hash', '=', change.sessionDigest)
      .execute();
  }
};
