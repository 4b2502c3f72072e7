import { type Instant, instant, instantText } from '@shop/core/dates/instant';
import type { Db, Tx } from '../database/database.ts';

/** The row of `shop_moves` that says so. */
const restoreRow = 2;

/** Notes in a database that its shop is put back from a backup, which its keeper has to go through. `place`: the
 *  backup, without user and password. */
export const noteRestore = async (tx: Tx, place: string, now: Instant): Promise<void> => {
  const row = { state: 'restored', transfer: '', place, moved_at: now } as const;
  await tx
    .insertInto('shop_moves')
    .values({ id: restoreRow, ...row })
    .onConflict((on) => on.column('id').doUpdateSet(row))
    .execute();
};

/** When the shop of a database was put back last, in ISO 8601, until its keeper closes that. */
export const openRestoreOf = async (db: Db): Promise<string | undefined> => {
  const noted = await db.selectFrom('shop_moves').select('moved_at').where('id', '=', restoreRow).executeTakeFirst();
  return noted && instantText(instant(noted.moved_at));
};

/** Closes the restore of a database; one that is closed stays so. */
export const closeRestore = async (tx: Tx): Promise<void> => {
  await tx.deleteFrom('shop_moves').where('id', '=', restoreRow).execute();
};
