import { type Instant, instant, instantText } from '@shop/core/dates/instant';
import type { Db, Tx } from '../database/database.ts';

/** Id of the row of `shop_moves` for a restore. */
const restoreRow = 2;

/** Stores that the shop was restored from a backup and waits for its operator's review. `place` is the backup,
 *  without user and password. */
export const noteRestore = async (tx: Tx, place: string, now: Instant): Promise<void> => {
  const row = { state: 'restored', transfer: '', place, moved_at: now } as const;
  await tx
    .insertInto('shop_moves')
    .values({ id: restoreRow, ...row })
    .onConflict((on) => on.column('id').doUpdateSet(row))
    .execute();
};

/** Returns the time of the last restore in ISO 8601. `undefined` when it is closed. */
export const openRestoreOf = async (db: Db): Promise<string | undefined> => {
  const noted = await db.selectFrom('shop_moves').select('moved_at').where('id', '=', restoreRow).executeTakeFirst();
  return noted && instantText(instant(noted.moved_at));
};

/** Closes the restore of a database. Calling it twice has no effect. */
export const closeRestore = async (tx: Tx): Promise<void> => {
  await tx.deleteFrom('shop_moves').where('id', '=', restoreRow).execute();
};
