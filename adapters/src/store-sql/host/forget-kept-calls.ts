import type { Instant } from '@shop/core/dates/instant';
import type { CartId } from '@shop/core/ids';
import { ok } from 'neverthrow';
import type { Database, Tx } from '../database/database.ts';

/** Deletes so many of the oldest calls that were kept for support (D-SUPPORT-CODE) at most; how many there were. */
export const forgetKeptCalls = (database: Database, since: Instant, most: number) =>
  database.transaction({ isolation: 'serializable' }, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('kept_calls')
      .where('id', 'in', (among) =>
        among.selectFrom('kept_calls').select('id').where('asked_at', '<', since).orderBy('asked_at').limit(most),
      )
      .executeTakeFirst();
    return ok(Number(numDeletedRows));
  });

/** Deletes those of carts whose visitor asks to be forgotten. */
export const eraseKeptCalls = async (tx: Tx, carts: readonly CartId[]): Promise<void> => {
  if (carts.length > 0) await tx.deleteFrom('kept_calls').where('cart_id', 'in', carts).execute();
};
