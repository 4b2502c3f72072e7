import type { Db } from '../database/database.ts';
import { isOlderShop, migrationTable } from '../database/migrate.ts';
import { standingRelations } from '../database/standing-relations.ts';

/** What stands in a database; `arrived` names the transfer that filled it. */
export type TargetState =
  | { readonly type: 'empty' | 'foreign' | 'taken' }
  | { readonly type: 'arrived'; readonly transfer: string };

/** Looked up before anything is written. */
export const targetState = async (db: Db): Promise<TargetState> => {
  const names = await standingRelations(db);
  if (names.length === 0) return { type: 'empty' };
  if (!names.includes(migrationTable)) return { type: isOlderShop(names) ? 'taken' : 'foreign' };
  if (!names.includes('shop_moves')) return { type: 'taken' };
  const move = await db.selectFrom('shop_moves').select('transfer').where('state', '=', 'arrived').executeTakeFirst();
  return move === undefined ? { type: 'taken' } : { type: 'arrived', transfer: move.transfer };
};
