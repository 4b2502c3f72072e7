import type { Change } from '@shop/core/host/changes';
import { intentId } from '@shop/core/host/state';
import type { Tx } from '../database/database.ts';
import { preparedInsert, preparedUpsert } from '../database/prepared-write.ts';
import { intentRow } from './cart-rows.ts';
import { inOneOrder } from './in-one-order.ts';
import { buyerRow } from './order-rows.ts';

const insertIntents = preparedInsert('idempotency_keys');
const saveBuyer = preparedUpsert('buyers', ['cart_id', 'session_hash']);

/** Writes the keys of changes, under which they are found when they are asked for again. */
export const writeIntents = (tx: Tx, changes: readonly Change[]): Promise<void> =>
  insertIntents(
    tx,
    inOneOrder(
      changes.flatMap((change) => (change.type === 'intentRecorded' ? [intentRow(change.intent)] : [])),
      ({ scope, key }) => intentId(scope, key),
    ),
  );

/** Writes the personal data that a session entered, with what it was told since. */
export const writeEntry = async (tx: Tx, change: Change): Promise<void> => {
  if (change.type === 'buyerSaved') await saveBuyer(tx, buyerRow(change.buyer));
  if (change.type === 'totalTold') {
    await tx
      .updateTable('buyers')
      .set({ told_version: change.version, told_total: change.total })
      .where('cart_id', '=', change.cartId)
      .where('session_hash', '=', change.sessionDigest)
      .execute();
  }
};
