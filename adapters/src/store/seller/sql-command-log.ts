import type { CartId } from '@shop/core/ids';
import { inDecidedOrder } from '@shop/core/seller/log/decided-order';
import { ok } from 'neverthrow';
import type { CommandLog } from '../../seller/seller-store.ts';
import type { Database } from '../database/database.ts';
import { logRowsIn, type StoredLogRow, writeLog } from './log-rows.ts';

/** Maximum number of rows read for one cart. */
const mostOfCart = 1000;

/** Returns the log of commands for support, shared by hosts. */
export const sqlCommandLog = (database: Database): CommandLog => ({
  lastCart: (owners) =>
    database.read(async (db) => {
      const opened = db.selectFrom('command_log').select('cart_id').where('owner', 'in', owners);
      const last = await opened.orderBy('at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();
      if (last === undefined) return ok(undefined);
      const rows: StoredLogRow[] = await db
        .selectFrom('command_log')
        .select(['id', 'cart_id', 'at', 'owner', 'document'])
        .where('cart_id', '=', last.cart_id)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(mostOfCart)
        .execute();
      const log = inDecidedOrder(logRowsIn(rows.toReversed()));
      return ok({ rows: log, isWhole: log.some(({ facts }) => facts.some(({ what }) => what === 'cartOpened')) });
    }),
  addRefusals: (rows) =>
    database.transaction({ isolation: 'read committed' }, async (tx) => {
      const named: readonly CartId[] = [...new Set(rows.map(({ cartId }) => cartId))];
      const there = tx.selectFrom('carts').select('id').where('id', 'in', named);
      const locked = database.dialect === 'postgres' ? there.forKeyShare() : there;
      const known = new Set((await locked.execute()).map(({ id }) => id));
      await writeLog(
        tx,
        database.dialect,
        rows.filter(({ cartId }) => known.has(cartId)),
      );
      return ok();
    }),
});
