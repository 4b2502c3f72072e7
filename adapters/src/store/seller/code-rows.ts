import type { Instant } from '@shop/core/dates/instant';
import type { CartId } from '@shop/core/ids';
import { type CodeRow, type Codes, codesOf, type LoadedCode } from '@shop/core/seller/places/code-ledger';
import type { Db } from '../database/database.ts';
import { changedRows, insertion, statement } from '../database/statement.ts';
import type { SqlDialectName } from '../schema/table.ts';
import { LostRace } from './lost-race.ts';

/** Expired uses are only counted for codes with a limit. */
const selectCode = statement<LoadedCode>(`select used,
    case when max_uses is null then 0 else
      (select cast(count(*) as integer) from code_uses where code_uses.code = $1 and ends_at <= $2) end as ended
  from promo_codes where code = $1`);

/** Returns the uses of codes. */
export const loadCodes = async (
  db: Db,
  dialect: SqlDialectName,
  codes: readonly string[],
  now: Instant,
): Promise<Codes> => {
  const byCode = new Map<string, LoadedCode | undefined>();
  for (const code of codes) byCode.set(code, (await selectCode(db, dialect, [code, now])).rows[0]);
  return codesOf(byCode);
};

const lockCode = statement<{ readonly is_limited: number }>(
  'select case when max_uses is null then 0 else 1 end as is_limited from promo_codes where code = $1',
  { postgres: ' for no key update' },
);

const deleteOver = statement('delete from code_uses where code = $1 and ends_at <= $2 and ($3 = 1 or cart_id = $4)');

const updateUsed = statement(`update promo_codes set used = used + $2
  where code = $1 and (max_uses is null or used <= max_uses - $2)`);

const insertRows = insertion('code_uses', ['cart_id', 'code', 'state', 'ends_at']);

const asItWas = 'cart_id = $1 and code = $2 and state = $3 and ends_at is not distinct from $4';

const updateUse = statement(`update code_uses set state = $5, ends_at = $6 where ${asItWas}`);

const deleteUse = statement(`delete from code_uses where ${asItWas}`);

const valuesOf = ({ cartId, code, state, endsAt }: CodeRow) => [cartId, code, state, endsAt ?? null];

/** Inserts rows; the caller updates their counters. */
export const insertUses = (db: Db, dialect: SqlDialectName, rows: readonly CodeRow[]): Promise<number> =>
  insertRows(db, dialect, rows.map(valuesOf));

/** Writes a decision's changes of codes in the order of their keys. Uses are released before others are taken,
 *  because a cart has one code. Rejects with `LostRace` when another writer was first. */
export const saveCodes = async (
  db: Db,
  dialect: SqlDialectName,
  cartId: CartId,
  { changes, swept }: Codes,
  now: Instant,
): Promise<void> => {
  const inserts: CodeRow[] = [];
  for (const code of [...new Set([...swept, ...changes.keys()])].sort()) {
    const { from, to } = changes.get(code) ?? {};
    const difference = (to === undefined ? 0 : 1) - (from === undefined ? 0 : 1);
    const isSwept = swept.has(code);
    let over = 0;
    if (isSwept || difference === 0) {
      const { rows } = await lockCode(db, dialect, [code]);
      if (isSwept) over = changedRows(await deleteOver(db, dialect, [code, now, rows[0]?.is_limited ?? 0, cartId]));
    }
    const used = difference - over;
    if (used !== 0 && changedRows(await updateUsed(db, dialect, [code, used])) !== 1)
      throw new LostRace('a promo code has no use left any more');
    if (from !== undefined) {
      const was = valuesOf(from);
      const result =
        to === undefined
          ? await deleteUse(db, dialect, was)
          : await updateUse(db, dialect, [...was, to.state, to.endsAt ?? null]);
      if (changedRows(result) !== 1) throw new LostRace('the use of a promo code is not as its cart has it');
    } else if (to !== undefined) inserts.push(to);
  }
  await insertUses(db, dialect, inserts);
};
