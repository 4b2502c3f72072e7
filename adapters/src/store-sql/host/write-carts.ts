import type { CodeUse, HostCart, HostLine } from '@shop/core/host/cart/host-cart';
import type { HostState } from '@shop/core/host/state';
import type { TouchedRecords } from '@shop/core/host/touched-records';
import type { Tx } from '../database/database.ts';
import { preparedDelete, preparedInsert, preparedUpdate } from '../database/prepared-write.ts';
import type { PromoUses } from '../tables/cart-tables.ts';
import { cartRow, codeUseRow } from './cart-rows.ts';
import { type LineRow, lineRow } from './line-rows.ts';

const insertCart = preparedInsert('carts');
const updateCart = preparedUpdate('carts');
const deleteCart = preparedDelete('carts');
const insertLine = preparedInsert('cart_lines');
const updateLine = preparedUpdate('cart_lines');
const deleteLine = preparedDelete('cart_lines');
const insertUse = preparedInsert('promo_uses');
const updateUse = preparedUpdate('promo_uses');
const deleteUse = preparedDelete('promo_uses');

const writeCart = async (tx: Tx, before: HostCart | undefined, after: HostCart): Promise<boolean> => {
  if (before === undefined) {
    await insertCart(tx, cartRow(after));
    return true;
  }
  const { id, ...set } = cartRow(after);
  const { state, version } = before;
  return updateCart(tx, { set, where: { id, state, version } });
};

/** What a line must still be while it is changed. */
const lineAsItWas = ({ cart_id, id, place_state, hold_until }: LineRow) => ({ cart_id, id, place_state, hold_until });

const changeLine = (tx: Tx, before: HostLine, after: HostLine): Promise<boolean> => {
  const was = lineRow(before);
  const { quantity, place_state, first_added_at, last_added_at, hold_until } = lineRow(after);
  const set = { quantity, place_state, first_added_at, last_added_at, hold_until };
  return updateLine(tx, { set, where: { ...lineAsItWas(was), quantity: was.quantity } });
};

const writeLine = async (tx: Tx, before: HostLine | undefined, after: HostLine | undefined): Promise<boolean> => {
  if (before !== undefined && after !== undefined) return changeLine(tx, before, after);
  if (before !== undefined) return deleteLine(tx, lineAsItWas(lineRow(before)));
  if (after !== undefined) await insertLine(tx, lineRow(after));
  return true;
};

const useAsItWas = ({ cart_id, code, place_state, hold_until }: PromoUses) => ({
  cart_id,
  code,
  place_state,
  hold_until,
});

const changeUse = (tx: Tx, before: CodeUse, after: CodeUse): Promise<boolean> => {
  const { cart_id: _, ...set } = codeUseRow(after);
  return updateUse(tx, { set, where: useAsItWas(codeUseRow(before)) });
};

const writeUse = async (tx: Tx, before: CodeUse | undefined, after: CodeUse | undefined): Promise<boolean> => {
  if (before !== undefined && after !== undefined) return changeUse(tx, before, after);
  if (before !== undefined) return deleteUse(tx, useAsItWas(codeUseRow(before)));
  if (after !== undefined) await insertUse(tx, codeUseRow(after));
  return true;
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
    if (gone === undefined) continue;
    const { id: cart, state, version } = gone;
    if (!(await deleteCart(tx, { id: cart, state, version }))) return false;
  }
  return true;
};
