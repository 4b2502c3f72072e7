import type { CodeUse, HostCart, HostLine } from '@shop/core/host/cart/host-cart';
import type { HostState } from '@shop/core/host/state';
import type { TouchedRecords } from '@shop/core/host/touched-records';
import type { Tx } from '../database/database.ts';
import { changedAny } from '../database/prepared-query.ts';
import { preparedInsert, preparedUpdate } from '../database/prepared-write.ts';
import type { PromoUses } from '../tables/cart-tables.ts';
import { cartRow, codeUseRow } from './cart-rows.ts';
import { lineRow } from './line-rows.ts';

const insertCart = preparedInsert('carts');
const updateCart = preparedUpdate('carts');
const insertLine = preparedInsert('cart_lines');
const updateLine = preparedUpdate('cart_lines');

const writeCart = async (tx: Tx, before: HostCart | undefined, after: HostCart): Promise<boolean> => {
  if (before === undefined) {
    await insertCart(tx, cartRow(after));
    return true;
  }
  const { id, ...set } = cartRow(after);
  const { state, version } = before;
  return changedAny(await updateCart(tx, { set, where: { id, state, version } }));
};

const changeLine = async (tx: Tx, before: HostLine, after: HostLine): Promise<boolean> => {
  const was = lineRow(before);
  const { quantity, place_state, first_added_at, last_added_at, hold_until } = lineRow(after);
  const set = { quantity, place_state, first_added_at, last_added_at, hold_until };
  const { cart_id, id } = was;
  const where = { cart_id, id, quantity: was.quantity, place_state: was.place_state, hold_until: was.hold_until };
  return changedAny(await updateLine(tx, { set, where }));
};

const deleteLine = async (tx: Tx, line: HostLine): Promise<boolean> => {
  const was = lineRow(line);
  const gone = await tx
    .deleteFrom('cart_lines')
    .where('cart_id', '=', was.cart_id)
    .where('id', '=', was.id)
    .where('place_state', '=', was.place_state)
    .where('hold_until', '=', was.hold_until)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
};

const writeLine = async (tx: Tx, before: HostLine | undefined, after: HostLine | undefined): Promise<boolean> => {
  if (before !== undefined && after !== undefined) return changeLine(tx, before, after);
  if (before !== undefined) return deleteLine(tx, before);
  if (after !== undefined) await insertLine(tx, lineRow(after));
  return true;
};

const deleteUse = async (tx: Tx, was: PromoUses): Promise<boolean> => {
  const gone = tx.deleteFrom('promo_uses').where('cart_id', '=', was.cart_id).where('code', '=', was.code);
  const done = gone.where('place_state', '=', was.place_state).where('hold_until', '=', was.hold_until);
  return (await done.executeTakeFirst()).numDeletedRows > 0n;
};

const updateUse = async (tx: Tx, was: PromoUses, use: PromoUses): Promise<boolean> => {
  const { cart_id: _, ...columns } = use;
  const result = await tx
    .updateTable('promo_uses')
    .set(columns)
    .where('cart_id', '=', was.cart_id)
    .where('code', '=', was.code)
    .where('place_state', '=', was.place_state)
    .where('hold_until', '=', was.hold_until)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

const writeUse = async (tx: Tx, before: CodeUse | undefined, after: CodeUse | undefined): Promise<boolean> => {
  if (before !== undefined && after !== undefined) return updateUse(tx, codeUseRow(before), codeUseRow(after));
  if (before !== undefined) return deleteUse(tx, codeUseRow(before));
  if (after !== undefined) await tx.insertInto('promo_uses').values(codeUseRow(after)).execute();
  return true;
};

const deleteCart = async (tx: Tx, { id, state, version }: HostCart): Promise<boolean> => {
  const gone = tx.deleteFrom('carts').where('id', '=', id).where('state', '=', state).where('version', '=', version);
  return (await gone.executeTakeFirst()).numDeletedRows > 0n;
};

/** Writes carts, lines and promo codes as they are after changes. False when a record is no longer what it was before: somebody
 *  else was faster. */
export const writeCarts = async (
  tx: Tx,
  { carts, lines, codeUses }: TouchedRecords,
  before: HostState,
  after: HostState,
): Promise<boolean> => {
  for (const id of carts) {
    const cart = after.carts.get(id);
    if (cart !== undefined && !(await writeCart(tx, before.carts.get(id), cart))) return false;
  }
  for (const id of lines) {
    if (!(await writeLine(tx, before.lines.get(id), after.lines.get(id)))) return false;
  }
  for (const id of codeUses) {
    if (!(await writeUse(tx, before.codeUses.get(id), after.codeUses.get(id)))) return false;
  }
  for (const id of carts) {
    const gone = after.carts.has(id) ? undefined : before.carts.get(id);
    if (gone !== undefined && !(await deleteCart(tx, gone))) return false;
  }
  return true;
};
